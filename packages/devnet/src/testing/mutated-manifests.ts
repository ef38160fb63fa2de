import { accountAddressFromPublicKey, blake2b256 } from '@lootboxes/ledger'
import { compileManifest } from '@lootboxes/manifest/v2'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import type { Devnet } from '../create-devnet'
import { signersOf } from '../engine/auth-zone'
import { nativeAddresses } from '../engine/native-addresses'
import { devKeys } from '../keys'
import { type Random, random } from '../random'
import { audit, createAudit } from './audit'
import { pickFrom } from './manifest-writer'
import { testWallet } from './test-wallet'

const none = 'Enum<0u8>()'
const allowAll = none
const roles = (count: number) =>
  `Tuple(${Array.from({ length: count }, () => `Enum<1u8>(Tuple(Enum<1u8>(${allowAll}), ${none}))`).join(', ')})`
const noMetadata = 'Tuple(Map<String, Tuple>(), Map<String, Enum>())'

/** Entities that the manifests use. */
type Stage = {
  account: string
  other: string
  token: string
  pool: string
  unit: string
  locker: string
  badge: string
}

/** Creates a token, a pool and a locker whose rules are open. */
async function createStage(devnet: Devnet): Promise<Stage> {
  const { account, send } = testWallet(devnet, devKeys(devnet.seed).main)
  const other = accountAddressFromPublicKey(devKeys(devnet.seed).club.publicKey, devnet.networkId)
  const native = nativeAddresses(devnet.networkId)
  const { xrd } = devnet.genesis.wellKnown
  const depositAll = `CALL_METHOD Address("${account}") "deposit_batch" Expression("ENTIRE_WORKTOP");`
  const created = async (manifest: string) => {
    const record = await send(`${manifest} ${depositAll}`)
    if (record.status !== 'CommittedSuccess') throw new Error(`The stage is not set: ${record.error ?? ''}`)
    const resource = record.balanceChanges.fungible.find((one) => one.resource !== xrd)?.resource ?? ''
    return { resource, entityOf: (prefix: string) => record.affected.find((one) => one.startsWith(prefix)) ?? '' }
  }
  const token = await created(
    `CREATE_FUNGIBLE_RESOURCE_WITH_INITIAL_SUPPLY ${none} true 18u8 Decimal("1000") ${roles(6)} ${noMetadata} ${none};`,
  )
  const pool = await created(
    `CALL_FUNCTION Address("${native.poolPackage}") "OneResourcePool" "instantiate" ${none} ${allowAll} Address("${token.resource}") ${none};`,
  )
  const address = pool.entityOf('pool_')
  const entity = devnet.ledger.chain.view().get('entity', address)
  const locker = await created(
    `CALL_FUNCTION Address("${native.lockerPackage}") "AccountLocker" "instantiate_simple" true;`,
  )
  return {
    account,
    other,
    token: token.resource,
    pool: address,
    unit: entity?.kind === 'pool' ? entity.poolUnit : '',
    locker: locker.entityOf('locker_'),
    badge: locker.resource,
  }
}

/** Valid manifests, each a list of instructions. They leave the ledger able to run them again. */
function validManifests(devnet: Devnet, { account, other, token, pool, unit, locker, badge }: Stage) {
  const { xrd } = devnet.genesis.wellKnown
  const { hugOpen, hugOpenTickets, baller } = devnet.addresses
  const withdraw = (resource: string, amount: number) =>
    `CALL_METHOD Address("${account}") "withdraw" Address("${resource}") Decimal("${amount}");`
  const take = (resource: string) => `TAKE_ALL_FROM_WORKTOP Address("${resource}") Bucket("b");`
  const prove = (resource: string) =>
    `CALL_METHOD Address("${account}") "create_proof_of_amount" Address("${resource}") Decimal("1");`
  const end = `CALL_METHOD Address("${account}") "deposit_batch" Expression("ENTIRE_WORKTOP");`
  const only = (resource: string, amount: number) =>
    `Map<Address, Enum>(Address("${resource}") => Enum<ResourceConstraint::ExactAmount>(Decimal("${amount}")))`
  return [
    [withdraw(xrd, 4), take(xrd), `CALL_METHOD Address("${hugOpen}") "buy_loot_box_ticket" Bucket("b");`, end],
    [`MINT_FUNGIBLE Address("${token}") Decimal("3");`, take(token), 'BURN_RESOURCE Bucket("b");', end],
    [withdraw(token, 2), take(token), `CALL_METHOD Address("${pool}") "contribute" Bucket("b");`, end],
    [withdraw(unit, 1), take(unit), `CALL_METHOD Address("${pool}") "redeem" Bucket("b");`, end],
    [
      prove(badge),
      withdraw(baller, 1),
      take(baller),
      `CALL_METHOD Address("${locker}") "store" Address("${account}") Bucket("b") false;`,
    ],
    [`CALL_METHOD Address("${locker}") "claim" Address("${account}") Address("${baller}") Decimal("1");`, end],
    [
      `ASSERT_NEXT_CALL_RETURNS_ONLY ${only(token, 2)};`,
      withdraw(token, 2),
      `ASSERT_WORKTOP_RESOURCES_INCLUDE ${only(token, 2)};`,
      end,
    ],
    [
      withdraw(token, 5),
      take(token),
      `ASSERT_BUCKET_CONTENTS Bucket("b") Enum<2u8>(Decimal("5"));`,
      'CREATE_PROOF_FROM_BUCKET_OF_AMOUNT Bucket("b") Decimal("2") Proof("p");',
      'CLONE_PROOF Proof("p") Proof("q");',
      'PUSH_TO_AUTH_ZONE Proof("q");',
      'DROP_PROOF Proof("p");',
      'DROP_AUTH_ZONE_REGULAR_PROOFS;',
      'RETURN_TO_WORKTOP Bucket("b");',
      end,
    ],
    [
      withdraw(token, 1),
      take(token),
      `CALL_METHOD Address("${other}") "try_deposit_or_refund" Bucket("b") ${none};`,
      end,
    ],
    [`CALL_METHOD Address("${other}") "set_default_deposit_rule" Enum<0u8>();`],
    [
      `CALL_METHOD Address("${account}") "withdraw_non_fungibles" Address("${hugOpenTickets}") Array<NonFungibleLocalId>(NonFungibleLocalId("#1#"));`,
      take(hugOpenTickets),
      `CREATE_PROOF_FROM_BUCKET_OF_ALL Bucket("b") Proof("p");`,
      'DROP_NAMED_PROOFS;',
      'RETURN_TO_WORKTOP Bucket("b");',
      end,
    ],
    [
      `CREATE_FUNGIBLE_RESOURCE_WITH_INITIAL_SUPPLY ${none} true 2u8 Decimal("7") ${roles(6)} ${noMetadata} ${none};`,
      end,
    ],
  ]
}

type Book = { addresses: readonly string[]; methods: readonly string[]; instructions: readonly string[] }

const amounts = [
  '0',
  '1',
  '2',
  '-1',
  '0.5',
  '0.000000000000000001',
  '1000000',
  '57896044618658097711785492504343953926634992332820282019728.792003956564819967',
]

type Mutation = (lines: readonly string[], hand: Random, book: Book) => readonly string[]

/** Replaces one match of a pattern in a random line. */
const replacing =
  (pattern: RegExp, by: (hand: Random, book: Book) => string): Mutation =>
  (lines, hand, book) => {
    const at = lines.findIndex((line, index) => pattern.test(line) && (index === lines.length - 1 || hand.chance(0.6)))
    return lines.map((line, index) => (index === at ? line.replace(pattern, by(hand, book)) : line))
  }

const at = (lines: readonly string[], hand: Random): number => Math.floor(hand.next() * lines.length)

const mutations: readonly Mutation[] = [
  (lines, hand) => lines.toSpliced(at(lines, hand), 1),
  (lines, hand) => lines.toSpliced(at(lines, hand), 0, lines[at(lines, hand)] ?? ''),
  (lines, hand) => {
    const index = at(lines, hand)
    return lines.toSpliced(index, 2, ...lines.slice(index, index + 2).toReversed())
  },
  replacing(/Decimal\("[^"]*"\)/, (hand) => `Decimal("${pickFrom(hand, amounts)}")`),
  replacing(/Address\("[^"]*"\)/, (hand, { addresses }) => `Address("${pickFrom(hand, addresses)}")`),
  replacing(/(?<=Address\("[^"]*"\) )"[a-z_]+"/, (hand, { methods }) => `"${pickFrom(hand, methods)}"`),
  replacing(/^[A-Z_]+/, (hand, { instructions }) => pickFrom(hand, instructions)),
  replacing(/#\d+#/, (hand) => `#${Math.floor(hand.next() * 5)}#`),
  replacing(/Enum<\d+u8>/, (hand) => `Enum<${Math.floor(hand.next() * 4)}u8>`),
  replacing(/Expression\("ENTIRE_WORKTOP"\)/, () => 'Expression("ENTIRE_AUTH_ZONE")'),
  replacing(/Bucket\("b"\)/, (hand) =>
    pickFrom(hand, ['Decimal("1")', 'Proof("p")', 'Array<Bucket>(Bucket("b"))', '"b"']),
  ),
]

export type MutatedRun = { succeeded: number; failed: number; rejected: number; unreadable: number }

/** Runs mutated valid manifests, audits the ledger after each, and previews each. Throws the audit's error. */
export async function runMutatedManifests(
  devnet: Devnet,
  { count, seed }: { count: number; seed: string },
): Promise<MutatedRun> {
  const { chain } = devnet.ledger
  const { main, club } = devKeys(devnet.seed)
  const stage = await createStage(devnet)
  const corpus = validManifests(devnet, stage)
  const hand = random(`mutations:${seed}`)
  const all = corpus.flat().join('\n')
  const book: Book = {
    addresses: [...new Set(all.match(/(?<=Address\(")[^"]*/g))],
    methods: [...new Set(all.match(/(?<=Address\("[^"]*"\) ")[a-z_]+(?=")/g))],
    instructions: [...new Set(all.match(/^[A-Z_]+/gm))],
  }
  const books = createAudit(devnet)
  const run: MutatedRun = { succeeded: 0, failed: 0, rejected: 0, unreadable: 0 }
  const fee = `CALL_METHOD Address("${stage.account}") "lock_fee" Decimal("5");`
  for (let index = 0; index < count; index += 1) {
    let lines: readonly string[] = [fee, ...pickFrom(hand, corpus)]
    for (let left = 1 + Math.floor(hand.between(0, 2)); left > 0; left -= 1)
      lines = pickFrom(hand, mutations)(lines, hand, book)
    const manifest = lines.join('\n')
    const compiled = compileManifest(manifest, devnet.networkId)
    if (compiled.isErr()) {
      run.unreadable += 1
      continue
    }
    const transaction = {
      instructions: compiled.value.instructions,
      signers: signersOf([main.publicKey, club.publicKey]),
      signatures: 2,
      payloadBytes: manifest.length,
      intentHash: blake2b256(utf8ToBytes(`${seed}:${index}`)),
      intentId: `txid_mutated_${seed}_${index}`,
      nowMs: chain.tip().timeMs,
    }
    try {
      const outcome = chain.run(transaction)
      if (outcome.status === 'Rejected') run.rejected += 1
      else {
        const envelope = { payloadId: '', hex: '', message: undefined, endEpoch: 0, subintents: [] }
        chain.commit(outcome, transaction, envelope)
        run[outcome.status === 'CommittedSuccess' ? 'succeeded' : 'failed'] += 1
        audit(books, outcome)
      }
      const flags = { use_free_credit: true, assume_all_signature_proofs: true, skip_epoch_check: true }
      const { status, body } = await devnet.ask('/transaction/preview', { manifest, nonce: 1, flags })
      if (status >= 500) throw new Error(`The preview answers ${status}: ${JSON.stringify(body)}`)
    } catch (cause) {
      throw new Error(`Manifest ${index} of seed ${seed}:\n${manifest}\n${String(cause)}`, { cause })
    }
  }
  return run
}
