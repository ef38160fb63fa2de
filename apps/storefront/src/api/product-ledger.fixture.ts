import { type Exchange, type FakeReply, type StaticLedger, staticLedgerAnswers } from '@lootboxes/gateway/testing'
import { encodeAddress, entityBytes } from '@lootboxes/ledger'
import type { LootboxEntry } from '@lootboxes/lootbox'
import { presets } from '../../lootboxes.config'

const { lootbox: config } = presets.devnet
const [first] = config.lootboxes
if (!first || !config.product.tokenAddress) throw new Error('The devnet sells something and has a club.')
export const box: LootboxEntry = first
const clubToken: string = config.product.tokenAddress

const mint = (kind: keyof typeof entityBytes, number: number) => {
  const tail = new Uint8Array(29)
  new DataView(tail.buffer).setUint32(0, number)
  return encodeAddress({ entityByte: entityBytes[kind], networkId: config.networkId, tail })
}
export const accountOf = (n: number) => mint('ed25519-account', n + 1)
export const loot = mint('non-fungible-resource', 1)

const bool = (field_name: string, value: boolean) => ({ kind: 'Bool' as const, field_name, value })
const won = (id: string) => ({
  kind: 'Tuple' as const,
  type_name: 'Loot',
  fields: [
    { kind: 'String' as const, field_name: 'field_name', value: 'Creature' },
    { kind: 'Reference' as const, field_name: 'resource_address', value: loot },
    {
      kind: 'Array' as const,
      field_name: 'ids',
      element_kind: 'NonFungibleLocalId' as const,
      elements: [{ kind: 'NonFungibleLocalId' as const, value: id }],
    },
  ],
})
const ticket = (id: string, revealed: boolean) => ({
  kind: 'Tuple' as const,
  type_name: 'LootboxTicket',
  fields: [
    bool('opened', revealed),
    bool('revealed', revealed),
    {
      kind: 'Array' as const,
      field_name: 'loots',
      element_kind: 'Tuple' as const,
      elements: revealed ? [won(id)] : [],
    },
  ],
})

/** What an account holds: some tickets to reveal, some to redeem, and units of the club's token. */
export type Held = { unrevealed: number; revealed: number; clubTokens: string }

/** Ids of an account's tickets: no two accounts share one, so another's answer shows. */
const unrevealedOf = (n: number, { unrevealed }: Held) =>
  Array.from({ length: unrevealed }, (_, i) => `#${(n + 1) * 1_000 + i}#`)
const revealedOf = (n: number, { revealed }: Held) =>
  Array.from({ length: revealed }, (_, i) => `#${(n + 1) * 1_000 + 500 + i}#`)

/** The Gateway's answers for accounts that hold this. */
export function productLedger(accounts: readonly Held[]): (exchange: Exchange) => FakeReply {
  const tickets = accounts.flatMap((held, n) => [
    ...unrevealedOf(n, held).map((id) => [id, ticket(id, false)] as const),
    ...revealedOf(n, held).map((id) => [id, ticket(id, true)] as const),
  ])
  const entities: StaticLedger['entities'] = Object.fromEntries(
    accounts.map((held, n) => [
      accountOf(n),
      {
        fungibles: { [clubToken]: held.clubTokens },
        nonFungibles: { [box.ticketAddress]: [...unrevealedOf(n, held), ...revealedOf(n, held)] },
      },
    ]),
  )
  return staticLedgerAnswers({
    networkId: config.networkId,
    network: 'localnet',
    stateVersion: 1_000,
    entities: { ...entities, [clubToken]: {}, [loot]: {} },
    nonFungibles: {
      [box.ticketAddress]: Object.fromEntries(tickets),
      [loot]: Object.fromEntries(
        tickets.map(([id]) => [
          id,
          {
            kind: 'Tuple' as const,
            type_name: 'Creature',
            fields: [{ kind: 'String' as const, field_name: 'key_image_url', value: `ipfs://${id.slice(1, -1)}` }],
          },
        ]),
      ),
    },
    stores: {},
    validators: [],
    transactions: [],
  })
}
