'use client'

import { type Amount, displayAmount, shortenAddress, subtractAmounts, times } from '@lootboxes/ledger'
import { Button, Dialog, DialogContent, Field, Link, NumberStepper } from '@lootboxes/ui'
import { words } from '@/words'
import { balanceOf } from '../account/holdings'
import { isSoldOut } from '../box/current-box'
import { useMember } from '../club/use-member'
import { useModalGuards } from '../dialogs/use-modal-guards'
import { useReturnFocus } from '../dialogs/use-return-focus'
import { ForecastNote } from '../forecast/forecast-note'
import { useForecast } from '../forecast/use-forecast'
import { connectButtonId } from '../header/connect-button-id'
import { accountOf } from '../session/session'
import { useStorefront } from '../shop/shop-provider'
import { useStore } from '../store/use-store'
import { isPending } from '../trade/trade'
import { BuyFacts } from './buy-facts'
import { BuySummary } from './buy-summary'
import { buyOrder, useBuy } from './use-buy'

const soldOutId = 'buy-sold-out'

/** Modal 1 of the spec: how many, what it costs, what the odds are, then the wallet. */
export function BuyDialog() {
  const { shop, flags, box$, session$, holdings$, trade$ } = useStorefront()
  const current = useStore(box$)
  const account = accountOf(useStore(session$))
  const holdings = useStore(holdings$)
  const pending = isPending(useStore(trade$))
  const { redirect, onCloseAutoFocus } = useReturnFocus()
  const guards = useModalGuards()
  const soldOut = isSoldOut(current?.facts)
  const { count, setCount, message, buy } = useBuy({
    box: current?.box,
    soldOut,
    onUnconnected: () => redirect(connectButtonId),
  })
  const box = current?.box
  const isMember = useMember()
  const forecast = useForecast(box && count > 0 ? buyOrder(box, count) : undefined, isMember)
  if (box === undefined) return null
  const total = times(box.price, BigInt(Math.max(0, count)))
  const balance = balanceOf(holdings, box.tokenAddress)
  const show = (amount: Amount) => displayAmount(amount, { unit: shop.tokenSymbol, maxDigits: 4 })
  return (
    <Dialog open onOpenChange={(open) => (open ? undefined : flags.buyModal.hide())}>
      <DialogContent
        title={words.buyTickets}
        description={
          account
            ? `Paid from ${account.label} (${shortenAddress(account.address)}), which holds ${show(balance)}`
            : box.title
        }
        onCloseAutoFocus={onCloseAutoFocus}
        {...guards}
      >
        <form
          className="flex flex-col gap-4"
          // The spec's own sentence speaks, not the browser's bubble.
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            void buy()
          }}
        >
          <Field label="How many" className="flex-row flex-wrap items-center justify-between gap-x-4">
            {(control) => <NumberStepper {...control} value={count} onValueChange={setCount} />}
          </Field>
          <BuyFacts
            facts={current?.facts}
            balanceAfter={account === undefined ? undefined : show(subtractAmounts(balance, total))}
            feePayer={isMember ? 'box' : 'account'}
            forecast={forecast}
          />
          <div className="flex items-center justify-between gap-4 border-frame border-t-[1.5px] pt-4">
            <span className="font-semibold">Total</span>
            <output className="heading inline-flex items-center gap-2.5 text-4xl" aria-live="polite">
              {/* biome-ignore lint/performance/noImgElement: a small SVG of our own has nothing to optimise */}
              <img src={box.tokenIconUrl} alt="" width={32} height={32} />
              {show(total)}
            </output>
          </div>
          {account === undefined || count < 1 ? null : (
            <BuySummary shop={shop} box={box} account={account} count={count} lockFee={isMember} />
          )}
          {forecast === undefined ? null : <ForecastNote kind="buy" forecast={forecast} />}
          <Button
            type="submit"
            look="primary"
            wide
            busy={pending}
            {...(soldOut ? { 'aria-disabled': true, 'aria-describedby': soldOutId } : {})}
          >
            {words.buyTickets}
          </Button>
          {soldOut ? (
            <p id={soldOutId} className="border-coral border-l-4 pl-4">
              <strong className="font-semibold">Sold out.</strong> The ledger shows no ticket left in this box, so
              nothing is sent.
            </p>
          ) : null}
          <p role="alert" className="min-h-[1lh] font-semibold text-coral empty:hidden">
            {message}
          </p>
          <p className="text-ink-soft text-sm">
            By buying you agree to the{' '}
            <Link href="/terms" look="plain">
              Terms of Service
            </Link>
            .
          </p>
        </form>
      </DialogContent>
    </Dialog>
  )
}
