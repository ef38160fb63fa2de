'use client'

import { displayLocalIds, type LocalId } from '@lootboxes/ledger'
import type { LootboxEntry } from '@lootboxes/lootbox'
import type { ForecastState, HeldLoot, LootDetails } from '@lootboxes/lootbox/client'
import { useAccount, useForecast, useHoldings, useLoot, useMember } from '@lootboxes/lootbox/react'
import {
  countText,
  Dialog,
  DialogContent,
  LootTiles,
  rarityNames,
  type ShelfTicket,
  TicketShelf,
  type TicketShelfProps,
  TxSummary,
  useReturnFocus,
} from '@lootboxes/ui'
import { useEffect, useMemo, useRef } from 'react'
import type { RedeemedLoot } from '@/client/client'
import { nextStepId } from '@/client/client'
import { useModalGuards } from '@/client/dialogs'
import { useClient } from '@/client/use-client'
import { words } from '@/config/copy'
import { LootCards } from '@/tickets/loot'
import { noTickets } from '@/tickets/no-tickets'
import { CostRow } from './cost-row'
import { ForecastNote, feeText } from './forecast'
import { OrderFooter } from './order-footer'
import { Receipts } from './receipts'
import { redeemedText } from './redeemed-text'
import { focusOrderAfter, PayerChanged } from './selection'
import { type Redeemed, useRedeemDialog } from './use-redeem-dialog'

/** Tiles shown while the message says that all is redeemed. */
const MAX_TILES = 10
/** Tiles above the tickets that are left. */
const MAX_TILES_BESIDE = 8
const finalTiles =
  '-mx-5 flex-wrap justify-center gap-3 bg-band px-5 pt-6 pb-10 sm:-mx-8 sm:px-8 sm:pb-18 flex! *:w-[28%] *:only:w-40 sm:*:w-[17%] *:odd:-rotate-2 *:even:rotate-2'

/** Modal 3 of the spec: choose revealed tickets, see their loot, hand them in for it. */
export function RedeemDialog() {
  const { flags, done$ } = useClient()
  const account = useAccount()
  const list = useRef<HTMLDivElement>(null)
  const { opener, redirect, onCloseAutoFocus } = useReturnFocus()
  const showNext = (all: Redeemed) => {
    redirect(nextStepId)
    done$.set({ kind: 'redeemed', ...all, opener })
  }
  const {
    ids,
    revealed,
    tickets,
    selection,
    message,
    redeemed,
    payerChanged,
    openOrder,
    isPending,
    order,
    redeem,
    box,
    start,
  } = useRedeemDialog({
    onMore: () => list.current?.focus(),
    onAll: showNext,
  })
  const { chosen, parts, choose } = selection
  // For as long as the message shows, the loot lies in place of the tickets that are left.
  const isOver = message !== undefined
  const close = () => {
    flags.redeemModal.hide()
    if (redeemed.receipts.length > 0) showNext(redeemed)
  }
  const allLoot = useLoot(revealed)
  const loot = allLoot?.filter(({ ticketId }) => chosen.some((id) => id === ticketId))
  const forecast = useForecast(order)
  const guards = useModalGuards()
  return (
    <Dialog open onOpenChange={(open) => (open ? undefined : close())}>
      <DialogContent
        title={words.redeemTitle}
        description={account && `${isOver ? 'Now in' : 'The items go to'} ${account.label}`}
        onOpenAutoFocus={focusOrderAfter(start)}
        onCloseAutoFocus={onCloseAutoFocus}
        {...guards}
        size="large"
      >
        {isOver ? null : <NowYours redeemed={redeemed} account={account?.label} />}
        <div ref={list} tabIndex={-1} className="flex flex-col gap-4">
          {isOver ? (
            <LootTiles loot={redeemed.loot} max={MAX_TILES} className={finalTiles} isDealt />
          ) : (
            <RevealedTickets box={box} tickets={revealed} loot={allLoot} selected={chosen} onSelectedChange={choose} />
          )}
        </div>
        {isOver || tickets.length === 0 ? null : <RedeemSummary tickets={tickets} parts={parts.length} />}
        <OrderFooter
          kind="redeem"
          {...{ selection, openOrder, isPending, message }}
          of={ids.length}
          onOrder={() => redeem(loot?.map(redeemedLoot))}
        >
          {forecast === undefined ? null : <RedeemForecast forecast={forecast} parts={parts.length} />}
        </OrderFooter>
        {payerChanged ? <PayerChanged /> : null}
      </DialogContent>
    </Dialog>
  )
}

type RevealedTicketsProps = Pick<TicketShelfProps, 'selected' | 'onSelectedChange'> & {
  box: LootboxEntry | undefined
  tickets: readonly HeldLoot[]
  loot: readonly LootDetails[] | undefined
}

/** The tickets to choose from, each with its loot. */
function RevealedTickets({ box, tickets, loot, ...selection }: RevealedTicketsProps) {
  const { status } = useHoldings()
  const shelf = useMemo(() => tickets.map(({ non_fungible_id: id }) => shelfTicket(id, loot)), [tickets, loot])
  return (
    <TicketShelf
      legend="Revealed tickets"
      title={box?.name ?? ''}
      picture={box?.bigImage}
      tickets={shelf}
      selectedLabel={words.selectedTickets}
      size="cards"
      empty={<p>{noTickets(status, 'Nothing to redeem in this account.')}</p>}
      {...selection}
    />
  )
}

/** A revealed ticket shows its loot: the first of several, and the cards of all once it is selected. */
function shelfTicket(id: LocalId, loot: readonly LootDetails[] | undefined): ShelfTicket {
  const own = loot?.filter(({ ticketId }) => ticketId === id) ?? []
  const [first] = own
  return {
    id,
    state: 'revealed',
    loot: first && (own.length > 1 ? `${first.name} and ${own.length - 1} more` : first.name),
    note: first?.rarity && rarityNames.label(first.rarity),
    picture: first?.nfsw ? undefined : first?.picture,
    card: first && <LootCards loot={own} />,
  }
}

/** Loot as the panel after the redemption shows it. */
const redeemedLoot = ({ resource, id, ticketId, name, picture, nfsw, rarity }: LootDetails): RedeemedLoot => ({
  key: `${resource}:${id}`,
  ticketId,
  name,
  picture: nfsw ? undefined : picture,
  rarity,
})

/** What the selection costs, and whether it will work. */
function RedeemForecast({ forecast, parts }: { forecast: ForecastState; parts: number }) {
  const fee = feeText(useMember(), forecast)
  return (
    <>
      <dl className="text-sm">
        <CostRow term="Network fee">{parts > 1 ? `${fee}, in each of ${parts} transactions` : fee}</CostRow>
      </dl>
      <ForecastNote kind="redeem" forecast={forecast} />
    </>
  )
}

type RedeemSummaryProps = {
  tickets: readonly HeldLoot[]
  /** How many transactions the tickets take. */
  parts: number
}

/** What leaves the account and what arrives. Nothing in it depends on chance: the box has chosen the items. */
function RedeemSummary({ tickets, parts }: RedeemSummaryProps) {
  const ids = tickets.map(({ non_fungible_id }) => non_fungible_id)
  const items = tickets.flatMap(({ loots }) => loots.flatMap(({ nonFungibleLocalId }) => nonFungibleLocalId)).length
  return (
    <TxSummary
      leaves={[{ what: countText(ids.length, 'ticket'), note: displayLocalIds(ids) }]}
      arrives={[{ what: countText(items, 'item') }]}
      note={parts > 1 ? 'If one of them fails, the later ones are not sent.' : undefined}
    />
  )
}

type NowYoursProps = { redeemed: Redeemed; account: string | undefined }

/**
 * The loot that was just redeemed while more is left, and a receipt for each transaction, opened in a new tab so that the
 * selection stays.
 */
function NowYours({ redeemed: { loot, receipts }, account }: NowYoursProps) {
  const place = useRef<HTMLDivElement>(null)
  const [receipt] = receipts
  useEffect(() => {
    const scroller = place.current?.closest('[data-slot=dialog-overlay]')
    if (receipt !== undefined && scroller) scroller.scrollTop = 0
  }, [receipt])
  return (
    <div ref={place} className={receipt === undefined ? 'contents' : 'border-leaf border-l-4 pl-4'}>
      <p role="status" className="empty:hidden">
        {receipt === undefined ? null : (
          <>
            <strong className="font-semibold">{redeemedText(loot)}.</strong> {account && `Now in ${account}.`}
          </>
        )}
      </p>
      {receipts.length === 0 ? null : (
        <>
          <LootTiles
            loot={loot}
            max={MAX_TILES_BESIDE}
            className="my-3 grid-cols-[repeat(auto-fill,minmax(4.5rem,6rem))]"
          />
          <p className="flex flex-wrap gap-x-4 gap-y-2 text-sm">
            <Receipts hashes={receipts} />
          </p>
        </>
      )}
    </div>
  )
}
