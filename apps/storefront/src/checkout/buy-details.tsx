'use client'

import {
  displayAmount,
  displayLocalIds,
  type ResourceAddress,
  subtractAmounts,
  times,
  truncateAmount,
  xrdAddress,
} from '@lootboxes/ledger'
import type { LootboxEntry } from '@lootboxes/lootbox'
import { balanceOf, buyOrder, orderManifest } from '@lootboxes/lootbox/client'
import { useAccount, useForecast, useHoldings, useMaxCount, useMember } from '@lootboxes/lootbox/react'
import { explainManifest } from '@lootboxes/manifest'
import { countText, TxSummary } from '@lootboxes/ui'
import { useEffect } from 'react'
import { useClient } from '@/client/use-client'
import { CostRow } from './cost-row'
import { ForecastNote, feeDigits, feeText, forecastFee } from './forecast'

export type BuyDetailsProps = { box: LootboxEntry; count: number }

/*
 * The parts of the buy dialog that need a connected account. They read the ledger and write manifests, so their code loads
 * after the dialog's own.
 */

const useBuyForecast = ({ box, count }: BuyDetailsProps) => useForecast(count > 0 ? buyOrder(box, count) : undefined)

/** Below the total: the network fee, which the total does not contain, and the balance after the purchase and now. */
export function AccountCosts({ box, count }: BuyDetailsProps) {
  const { networkId, tokenSymbol: unit } = useClient().site
  const isMember = useMember()
  const forecast = useBuyForecast({ box, count })
  const held = balanceOf(useHoldings(), box.tokenAddress)
  // The part of the fee that the buyer pays, in the token of the balance.
  const ownFee = isMember || box.tokenAddress !== xrdAddress(networkId) ? undefined : forecastFee(forecast)
  // The dialog shows a fee with two digits. It shows the balances beside it with as many, so that the figures add up.
  const balance = ownFee === undefined ? held : truncateAmount(held, feeDigits)
  const price = times(box.price, BigInt(Math.max(0, count)))
  const rest = subtractAmounts(balance, price)
  const restText =
    held < price
      ? 'Not enough:'
      : ownFee === undefined
        ? `${displayAmount(rest)} of`
        : `about ${displayAmount(subtractAmounts(rest, truncateAmount(ownFee, feeDigits)), { maxDigits: feeDigits })} of`
  return (
    <>
      <CostRow term={isMember ? 'Network fee' : 'Plus network fee'}>{feeText(isMember, forecast)}</CostRow>
      <CostRow term="Balance after">
        {restText} {displayAmount(balance, { unit })}
      </CostRow>
    </>
  )
}

export type CountLimitProps = {
  id: string
  box: LootboxEntry
  left: number | undefined
  count: number
  /** Called with each new maximum. */
  onMaxCount: (max: number | undefined) => void
}

/** The limit of the quantity and its reason, beside the field. */
export function CountLimit({ id, box, left, count, onMaxCount }: CountLimitProps) {
  const limit = useMaxCount(box, left)
  const max = limit?.max
  useEffect(() => onMaxCount(max), [onMaxCount, max])
  // The facts below show how many are left.
  if (limit === undefined || (limit.limitedBy === 'supply' && count < limit.max)) return null
  const tickets = countText(limit.max, 'ticket')
  return (
    <p id={id} className="w-full text-ink-soft text-sm">
      {limit.limitedBy === 'supply'
        ? `At most ${tickets}: no more are left.`
        : limit.max === 0
          ? 'Your balance does not pay for a ticket and the network fee.'
          : `At most ${tickets}: your balance pays for no more.`}
    </p>
  )
}

export function BuyForecast(props: BuyDetailsProps) {
  const forecast = useBuyForecast(props)
  return forecast === undefined ? null : <ForecastNote kind="buy" forecast={forecast} />
}

/** The contents of the transaction in plain words. The lines come from the manifest itself, so they match what the wallet signs. */
export function BuySummary({ box, count }: BuyDetailsProps) {
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
        what: countText(count, 'ticket'),
        ...(address === account.address ? {} : { note: address }),
      }))}
      note="If this fails, nothing leaves your account but the network fee."
    />
  )
}
