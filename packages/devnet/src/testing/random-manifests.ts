import { accountAddressFromPublicKey } from '@lootboxes/ledger'
import { compileManifest } from '@lootboxes/manifest/v2'
import { blake2b } from '@noble/hashes/blake2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import type { Devnet } from '../create-devnet'
import { signersOf } from '../engine/auth-zone'
import { idsIn } from '../engine/vaults'
import { devKeys } from '../keys'
import { type Random, random } from '../random'
import { audit, createAudit } from './audit'

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

const one = <T>(hand: Random, from: readonly T[]): T => hand.pick(from as [T, ...T[]])

const amounts = ['0', '1', '2', '3', '6', '0.000000000000000001', '2.5', '7', '100', '9999', '-1', '-0.5', '1000000000']

type Book = { accounts: readonly string[]; components: readonly string[]; resources: readonly string[] }

/** Generates random manifests that mostly compile. */
function createWriter(devnet: Devnet, hand: Random, book: Book) {
  const vaults = () =>
    [...book.accounts, ...book.components].flatMap((owner) =>
      devnet.ledger.chain
        .view()
        .list('vaults', owner)
        .map(({ value }) => value),
    )
  const idsOf = (resource: string): string => {
    const view = devnet.ledger.chain.view()
    const held = vaults()
      .filter((vault) => vault.resource === resource)
      .flatMap(({ vault }) => [...idsIn(view, resource, vault)].slice(0, 4))
    const ids = Array.from({ length: one(hand, [1, 1, 2, 3]) }, () =>
      held.length > 0 && hand.chance(0.9) ? one(hand, held) : `#${Math.floor(hand.next() * 30)}#`,
    )
    return `Array<NonFungibleLocalId>(${[...new Set(ids)].map((id) => `NonFungibleLocalId("${id}")`).join(', ')})`
  }
  const amount = () => `Decimal("${hand.chance(0.7) ? one(hand, ['1', '2', '6']) : one(hand, amounts)}")`
  const resource = () => one(hand, book.resources)
  const account = () => one(hand, book.accounts)

  return (): string => {
    const lines: string[] = []
    let buckets: string[] = []
    let proofs: string[] = []
    let named = 0
    /** Resources on the worktop, according to the text so far. */
    const lying: string[] = []
    const onWorktop = () => (lying.length > 0 && hand.chance(0.8) ? one(hand, lying) : resource())
    const newBucket = (): string => {
      named += 1
      const name = `b${named}`
      buckets.push(name)
      return `Bucket("${name}")`
    }
    const newProof = (): string => {
      named += 1
      const name = `p${named}`
      proofs.push(name)
      return `Proof("${name}")`
    }
    const someBucket = (): string | undefined => {
      if (buckets.length === 0) return undefined
      const name = one(hand, buckets)
      buckets = buckets.filter((open) => open !== name)
      return `Bucket("${name}")`
    }
    const someProof = (): string | undefined => {
      if (proofs.length === 0) return undefined
      const name = one(hand, proofs)
      proofs = proofs.filter((open) => open !== name)
      return `Proof("${name}")`
    }
    const argument = (): string =>
      one(hand, [
        () => someBucket() ?? amount(),
        () => someBucket() ?? idsOf(resource()),
        () => someProof() ?? amount(),
        () => 'Expression("ENTIRE_WORKTOP")',
        () => 'Expression("ENTIRE_AUTH_ZONE")',
        () =>
          [someBucket(), someBucket()]
            .filter((bucket) => bucket !== undefined)
            .join(', ')
            .replace(/^(.+)$/, 'Array<Bucket>($1)') || '1u8',
        amount,
        () => idsOf(resource()),
        () => `Address("${resource()}")`,
        () => 'Enum<0u8>()',
        () => '"text"',
      ])()
    const steps: readonly (() => string | undefined)[] = [
      () => {
        const what = resource()
        lying.push(what)
        return `CALL_METHOD Address("${account()}") "withdraw" Address("${what}") ${amount()};`
      },
      () => {
        const what = resource()
        lying.push(what)
        return `CALL_METHOD Address("${account()}") "withdraw_non_fungibles" Address("${what}") ${idsOf(what)};`
      },
      () => `TAKE_FROM_WORKTOP Address("${onWorktop()}") ${amount()} ${newBucket()};`,
      () => `TAKE_ALL_FROM_WORKTOP Address("${onWorktop()}") ${newBucket()};`,
      () => {
        const what = resource()
        return `TAKE_NON_FUNGIBLES_FROM_WORKTOP Address("${what}") ${idsOf(what)} ${newBucket()};`
      },
      () => {
        const bucket = someBucket()
        return bucket && `${one(hand, ['RETURN_TO_WORKTOP', 'BURN_RESOURCE'])} ${bucket};`
      },
      () => `CALL_METHOD Address("${account()}") "create_proof_of_amount" Address("${resource()}") ${amount()};`,
      () => `POP_FROM_AUTH_ZONE ${newProof()};`,
      () => {
        const proof = someProof()
        return proof && `${one(hand, ['DROP_PROOF', 'PUSH_TO_AUTH_ZONE'])} ${proof};`
      },
      () => {
        const [bucket] = buckets
        return bucket && `CREATE_PROOF_FROM_BUCKET_OF_ALL Bucket("${bucket}") ${newProof()};`
      },
      () => `CREATE_PROOF_FROM_AUTH_ZONE_OF_ALL Address("${resource()}") ${newProof()};`,
      () => one(hand, ['DROP_NAMED_PROOFS;', 'DROP_AUTH_ZONE_PROOFS;', 'DROP_ALL_PROOFS;']),
      () => {
        const vault = vaults()
        const what = one(hand, vault)
        return one(hand, [
          `RECALL_FROM_VAULT Address("${what.vault}") ${amount()};`,
          `RECALL_NON_FUNGIBLES_FROM_VAULT Address("${what.vault}") ${idsOf(what.resource)};`,
          `FREEZE_VAULT Address("${what.vault}") Tuple(${Math.floor(hand.next() * 8)}u32);`,
          `UNFREEZE_VAULT Address("${what.vault}") Tuple(${Math.floor(hand.next() * 8)}u32);`,
        ])
      },
      () => `ASSERT_WORKTOP_CONTAINS Address("${resource()}") ${amount()};`,
      () => {
        const name = one(hand, [
          'ASSERT_WORKTOP_RESOURCES_INCLUDE',
          'ASSERT_WORKTOP_RESOURCES_ONLY',
          'ASSERT_NEXT_CALL_RETURNS_ONLY',
        ])
        return `${name} Map<Address, Enum>(Address("${resource()}") => Enum<2u8>(${amount()}));`
      },
      () => {
        const entity = one(hand, [...book.accounts, ...book.components, ...book.resources])
        return one(hand, [
          `SET_METADATA Address("${entity}") "name" Enum<0u8>("text");`,
          `LOCK_METADATA Address("${entity}") "name";`,
          `SET_ROLE Address("${entity}") Enum<0u8>() "minter" Enum<0u8>();`,
          `SET_OWNER_ROLE Address("${entity}") Enum<0u8>();`,
          `CALL_METHOD Address("${account()}") "set_default_deposit_rule" Enum<${Math.floor(hand.next() * 3)}u8>();`,
          `CALL_METHOD Address("${account()}") "try_deposit_batch_or_refund" Expression("ENTIRE_WORKTOP") Enum<0u8>();`,
        ])
      },
      () => {
        const args = Array.from({ length: Math.floor(hand.next() * 3) }, argument).join(' ')
        const target = one(hand, [...book.accounts, ...book.components, ...book.components, ...book.resources])
        return `CALL_METHOD Address("${target}") "${one(hand, methods)}" ${args};`
      },
      () => {
        const bucket = someBucket()
        return (
          bucket &&
          `CALL_METHOD Address("${one(hand, [...book.accounts, ...book.components])}") "${one(hand, methods)}" ${bucket};`
        )
      },
    ]
    if (hand.chance(0.95)) lines.push(`CALL_METHOD Address("${account()}") "lock_fee" Decimal("5");`)
    for (let left = 1 + Math.floor(hand.next() * 6); left > 0; left -= 1) {
      const line = one(hand, steps)()
      if (line !== undefined) lines.push(line)
    }
    for (const bucket of hand.chance(0.9) ? buckets : []) lines.push(`RETURN_TO_WORKTOP Bucket("${bucket}");`)
    if (hand.chance(0.9))
      lines.push(`CALL_METHOD Address("${account()}") "deposit_batch" Expression("ENTIRE_WORKTOP");`)
    return lines.join('\n')
  }
}

export type RandomRun = { succeeded: number; failed: number; rejected: number; unreadable: number }

/** Runs random manifests in sequence and audits the ledger after each. Throws the audit's error. */
export function runRandomManifests(
  devnet: Devnet,
  { count, seed, collections = [] }: { count: number; seed: string; collections?: readonly string[] },
): RandomRun {
  const { chain } = devnet.ledger
  const { addresses, networkId, genesis } = devnet
  const { main, club } = devKeys(devnet.seed)
  const accounts = [main, club].map(({ publicKey }) => accountAddressFromPublicKey(publicKey, networkId))
  const hand = random(`manifests:${seed}`)
  const write = createWriter(devnet, hand, {
    accounts,
    components: [addresses.hugOpen, addresses.hugOpen, addresses.hugSoldOut, genesis.wellKnown.faucet],
    resources: [
      chain.deps.xrd,
      chain.deps.xrd,
      addresses.baller,
      addresses.hugOpenTickets,
      addresses.hugOpenTickets,
      addresses.lootCreatures,
      addresses.lootPlants,
      ...collections,
    ],
  })
  const books = createAudit(devnet)
  const run: RandomRun = { succeeded: 0, failed: 0, rejected: 0, unreadable: 0 }
  for (let at = 0; at < count; at += 1) {
    const manifest = write()
    const instructions = compileManifest(manifest, networkId).unwrapOr(undefined)?.instructions
    if (instructions === undefined) {
      run.unreadable += 1
      continue
    }
    const signing = one(hand, [[main], [club], [main, club], [main, club], [main, club], [main, club]])
    const intentHash = blake2b(utf8ToBytes(`${seed}:${at}`), { dkLen: 32 })
    const transaction = {
      instructions,
      signers: { ...signersOf(signing.map(({ publicKey }) => publicKey)), everyone: hand.chance(0.1) },
      signatures: signing.length,
      payloadBytes: manifest.length,
      intentHash,
      intentId: `txid_random_${seed}_${at}`,
      nowMs: chain.tip().timeMs,
    }
    try {
      const outcome = chain.run(transaction)
      if (outcome.status === 'Rejected') run.rejected += 1
      else {
        chain.commit(outcome, transaction, { payloadId: '', hex: '', message: undefined, endEpoch: 0, subintents: [] })
        run[outcome.status === 'CommittedSuccess' ? 'succeeded' : 'failed'] += 1
        audit(books, outcome)
      }
    } catch (cause) {
      throw new Error(`Manifest ${at} of seed ${seed}:\n${manifest}\n${String(cause)}`, { cause })
    }
  }
  return run
}
