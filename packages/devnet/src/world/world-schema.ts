import { parseAmount, parseLocalId, ZERO } from '@lootboxes/ledger'
import * as z from 'zod'
import { metadataKinds } from '../sbor/metadata'
import { basicKinds } from '../sbor/schema'

const Name = z
  .string()
  .regex(/^[a-z0-9][a-z0-9-]{0,62}$/, 'A name has lower-case letters, digits and hyphens, 63 characters at most.')
const Reference = z.string().min(1).describe('The name of an entity of this file, or an address.')
const AMOUNT = 'An amount is a decimal number in quotes, with at most 18 decimals.'
const Decimal = z
  .string(AMOUNT)
  .refine((text) => parseAmount(text).isOk(), AMOUNT)
  .refine((text) => parseAmount(text).unwrapOr(ZERO) >= ZERO, 'An amount is not negative.')
const Price = Decimal.refine((text) => parseAmount(text).unwrapOr(ZERO) !== ZERO, 'A price is above zero.')
const LocalId = z.string().refine((text) => parseLocalId(text).isOk(), 'A local id is #1#, <name>, [hex] or {ruid}.')
const Picture = z.string().min(1).describe('An SVG file beside the world file, or an https:, ipfs: or data: address.')
const Address = z
  .string()
  .describe(
    'Keeps the address of a copied entity, encoded for the network of the devnet. Derived from the name if absent.',
  )

const MetadataText = z
  .string()
  .describe(
    'Addresses are names of this file or addresses, instants seconds since 1970, global ids `name:#1#`, keys and their hashes `EddsaEd25519:hex`.',
  )
const MetadataValue = z.union([
  z.string(),
  z.strictObject({ type: z.enum(metadataKinds), value: MetadataText }),
  z.strictObject({
    type: z.enum(metadataKinds.map((kind) => `${kind}Array` as const)),
    values: z.array(MetadataText),
  }),
])
const Metadata = z.record(z.string().min(1).max(100), MetadataValue)

/** A key of an account or a persona. */
export const WorldKey = z.union([
  z.strictObject({ label: z.string() }).describe('Derived from the seed of the devnet and this label.'),
  z.strictObject({ privateKey: z.string().regex(/^[0-9a-fA-F]{64}$/, 'A private key has 64 hexadecimal digits.') }),
  z.strictObject({
    mnemonic: z.string().regex(/^\S+( \S+){11,23}$/, 'A mnemonic has 12 to 24 words.'),
    index: z.int().min(0).default(0),
  }),
])
export type WorldKey = z.output<typeof WorldKey>

const Account = z.strictObject({
  key: WorldKey.optional().describe('By default derived from the seed and the label `account:` with the name.'),
  metadata: Metadata.default({}),
})

const Persona = z.strictObject({
  key: WorldKey.optional(),
  label: z.string().default('Dev Persona'),
  accounts: z.array(z.strictObject({ account: Name, label: z.string() })).min(1),
})

const Dapp = z.strictObject({
  address: Address.optional(),
  name: z.string(),
  description: z.string().default(''),
  icon: Picture.optional(),
  websites: z.array(z.string()).default([]),
  claims: z.array(Reference).default([]).describe('Entities that link back to this dApp definition.'),
  metadata: Metadata.default({}),
})

const Fungible = z.strictObject({
  address: Address.optional(),
  symbol: z.string().optional(),
  name: z.string(),
  description: z.string().optional(),
  icon: Picture.optional(),
  tags: z.array(z.string()).optional(),
  divisibility: z.int().min(0).max(18).default(18),
  metadata: Metadata.default({}),
})

export const worldFields = [
  ...basicKinds,
  'Url',
  'Decimal',
  'Instant',
  'Bytes',
  'GlobalAddress',
  'NonFungibleLocalId',
] as const
/** Kinds of the fields of items. */
export type WorldField = (typeof worldFields)[number]

const Item = z.strictObject({
  holder: Name.describe('An account, or a box that has this collection in its pool.'),
  id: LocalId.optional().describe('By default items are numbered from #1#.'),
  copies: z.int().min(1).default(1).describe('Mints this many. `serial` and `edition` fields count them.'),
  pictures: z.array(Picture).default([]).describe('Value of `key_image_url`; copies take turns.'),
  data: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).default({}),
})

const Collection = z.strictObject({
  address: Address.optional(),
  name: z.string(),
  description: z.string().optional(),
  icon: Picture.optional(),
  tags: z.array(z.string()).optional(),
  typeName: z.string().default('Item'),
  fields: z
    .record(z.string(), z.enum(worldFields))
    .default({ name: 'String', description: 'String', key_image_url: 'Url' }),
  items: z.array(Item).default([]),
  metadata: Metadata.default({}),
})

const Box = z.strictObject({
  address: Address.optional(),
  name: z.string(),
  description: z.string().default('A lootbox.'),
  cover: Picture.optional(),
  ticketPicture: Picture,
  price: Price,
  open: z.boolean().default(true),
  tickets: z.int().min(1).optional().describe('Number of tickets. By default one for each item in the pool.'),
  collections: z.array(Name).min(1),
  club: z.strictObject({ token: Reference, threshold: Decimal, feeFunds: Decimal }).optional(),
  metadata: Metadata.default({}),
})

const Balance = z.strictObject({ account: Name, resource: Reference, amount: Decimal })

const WorldManifest = z.strictObject({
  signers: z.array(Name).min(1).describe('The first signer pays the fee, unless the manifest locks one.'),
  manifest: z.string().describe('`$name` stands for the address of an entity of this file.'),
})

const Trade = z.strictObject({
  days: z.number().positive().max(365),
  collectors: z.array(Name).min(1),
  sales: z.array(
    z.strictObject({
      box: Name,
      tickets: z.int().min(1).optional().describe('All tickets by default.'),
      until: z.number().min(0).max(1).default(1).describe('When the sale ends, as a share of the days.'),
    }),
  ),
})

/** A world file: everything that a devnet holds before its first transaction, and the transactions made beforehand. */
export const World = z.strictObject({
  $schema: z.string().optional(),
  accounts: z.record(Name, Account).default({}),
  personas: z.record(Name, Persona).default({}),
  fungibles: z.record(Name, Fungible).default({}),
  balances: z.array(Balance).default([]),
  dapps: z.record(Name, Dapp).default({}),
  collections: z.record(Name, Collection).default({}),
  boxes: z.record(Name, Box).default({}),
  manifests: z.array(WorldManifest).default([]),
  trade: Trade.optional().describe('Simulated purchases, reveals and redemptions before the start.'),
})
export type World = z.output<typeof World>
export type WorldInput = z.input<typeof World>
export type WorldMetadata = z.output<typeof MetadataValue>
