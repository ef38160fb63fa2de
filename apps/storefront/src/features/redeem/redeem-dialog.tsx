'use client'

import { Button, Dialog, DialogContent, Loading, Skeleton, TicketShelf } from '@lootboxes/ui'
import { useRef } from 'react'
import { words } from '@/words'
import { useMember } from '../club/use-member'
import { useModalGuards } from '../dialogs/use-modal-guards'
import { useReturnFocus } from '../dialogs/use-return-focus'
import { feeText } from '../forecast/fee-text'
import { ForecastNote } from '../forecast/forecast-note'
import { useForecast } from '../forecast/use-forecast'
import { LootCards } from '../loot/loot-cards'
import { useLoot } from '../loot/use-loot'
import { accountOf } from '../session/session'
import { useStorefront } from '../shop/shop-provider'
import { useStore } from '../store/use-store'
import { PartsNote } from '../trade/parts-note'
import { isPending } from '../trade/trade'
import { ReceiptLinks } from './receipt-links'
import { RedeemSummary } from './redeem-summary'
import { useRedeem } from './use-redeem'

/** Modal 3 of the spec: choose revealed tickets, see their loot, hand them in for it. */
export function RedeemDialog() {
  const { flags, session$, trade$ } = useStorefront()
  const account = accountOf(useStore(session$))
  const pending = isPending(useStore(trade$))
  const list = useRef<HTMLDivElement>(null)
  const { ids, tickets, selection, message, receipts, parts, order, redeem, box } = useRedeem({
    onMore: () => list.current?.focus(),
  })
  const loot = useLoot(tickets)
  const isMember = useMember()
  const forecast = useForecast(order, isMember)
  const { onCloseAutoFocus } = useReturnFocus()
  const guards = useModalGuards()
  const chosen = selection.chosen.length
  return (
    <Dialog open onOpenChange={(open) => (open ? undefined : flags.redeemModal.hide())}>
      <DialogContent
        title={words.redeemTitle}
        description={account && `The loot goes to ${account.label}`}
        onCloseAutoFocus={onCloseAutoFocus}
        {...guards}
        size="large"
      >
        <div ref={list} tabIndex={-1} className="flex flex-col gap-4">
          <TicketShelf
            legend="Revealed tickets"
            title={box?.name ?? ''}
            picture={box?.bigImage}
            tickets={ids.map((id) => ({ id, state: 'revealed' as const }))}
            selected={selection.chosen}
            onSelectedChange={selection.choose}
            selectedLabel={words.selectedTickets}
            empty={<p>Nothing to redeem in this account.</p>}
          />
          {tickets.length === 0 ? null : loot === undefined ? (
            <Loading label="Reading the loot">
              <Skeleton shape="box" className="h-56 max-w-44" />
            </Loading>
          ) : (
            <LootCards loot={loot} />
          )}
        </div>
        {tickets.length === 0 ? null : (
          <RedeemSummary tickets={tickets} fee={feeText(isMember ? 'box' : 'account', forecast)} parts={parts} />
        )}
        {forecast === undefined ? null : <ForecastNote kind="redeem" forecast={forecast} />}
        <PartsNote count={parts} />
        <Button look="primary" wide busy={pending} aria-disabled={chosen === 0} onClick={() => void redeem()}>
          {words.redeemTickets}
        </Button>
        {chosen === 0 && ids.length > 0 ? <p className="text-ink-soft text-sm">Choose at least one ticket.</p> : null}
        <p role="status" className="heading min-h-[1lh] text-xl empty:hidden">
          {message}
        </p>
        <ReceiptLinks hashes={receipts} />
      </DialogContent>
    </Dialog>
  )
}
