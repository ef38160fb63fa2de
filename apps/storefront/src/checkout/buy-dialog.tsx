'use client'

import { displayAmount, shortenAddress, times } from '@lootboxes/ledger'
import type { LootboxEntry } from '@lootboxes/lootbox'
import {
  type BestOdds,
  Button,
  chanceInTickets,
  chanceText,
  countText,
  Dialog,
  DialogContent,
  FactRow,
  FactRows,
  ForecastNote,
  focusDialog,
  formatCount,
  Link,
  QuantityField,
  rarityWords,
  useReturnFocus,
} from '@lootboxes/ui'
import { isTouchDevice, useWallet } from '@lootboxes/wallet-connector/react'
import { Suspense, useEffect, useState } from 'react'
import { connectButtonId, nextStepId } from '@/client/client'
import type { BoxSummary } from '@/client/current-box'
import { useModalGuards } from '@/client/dialogs'
import { lazyPart } from '@/client/lazy-part'
import { saleNotice } from '@/client/sale-notice'
import { useClient, useStore } from '@/client/use-client'
import { words } from '@/config/copy'
import type { BuyDetailsProps, CountLimitProps } from './buy-details'
import { ConnectHere } from './connect-here'
import { CostRow } from './cost-row'
import { useBuyDialog } from './use-buy-dialog'

const details = () => import('./buy-details')
const AccountCosts = lazyPart(async () => (await details()).AccountCosts)
const CountLimit = lazyPart(async () => (await details()).CountLimit)
const BuyForecast = lazyPart(async () => (await details()).BuyForecast)
const BuySummary = lazyPart(async () => (await details()).BuySummary)
const OpenOrderNote = lazyPart(async () => (await import('./open-order-note')).OpenOrderNote)

const OrderTrouble = lazyPart<{ kind: 'buy' }>(async () => (await import('./order-trouble')).OrderTrouble)

const saleNoteId = 'buy-sale-note'
const openOrderId = 'buy-open-order'
const limitId = 'buy-limit'

/** Modal 1 of the spec: quantity, price, odds, then the wallet. */
export function BuyDialog() {
  const { site, flags, box$ } = useClient()
  const current = useStore(box$)
  const { account } = useWallet()
  const { opener, redirect, onCloseAutoFocus } = useReturnFocus()
  const guards = useModalGuards()
  const box = current?.box
  const facts = current?.facts
  const note = current && saleNotice(current, site.tokenSymbol)
  const [maxCount, setMaxCount] = useState<number | undefined>(undefined)
  const cannotPay = note === undefined && maxCount === 0
  const { count, setCount, message, buy, isPending, openOrder } = useBuyDialog({
    box,
    isStopped: note !== undefined || cannotPay,
    onUnconnected: () => redirect(connectButtonId),
    onBought: () => {
      redirect(nextStepId)
      return opener
    },
  })
  // A sold-out box keeps its flow and its sums: the button says that nothing is left (trap T5).
  const left = facts?.supply.left || undefined
  // At least 1, so that the message about a quantity below 1 stays reachable.
  const top = Math.max(1, maxCount ?? left ?? Number.MAX_SAFE_INTEGER)
  const wanted = Math.min(count, top)
  useEffect(() => {
    if (count > top) setCount(top)
  }, [count, top, setCount])
  const stoppedBy =
    note === undefined ? (openOrder?.isConfirmed === false ? openOrderId : cannotPay ? limitId : undefined) : saleNoteId
  if (box === undefined) return null
  return (
    <Dialog open onOpenChange={(open) => (open ? undefined : flags.buyModal.hide())}>
      <DialogContent
        title={words.buyTickets}
        description={account ? `Paid from ${account.label} (${shortenAddress(account.address)})` : box.name}
        // On a phone a focused field opens the keyboard over the dialog.
        {...(isTouchDevice() ? { onOpenAutoFocus: focusDialog } : {})}
        onCloseAutoFocus={onCloseAutoFocus}
        {...guards}
      >
        <form
          className="flex flex-col gap-4"
          // The spec's sentence replaces the browser's validation bubble.
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            void buy()
          }}
        >
          {/* At the top: the user returns to it after declining in the wallet. */}
          <Suspense>
            <OrderTrouble kind="buy" />
          </Suspense>
          {note === undefined ? null : <NotForSale {...note} />}
          <Quantity
            box={box}
            left={left}
            count={wanted}
            max={top}
            hasLimit={maxCount !== undefined}
            onCount={setCount}
            onMaxCount={setMaxCount}
          />
          <BuyFacts facts={facts} count={wanted} />
          {account === undefined || wanted < 1 ? null : <BuyPreview box={box} count={wanted} />}
          {openOrder === undefined ? null : (
            <Suspense>
              <OpenOrderNote id={openOrderId} order={openOrder} />
            </Suspense>
          )}
          {account === undefined && note === undefined ? <ConnectHere /> : null}
          <TotalAndBuy box={box} count={wanted} message={message} isPending={isPending} stoppedBy={stoppedBy} />
          <Terms />
        </form>
      </DialogContent>
    </Dialog>
  )
}

const NotForSale = ({ title, text }: { title: string; text: string }) => (
  <div className="flex flex-col items-start gap-1 rounded-card bg-band p-4">
    <p id={saleNoteId}>
      <strong className="heading mb-1 block text-2xl">{title}</strong> {text}
    </p>
    <Link href="/home/home_12" className="inline-flex min-h-11 items-center">
      What is on sale
    </Link>
  </div>
)

type QuantityProps = Omit<CountLimitProps, 'id'> & {
  max: number
  /** Whether the limit below the field has a reason to read. */
  hasLimit: boolean
  onCount: (count: number) => void
}

/** The quantity, and for a connected account the reason of its maximum. */
function Quantity({ max, hasLimit, onCount, ...limit }: QuantityProps) {
  const { account } = useWallet()
  return (
    <QuantityField
      count={limit.count}
      max={max}
      onCount={onCount}
      limitId={hasLimit ? limitId : undefined}
      limit={
        account === undefined ? null : (
          <Suspense>
            <CountLimit id={limitId} {...limit} />
          </Suspense>
        )
      }
    />
  )
}

/** Facts for the buyer; each line appears once its value is known. */
const BuyFacts = ({ facts, count }: { facts: BoxSummary | undefined; count: number }) => (
  <FactRows>
    {facts?.supply.left === undefined ? null : <FactRow term="Tickets left">{formatCount(facts.supply.left)}</FactRow>}
    {facts?.bestOdds === undefined || facts.supply.left === 0 ? null : (
      <BestChance odds={facts.bestOdds} count={Math.max(1, count)} />
    )}
  </FactRows>
)

/*
 * What loads later has its height from the start. If it moved the button between the press and the release, the press would
 * be lost.
 */

const UnknownCosts = () => ['Plus network fee', 'Balance after'].map((term) => <CostRow key={term} term={term} />)

/** The contents of the transaction in plain words, and its forecast. */
function BuyPreview(props: BuyDetailsProps) {
  return (
    <>
      <details>
        <summary className="min-h-11 cursor-pointer content-center font-medium">What exactly is sent</summary>
        <Suspense>
          <BuySummary {...props} />
        </Suspense>
      </details>
      <Suspense fallback={<ForecastNote outcome="asking" />}>
        <BuyForecast {...props} />
      </Suspense>
    </>
  )
}

const BestChance = ({ odds, count }: { odds: BestOdds; count: number }) => (
  <FactRow term={`At least one ${rarityWords[odds.rarity].toLowerCase()} in ${countText(count, 'ticket')}`}>
    {chanceText(chanceInTickets(odds, count))}
  </FactRow>
)

type TotalAndBuyProps = {
  box: LootboxEntry
  count: number
  message: string | undefined
  isPending: boolean
  /** The id of the text that says why nothing can be bought. */
  stoppedBy: string | undefined
}

/** The price, the fee on top of it, the balance, and the button. Sticky, so that all stay in sight on a phone. */
function TotalAndBuy({ box, count, message, isPending, stoppedBy }: TotalAndBuyProps) {
  const { site } = useClient()
  const { account } = useWallet()
  return (
    <div className="sticky -bottom-3 z-10 -mx-5 flex flex-col gap-3 border-frame border-t-[1.5px] bg-card px-5 pt-3 pb-4 sm:static sm:mx-0 sm:px-0 sm:pt-4 sm:pb-0">
      <div className="flex items-center justify-between gap-4">
        <span className="font-semibold">Total</span>
        <output className="heading inline-flex items-center gap-2.5 text-4xl" aria-live="polite">
          {/* biome-ignore lint/performance/noImgElement: a small SVG of our own has nothing to optimise */}
          <img src={box.tokenIconUrl} alt="" width={32} height={32} />
          {displayAmount(times(box.price, BigInt(Math.max(0, count))), { unit: site.tokenSymbol })}
        </output>
      </div>
      <dl className="flex flex-col gap-1 text-sm">
        {account === undefined ? (
          <CostRow term="Plus network fee">Your wallet shows it</CostRow>
        ) : (
          <Suspense fallback={<UnknownCosts />}>
            <AccountCosts box={box} count={count} />
          </Suspense>
        )}
      </dl>
      <Button
        type="submit"
        // Without an account a press says to connect one first (spec L85), and the button that connects is the green one.
        variant={account === undefined ? 'outline' : 'primary'}
        wide
        busy={isPending}
        {...(stoppedBy === undefined || account === undefined
          ? {}
          : { 'aria-disabled': true, 'aria-describedby': stoppedBy })}
      >
        {words.buyTickets}
      </Button>
      <p role="alert" className="min-h-[1lh] font-semibold text-coral empty:hidden">
        {message}
      </p>
    </div>
  )
}

const Terms = () => (
  <p className="text-ink-soft text-sm">
    By buying you agree to the{' '}
    <Link href="/terms" variant="plain" target="_blank">
      Terms of Service
    </Link>
    .
  </p>
)
