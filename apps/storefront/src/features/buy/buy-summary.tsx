import { displayAmount, type ResourceAddress } from '@lootboxes/ledger'
import type { LootboxEntry } from '@lootboxes/lootbox'
import { explainManifest } from '@lootboxes/manifest'
import { TxSummary } from '@lootboxes/ui'
import type { Account } from '../session/session'
import type { Shop } from '../shop/shop'
import { manifestOf } from '../wallet/send-order'
import { buyOrder } from './use-buy'

export type BuySummaryProps = {
  shop: Shop
  box: LootboxEntry
  account: Account
  count: number
  /** The proof of the 100-club goes with it. */
  lockFee: boolean
}

/** The transaction that would be sent, in plain words: read from its manifest, not written beside it. */
export function BuySummary({ shop, box, account, count, lockFee }: BuySummaryProps) {
  const manifest = manifestOf(shop, {
    account: account.address,
    lockFee,
    order: buyOrder(box, count),
  })
  if (manifest.isErr()) return null
  const { leaves, shows, comes } = explainManifest(manifest.value)
  const unitOf = (resource: ResourceAddress) =>
    resource === box.tokenAddress ? shop.tokenSymbol : resource === shop.clubToken?.address ? shop.clubToken.symbol : ''
  const lines = (movements: typeof leaves) =>
    movements.map((movement) => ({
      what:
        'amount' in movement
          ? displayAmount(movement.amount, { unit: unitOf(movement.resource), maxDigits: 18 })
          : movement.ids.join(', '),
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
