'use client'

import {
  amountOf,
  displayAmount,
  displayLocalIds,
  type ResourceAddress,
  shortenAddress,
  subtractAmounts,
  times,
  xrdAddress,
  ZERO,
} from '@lootboxes/ledger'
import type { LootboxEntry } from '@lootboxes/lootbox'
import { balanceOf, buyOrder, isFetched, orderManifest } from '@lootboxes/lootbox/client'
import { explainManifest } from '@lootboxes/manifest'
import { TxSummary } from '@lootboxes/ui'
import { useEffect } from 'react'
import { useAccount } from '@/client/account'
import { Fact } from '@/client/dialogs'
import { useHoldings, useMember } from '@/client/holdings'
import { useClient } from '@/client/use-client'
import { ForecastNote, feeDigits, feeText, forecastFee, useForecast } from './forecast'

export type BuyDetailsProps = { box: LootboxEntry; count: number }

/*
 * What the buy dialog shows of who is connected: it reads the ledger and writes manifests, so its code comes after the
 * dialog's own.
 */

export function PaidFrom({ box }: Pick<BuyDetailsProps, 'box'>) {
  const account = useAccount()
  const { tokenSymbol: unit } = useClient().site
  const balance = balanceOf(useHoldings(), box.tokenAddress)
  return (
    account &&
    `Paid from ${account.label} (${shortenAddress(account.address)}), which holds ${displayAmount(balance, { unit })}`
  )
}

const useBuyForecast = ({ box, count }: BuyDetailsProps) => useForecast(count > 0 ? buyOrder(box, count) : undefined)

export function AccountFacts({ box, count }: BuyDetailsProps) {
  const { networkId, tokenSymbol: unit } = useClient().site
  const isMember = useMember()
  const forecast = useBuyForecast({ box, count })
  const balance = balanceOf(useHoldings(), box.tokenAddress)
  const rest = subtractAmounts(balance, times(box.price, BigInt(Math.max(0, count))))
  // What the buyer pays of the fee, in the token the balance is of.
  const ownFee = isMember || box.tokenAddress !== xrdAddress(networkId) ? undefined : forecastFee(forecast)
  return (
    <>
      <Fact term="Balance after">
        {ownFee === undefined
          ? displayAmount(rest, { unit })
          : `about ${displayAmount(subtractAmounts(rest, ownFee), { unit, maxDigits: feeDigits })}`}
      </Fact>
      <Fact term="Network fee">{feeText(isMember, forecast)}</Fact>
    </>
  )
}

/** Left for the network fee, where the account pays it in the box's own token. */
const feeReserve = amountOf(1)

/** How many tickets can be bought at most: as many as are left, as many as the account pays for; undefined: nobody knows. */
function useMost(box: LootboxEntry, left: number | undefined) {
  const holdings = useHoldings()
  const isMember = useMember()
  const spare = subtractAmounts(balanceOf(holdings, box.tokenAddress), isMember ? ZERO : feeReserve)
  const paidFor = isFetched(holdings) && box.price > ZERO ? (spare > ZERO ? Number(spare / box.price) : 0) : undefined
  if (paidFor !== undefined && (left === undefined || paidFor < left)) return { most: paidFor, why: 'balance' } as const
  return left === undefined ? undefined : ({ most: left, why: 'left' } as const)
}

export type CountLimitProps = {
  id: string
  box: LootboxEntry
  left: number | undefined
  count: number
  /** The most that can be bought, whenever it is another. */
  onMost: (most: number | undefined) => void
}

/** Beside the field: how far it goes, and why. */
export function CountLimit({ id, box, left, count, onMost }: CountLimitProps) {
  const limit = useMost(box, left)
  const most = limit?.most
  useEffect(() => onMost(most), [onMost, most])
  // How many are left stands below anyway, and a box that is sold out says so itself.
  if (limit === undefined || (limit.why === 'left' && (limit.most === 0 || count < limit.most))) return null
  const tickets = `${limit.most.toLocaleString('en')} ${limit.most === 1 ? 'ticket' : 'tickets'}`
  return (
    <p id={id} className="w-full text-ink-soft text-sm">
      {limit.why === 'left'
        ? `At most ${tickets}: no more are left.`
        : limit.most === 0
          ? 'Your balance does not pay for a ticket and the network fee.'
          : `At most ${tickets}: your balance pays for no more.`}
    </p>
  )
}

/** The transaction that would be sent, in plain words, and what the ledger makes of it. */
export function BuyPreview(props: BuyDetailsProps) {
  const forecast = useBuyForecast(props)
  return (
    <>
      <details>
        <summary className="min-h-11 cursor-pointer content-center font-medium">What exactly is sent</summary>
        <BuySummary {...props} />
      </details>
      {forecast === undefined ? null : <ForecastNote kind="buy" forecast={forecast} />}
    </>
  )
}

/** Read from the manifest, not written beside it. */
function BuySummary({ box, count }: BuyDetailsProps) {
  const { site } = useClient()
  const account = useAccount()
  const lockFee = useMember()
  if (account === undefined) return null
  const manifest = orderManifest(site, { account: account.address, lockFee, order: buyOrder(box, count) })
  if (manifest.isErr()) return null
  const { leaves, shows, comes } = explainManifest(manifest.value)
  const unitOf = (resource: ResourceAddress) =>
    resource === box.tokenAddress ? site.tokenSymbol : resource === site.clubToken?.address ? site.clubToken.symbol : ''
  const lines = (movements: typeof leaves) =>
    movements.map((movement) => ({
      what:
        'amount' in movement
          ? displayAmount(movement.amount, { unit: unitOf(movement.resource) })
          : displayLocalIds(movement.ids),
    }))
  return (
    <TxSummary
      leaves={lines(leaves)}
      shows={lines(shows)}
      arrives={comes.map((address) => ({
        what: `${count.toLocaleString('en')} ${count === 1 ? 'ticket' : 'tickets'}`,
        ...(address === account.address ? {} : { note: address }),
      }))}
      note="If this fails, nothing leaves your account but the network fee."
    />
  )
}
