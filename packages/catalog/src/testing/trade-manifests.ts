import type { Devnet } from '@lootboxes/devnet'
import { amountOf, xrdAddress } from '@lootboxes/ledger'
import { createNonFungibleCollection, mintNonFungibles, renderManifest } from '@lootboxes/manifest'

export type TradeBox = { readonly component: string; readonly tickets: string }
export type MintedItem = {
  readonly id: string
  readonly name: string
  readonly rarity: string
  readonly season: string
}

const idsText = (ids: readonly string[]) => ids.map((id) => `NonFungibleLocalId("${id}")`).join(', ')
const lines = (...parts: readonly string[]) => parts.join('\n')

/** The attributes of the items that a trade mints. */
const attributes = ['rarity', 'season']
const itemOf = ({ id, name, rarity, season }: MintedItem) => ({
  id,
  name,
  description: 'Made for a test',
  imageUrl: 'https://example.org/moss.svg',
  attributes: { rarity, season },
})

/** Pieces of manifests for the boxes of a devnet. A transaction of several steps joins them with line breaks. */
export function tradeManifests({ addresses, networkId }: Devnet) {
  const xrd = xrdAddress(networkId)
  const call = (address: string, method: string, ...args: readonly string[]) =>
    `CALL_METHOD Address("${address}") "${method}" ${args.join(' ')};`
  const withdraw = (account: string, resource: string, amount: number | string) =>
    call(account, 'withdraw', `Address("${resource}")`, `Decimal("${amount}")`)
  const withdrawIds = (account: string, resource: string, ids: readonly string[]) =>
    call(account, 'withdraw_non_fungibles', `Address("${resource}")`, `Array<NonFungibleLocalId>(${idsText(ids)})`)
  const take = (resource: string, amount: number | string, bucket: string) =>
    `TAKE_FROM_WORKTOP Address("${resource}") Decimal("${amount}") Bucket("${bucket}");`
  const takeAll = (resource: string, bucket: string) =>
    `TAKE_ALL_FROM_WORKTOP Address("${resource}") Bucket("${bucket}");`
  const clubProof = (account: string) =>
    call(account, 'create_proof_of_amount', `Address("${addresses.baller}")`, 'Decimal("100")')
  return {
    xrd,
    call,
    withdraw,
    withdrawIds,
    take,
    takeAll,
    /** Deposits everything on the worktop; into an account of another signer where `to` is not the caller. */
    depositAll: (to: string) => call(to, 'try_deposit_batch_or_abort', 'Expression("ENTIRE_WORKTOP")', 'Enum<0u8>()'),
    lockFee: (account: string) => call(account, 'lock_fee', 'Decimal("10")'),
    /** Pays `total` for tickets; they and the change stay on the worktop. `club` lets the box pay the fee. */
    buy: (account: string, { component }: TradeBox, total: number | string, bucket = 'payment', club = false) => {
      const payment = lines(withdraw(account, xrd, total), take(xrd, total, bucket))
      const method = call(component, `buy_loot_box_ticket${club ? '_lock_fee' : ''}`, `Bucket("${bucket}")`)
      return club ? lines(clubProof(account), payment, method) : lines(payment, method)
    },
    /** Reveals or claims all tickets on the worktop. */
    spend: ({ component, tickets }: TradeBox, method: string, bucket = 'tickets') =>
      lines(takeAll(tickets, bucket), call(component, method, `Bucket("${bucket}")`)),
    create: (account: string, name: string, tag: string, items: readonly MintedItem[]) =>
      renderManifest(
        createNonFungibleCollection({
          networkId,
          account,
          name,
          description: 'Made for a test',
          tags: [tag],
          dAppDefinition: addresses.dappDefinition,
          attributes,
          mintBadge: addresses.baller,
          burnable: true,
          items: items.map(itemOf),
        })._unsafeUnwrap(),
      ),
    mint: (account: string, collection: string, items: readonly MintedItem[]) =>
      renderManifest(
        mintNonFungibles({
          networkId,
          account,
          collection,
          badge: { resource: addresses.baller, amount: amountOf(1) },
          attributes,
          items: items.map(itemOf),
        })._unsafeUnwrap(),
      ),
    burn: (resource: string, bucket = 'burnt') =>
      lines(takeAll(resource, bucket), `BURN_RESOURCE Bucket("${bucket}");`),
    lines,
  }
}
