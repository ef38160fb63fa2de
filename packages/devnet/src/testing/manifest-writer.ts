import type { Devnet } from '../create-devnet'
import { idsIn } from '../engine/vaults'
import type { Random } from '../random'

/** Names with a meaning in JavaScript, and names of blueprint methods. */
const methods = [
  'constructor toString valueOf hasOwnProperty isPrototypeOf __proto__ __defineGetter__ prototype then get has size',
  'withdraw withdraw_non_fungibles lock_fee lock_contingent_fee lock_fee_and_withdraw deposit deposit_batch',
  'try_deposit_or_abort try_deposit_or_refund try_deposit_batch_or_abort try_deposit_batch_or_refund',
  'create_proof_of_amount create_proof_of_non_fungibles free mint burn recall recall_non_fungibles freeze',
  'buy_loot_box_ticket buy_loot_box_ticket_lock_fee reveal_ticket reveal_ticket_lock_fee claim_loot',
  'claim_loot_lock_fee draw top_up_fee_vault set_price contribute redeem protected_deposit protected_withdraw store airdrop',
  'recover claim claim_non_fungibles mint_ruid update_non_fungible_data burn_non_fungibles create_empty_bucket securify',
  'set_default_deposit_rule set_resource_preference remove_resource_preference add_authorized_depositor set lock',
].flatMap((line) => line.split(' '))

/** Picks an entry of a list that is not empty. */
export const pickFrom = <T>(hand: Random, from: readonly T[]): T => hand.pick(from as [T, ...T[]])

const amounts = ['0', '1', '2', '3', '6', '0.000000000000000001', '2.5', '7', '100', '9999', '-1', '-0.5', '1000000000']

/** Addresses that random manifests name. */
export type Book = { accounts: readonly string[]; components: readonly string[]; resources: readonly string[] }

/** Random values of a manifest. */
function createPalette(devnet: Devnet, hand: Random, book: Book) {
  const one = <T>(from: readonly T[]): T => pickFrom(hand, from)
  const vaults = () =>
    [...book.accounts, ...book.components].flatMap((owner) =>
      devnet.ledger.chain
        .view()
        .list('vaults', owner)
        .map(({ value }) => value),
    )
  return {
    one,
    vaults,
    amount: () => `Decimal("${hand.chance(0.7) ? one(['1', '2', '6']) : one(amounts)}")`,
    number: (below: number) => Math.floor(hand.next() * below),
    resource: () => one(book.resources),
    account: () => one(book.accounts),
    component: () => one([...book.accounts, ...book.components]),
    entity: () => one([...book.accounts, ...book.components, ...book.resources]),
    method: () => one(methods),
    idsOf: (resource: string): string => {
      const view = devnet.ledger.chain.view()
      const held = vaults()
        .filter((vault) => vault.resource === resource)
        .flatMap(({ vault }) => [...idsIn(view, resource, vault)].slice(0, 4))
      const ids = Array.from({ length: one([1, 1, 2, 3]) }, () =>
        held.length > 0 && hand.chance(0.9) ? one(held) : `#${Math.floor(hand.next() * 30)}#`,
      )
      return `Array<NonFungibleLocalId>(${[...new Set(ids)].map((id) => `NonFungibleLocalId("${id}")`).join(', ')})`
    },
  }
}
type Palette = ReturnType<typeof createPalette>

/** Buckets and proofs of one manifest that are still in use, and the resources on the worktop according to the text. */
function createScope(hand: Random, { resource }: Palette) {
  const open = { Bucket: [] as string[], Proof: [] as string[] }
  const lying: string[] = []
  let named = 0
  const create = (kind: keyof typeof open) => (): string => {
    named += 1
    const name = `${kind.toLowerCase()}${named}`
    open[kind].push(name)
    return `${kind}("${name}")`
  }
  const take = (kind: keyof typeof open) => (): string | undefined => {
    if (open[kind].length === 0) return undefined
    const name = pickFrom(hand, open[kind])
    open[kind] = open[kind].filter((one) => one !== name)
    return `${kind}("${name}")`
  }
  return {
    newBucket: create('Bucket'),
    newProof: create('Proof'),
    someBucket: take('Bucket'),
    someProof: take('Proof'),
    buckets: (): readonly string[] => open.Bucket.map((name) => `Bucket("${name}")`),
    put: (what: string): void => void lying.push(what),
    onWorktop: () => (lying.length > 0 && hand.chance(0.8) ? pickFrom(hand, lying) : resource()),
  }
}
type Scope = ReturnType<typeof createScope>

type Step = () => string | undefined

/** Instructions that move resources between accounts, the worktop and buckets. */
const moveSteps = ({ one, account, resource, amount, idsOf }: Palette, scope: Scope): readonly Step[] => [
  () => {
    const what = resource()
    scope.put(what)
    return `CALL_METHOD Address("${account()}") "withdraw" Address("${what}") ${amount()};`
  },
  () => {
    const what = resource()
    scope.put(what)
    return `CALL_METHOD Address("${account()}") "withdraw_non_fungibles" Address("${what}") ${idsOf(what)};`
  },
  () => `TAKE_FROM_WORKTOP Address("${scope.onWorktop()}") ${amount()} ${scope.newBucket()};`,
  () => `TAKE_ALL_FROM_WORKTOP Address("${scope.onWorktop()}") ${scope.newBucket()};`,
  () => {
    const what = resource()
    return `TAKE_NON_FUNGIBLES_FROM_WORKTOP Address("${what}") ${idsOf(what)} ${scope.newBucket()};`
  },
  () => {
    const bucket = scope.someBucket()
    return bucket && `${one(['RETURN_TO_WORKTOP', 'BURN_RESOURCE'])} ${bucket};`
  },
  () => `ASSERT_WORKTOP_CONTAINS Address("${resource()}") ${amount()};`,
  () => {
    const name = one([
      'ASSERT_WORKTOP_RESOURCES_INCLUDE',
      'ASSERT_WORKTOP_RESOURCES_ONLY',
      'ASSERT_NEXT_CALL_RETURNS_ONLY',
    ])
    return `${name} Map<Address, Enum>(Address("${resource()}") => Enum<2u8>(${amount()}));`
  },
]

/** Instructions about proofs. */
const proofSteps = ({ one, account, resource, amount }: Palette, scope: Scope): readonly Step[] => [
  () => `CALL_METHOD Address("${account()}") "create_proof_of_amount" Address("${resource()}") ${amount()};`,
  () => `POP_FROM_AUTH_ZONE ${scope.newProof()};`,
  () => {
    const proof = scope.someProof()
    return proof && `${one(['DROP_PROOF', 'PUSH_TO_AUTH_ZONE'])} ${proof};`
  },
  () => {
    const [bucket] = scope.buckets()
    return bucket && `CREATE_PROOF_FROM_BUCKET_OF_ALL ${bucket} ${scope.newProof()};`
  },
  () => `CREATE_PROOF_FROM_AUTH_ZONE_OF_ALL Address("${resource()}") ${scope.newProof()};`,
  () => one(['DROP_NAMED_PROOFS;', 'DROP_AUTH_ZONE_PROOFS;', 'DROP_ALL_PROOFS;']),
]

/** Instructions that change vaults and settings by right. */
const ruleSteps = (palette: Palette): readonly Step[] => [
  () => {
    const { one, vaults, amount, idsOf, number } = palette
    const what = one(vaults())
    return one([
      `RECALL_FROM_VAULT Address("${what.vault}") ${amount()};`,
      `RECALL_NON_FUNGIBLES_FROM_VAULT Address("${what.vault}") ${idsOf(what.resource)};`,
      `FREEZE_VAULT Address("${what.vault}") Tuple(${number(8)}u32);`,
      `UNFREEZE_VAULT Address("${what.vault}") Tuple(${number(8)}u32);`,
    ])
  },
  () => {
    const { one, account, number } = palette
    const entity = palette.entity()
    return one([
      `SET_METADATA Address("${entity}") "name" Enum<0u8>("text");`,
      `LOCK_METADATA Address("${entity}") "name";`,
      `SET_ROLE Address("${entity}") Enum<0u8>() "minter" Enum<0u8>();`,
      `SET_OWNER_ROLE Address("${entity}") Enum<0u8>();`,
      `CALL_METHOD Address("${account()}") "set_default_deposit_rule" Enum<${number(3)}u8>();`,
      `CALL_METHOD Address("${account()}") "try_deposit_batch_or_refund" Expression("ENTIRE_WORKTOP") Enum<0u8>();`,
    ])
  },
]

/** An argument of any type. */
const argumentOf = ({ one, amount, idsOf, resource }: Palette, scope: Scope): string =>
  one([
    () => scope.someBucket() ?? amount(),
    () => scope.someBucket() ?? idsOf(resource()),
    () => scope.someProof() ?? amount(),
    () => 'Expression("ENTIRE_WORKTOP")',
    () => 'Expression("ENTIRE_AUTH_ZONE")',
    () =>
      [scope.someBucket(), scope.someBucket()]
        .filter((bucket) => bucket !== undefined)
        .join(', ')
        .replace(/^(.+)$/, 'Array<Bucket>($1)') || '1u8',
    amount,
    () => idsOf(resource()),
    () => `Address("${resource()}")`,
    () => 'Enum<0u8>()',
    () => '"text"',
  ])()

/** Calls of any method with any arguments. */
const callSteps = (palette: Palette, scope: Scope): readonly Step[] => [
  () => {
    const args = Array.from({ length: palette.number(3) }, () => argumentOf(palette, scope)).join(' ')
    return `CALL_METHOD Address("${palette.entity()}") "${palette.method()}" ${args};`
  },
  () => {
    const bucket = scope.someBucket()
    return bucket && `CALL_METHOD Address("${palette.component()}") "${palette.method()}" ${bucket};`
  },
]

/** Generates random manifests that mostly compile. */
export function createManifestWriter(devnet: Devnet, hand: Random, book: Book): () => string {
  const palette = createPalette(devnet, hand, book)
  const { account } = palette
  return () => {
    const scope = createScope(hand, palette)
    const steps = [
      ...moveSteps(palette, scope),
      ...proofSteps(palette, scope),
      ...ruleSteps(palette),
      ...callSteps(palette, scope),
    ]
    const lines: string[] = []
    if (hand.chance(0.95)) lines.push(`CALL_METHOD Address("${account()}") "lock_fee" Decimal("5");`)
    for (let left = 1 + palette.number(6); left > 0; left -= 1) {
      const line = palette.one(steps)()
      if (line !== undefined) lines.push(line)
    }
    for (const bucket of hand.chance(0.9) ? scope.buckets() : []) lines.push(`RETURN_TO_WORKTOP ${bucket};`)
    if (hand.chance(0.9))
      lines.push(`CALL_METHOD Address("${account()}") "deposit_batch" Expression("ENTIRE_WORKTOP");`)
    return lines.join('\n')
  }
}
