import { accountAddressFromPublicKey, blake2b256, encodeAddress, entityBytes } from '@lootboxes/ledger'
import { NotarizedTransactionV2 } from '@lootboxes/manifest/v2'
import { secp256k1 } from '@noble/curves/secp256k1.js'
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'
import { PrivateKey, RadixEngineToolkit, TransactionBuilder } from '@radixdlt/radix-engine-toolkit'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Devnet } from '../create-devnet'
import { devKeys } from '../keys'
import { type IntentOptions, type RootOptions, signSubintent, signTransactionV2 } from '../testing/build-v2'
import { recipes } from '../testing/recipes'
import { startDevnet } from '../testing/start-devnet'
import { testWallet } from '../testing/test-wallet'

const { main, club, persona: notary } = devKeys(1)
const seller = accountAddressFromPublicKey(main.publicKey, 240)
const buyer = accountAddressFromPublicKey(club.publicKey, 240)

let devnet: Devnet
let xrd: string
beforeEach(async () => {
  devnet = (await startDevnet()).devnet
  xrd = devnet.genesis.wellKnown.xrd
})

const submit = async (options: Omit<RootOptions, 'notary'>) => {
  const hex = signTransactionV2(devnet, { ...options, notary })
  const sent = await devnet.submit(hex)
  if (sent.isErr()) return sent.error
  await devnet.idle()
  const { intentId } = sent.value
  return devnet.ledger.chain.transactionByIntent(intentId) ?? devnet.ledger.waiting(intentId)
}
const child = (options: IntentOptions) => signSubintent(devnet, { signers: [main], ...options })
const use = (name: string, { id }: { id: string }) => `USE_CHILD NamedIntent("${name}") Intent("${id}");`
const lockFee = (account: string = buyer) => `CALL_METHOD Address("${account}") "lock_fee" Decimal("10");`
const depositAll = (account: string) =>
  `CALL_METHOD Address("${account}") "deposit_batch" Expression("ENTIRE_WORKTOP");`
const yieldTo = (name: string, args = '') => `YIELD_TO_CHILD NamedIntent("${name}") ${args};`
const give = (amount: number) => `CALL_METHOD Address("${seller}") "withdraw" Address("${xrd}") Decimal("${amount}");
  YIELD_TO_PARENT Expression("ENTIRE_WORKTOP");`
const invalid = (reason: string) => ({ kind: 'invalid', reason: expect.stringContaining(reason) })
const rejected = (reason: string) => ({ state: 'rejected', error: expect.stringContaining(reason) })
const failed = (reason: string) => ({ status: 'CommittedFailure', error: expect.stringContaining(reason) })
const xrdOf = (account: string) => {
  const view = devnet.ledger.chain.view()
  const vault = view.get('vault', view.get('vaultOf', `${account}\n${xrd}`) ?? '')
  return vault?.kind === 'fungible' ? vault.amount / 10n ** 18n : 0n
}

describe('a transaction with subintents', () => {
  test('swaps an NFT against XRD between two signers, and the root pays the fee', async () => {
    const { hugOpenTickets: tickets } = devnet.addresses
    await testWallet(devnet, main).send(recipes(devnet, seller).buy(1))
    const sale = child({
      manifest: `CALL_METHOD Address("${seller}") "withdraw_non_fungibles" Address("${tickets}") Array<NonFungibleLocalId>(NonFungibleLocalId("#1#"));
        YIELD_TO_PARENT Expression("ENTIRE_WORKTOP");
        ASSERT_WORKTOP_RESOURCES_ONLY Map<Address, Enum>(Address("${xrd}") => Enum<ResourceConstraint::ExactAmount>(Decimal("5")));
        ${depositAll(seller)} YIELD_TO_PARENT;`,
    })
    const purchase = child({
      signers: [club],
      manifest: `CALL_METHOD Address("${buyer}") "withdraw" Address("${xrd}") Decimal("5");
        YIELD_TO_PARENT Expression("ENTIRE_WORKTOP");
        ASSERT_WORKTOP_CONTAINS_NON_FUNGIBLES Address("${tickets}") Array<NonFungibleLocalId>(NonFungibleLocalId("#1#"));
        ${depositAll(buyer)} YIELD_TO_PARENT;`,
    })
    const payer = testWallet(devnet, notary)
    const { faucet } = devnet.genesis.wellKnown
    await payer.send(
      `CALL_METHOD Address("${faucet}") "lock_fee" Decimal("5"); CALL_METHOD Address("${faucet}") "free";
       CALL_METHOD Address("${payer.account}") "try_deposit_batch_or_abort" Expression("ENTIRE_WORKTOP") Enum<0u8>();`,
      { payFee: false },
    )
    const before = xrdOf(seller)
    const swap = await submit({
      signers: [notary],
      subintents: [sale, purchase],
      manifest: `${use('sale', sale)} ${use('purchase', purchase)} ${lockFee(payer.account)}
        ${yieldTo('sale')} ${yieldTo('purchase')}
        TAKE_ALL_FROM_WORKTOP Address("${xrd}") Bucket("price");
        ${yieldTo('sale', 'Bucket("price")')} ${yieldTo('purchase', 'Expression("ENTIRE_WORKTOP")')}`,
    })
    expect(swap).toMatchObject({ status: 'CommittedSuccess', subintents: [sale.id, purchase.id] })
    expect(xrdOf(seller) - before).toBe(5n)
    const moved = { entity: buyer, resource: tickets, added: ['#1#'] }
    expect(swap).toMatchObject({
      balanceChanges: { nonFungible: expect.arrayContaining([expect.objectContaining(moved)]) },
    })
  })

  test('uses each subintent once, and a failure leaves it usable', async () => {
    const sale = child({ manifest: give(1) })
    const complete = (end: string) =>
      submit({ signers: [club], subintents: [sale], manifest: `${use('s', sale)} ${lockFee()} ${yieldTo('s')} ${end}` })
    const statusOf = async () => {
      const { body } = await devnet.ask('/transaction/subintent-status', { subintent_hash: sale.id })
      return Object(body).subintent_status
    }
    expect(await complete('')).toMatchObject(failed('ResourcesLeft'))
    expect(await statusOf()).toBe('Unknown')
    expect(await complete(depositAll(buyer))).toMatchObject({ status: 'CommittedSuccess' })
    expect(await statusOf()).toBe('CommittedSuccess')
    expect(await complete(depositAll(buyer))).toMatchObject(rejected(`IntentHashPreviouslyCommitted(${sale.id})`))
  })

  test('runs nested subintents with separate worktops and auth zones', async () => {
    const inner = child({ manifest: give(2) })
    const outer = child({
      signers: [],
      manifest: `${use('inner', inner)} ${yieldTo('inner')} YIELD_TO_PARENT Expression("ENTIRE_WORKTOP");`,
    })
    const theft = child({ signers: [], manifest: give(1) })
    const root = (name: string, one: typeof outer) =>
      `${use(name, one)} ${lockFee()} ${yieldTo(name)} ${depositAll(buyer)}`
    expect(await submit({ signers: [club], subintents: [outer, inner], manifest: root('outer', outer) })).toMatchObject(
      { status: 'CommittedSuccess' },
    )
    expect(await submit({ signers: [club, main], subintents: [theft], manifest: root('t', theft) })).toMatchObject(
      failed('Unauthorized'),
    )
  })

  test('checks its parent and the resources of the next call', async () => {
    const rule = `Enum<2u8>(Enum<0u8>(Enum<0u8>(Enum<1u8>(Address("${devnet.addresses.baller}")))))`
    const guarded = () => child({ manifest: `VERIFY_PARENT ${rule}; ${give(1)}` })
    const proof = `CALL_METHOD Address("${buyer}") "create_proof_of_amount" Address("${devnet.addresses.baller}") Decimal("1");`
    const complete = (sale: ReturnType<typeof guarded>, before: string) =>
      submit({
        signers: [club],
        subintents: [sale],
        manifest: `${use('s', sale)} ${lockFee()} ${before} ${yieldTo('s')} ${depositAll(buyer)}`,
      })
    expect(await complete(guarded(), '')).toMatchObject(failed('VERIFY_PARENT'))
    expect(await complete(guarded(), proof)).toMatchObject({ status: 'CommittedSuccess' })
    const next = (amount: number) =>
      `${proof} ASSERT_NEXT_CALL_RETURNS_ONLY Map<Address, Enum>(Address("${xrd}") => Enum<1u8>(Decimal("${amount}")));`
    expect(await complete(guarded(), next(2))).toMatchObject(failed('AssertNextCallReturnsFailed'))
    expect(await complete(guarded(), next(1))).toMatchObject({ status: 'CommittedSuccess' })
  })

  test('passes no proof to another intent', async () => {
    const sale = child({ manifest: 'YIELD_TO_PARENT;' })
    const proof = `CALL_METHOD Address("${buyer}") "create_proof_of_amount" Address("${devnet.addresses.baller}") Decimal("1");`
    const manifest = `${use('s', sale)} ${lockFee()} ${proof} ${yieldTo('s', 'Expression("ENTIRE_AUTH_ZONE")')}`
    expect(await submit({ signers: [club], subintents: [sale], manifest })).toMatchObject(
      failed('ProofCannotBePassedToAnotherIntent'),
    )
  })
})

describe('validation refuses', () => {
  const root = (sale: { id: string }) => `${use('s', sale)} ${lockFee()} ${yieldTo('s')} ${depositAll(buyer)}`
  const refusal = (subintents: RootOptions['subintents'], manifest: string) =>
    submit({ signers: [club], subintents: subintents ?? [], manifest })

  test('a tree in which a subintent has no parent, two parents, or is missing', async () => {
    const [a, b] = [child({ manifest: give(1) }), child({ manifest: give(2) })]
    const twice = child({ manifest: `${use('a', a)} ${yieldTo('a')} YIELD_TO_PARENT Expression("ENTIRE_WORKTOP");` })
    expect(await refusal([a, b], root(a))).toMatchObject(invalid('SubintentIsNotReachableFromTheTransactionIntent'))
    expect(await refusal([], root(a))).toMatchObject(invalid('ChildSubintentNotIncludedInTransaction'))
    expect(await refusal([a, a], root(a))).toMatchObject(invalid('DuplicateSubintent'))
    expect(
      await refusal([a, twice], `${use('t', twice)} ${use('a', a)} ${lockFee()} ${yieldTo('a')} ${yieldTo('t')}`),
    ).toMatchObject(invalid('SubintentHasMultipleParents'))
  })

  test('yields that do not match, and a subintent that does not end with one', async () => {
    const a = child({ manifest: give(1) })
    expect(await refusal([a], `${use('s', a)} ${lockFee()} ${yieldTo('s')} ${yieldTo('s')}`)).toMatchObject(
      invalid('MismatchingYieldChildAndYieldParentCountsForSubintent'),
    )
    const open = child({ manifest: `${give(1)} DROP_ALL_PROOFS;` })
    expect(await refusal([open], root(open))).toMatchObject(invalid('SubintentDoesNotEndWithYieldToParent'))
    expect(await refusal([], `${lockFee()} YIELD_TO_PARENT;`)).toMatchObject(invalid('YieldToParent'))
    expect(
      await refusal([], `ASSERT_NEXT_CALL_RETURNS_ONLY Map<Address, Enum>(); DROP_ALL_PROOFS; ${lockFee()}`),
    ).toMatchObject(invalid('InstructionFollowingNextCallAssertionWasNotInvocation'))
  })

  test('more than 512 entities in all intents together', async () => {
    const naming = (first: number) => {
      const addresses = Array.from({ length: 300 }, (_, at) => {
        const tail = new Uint8Array(29).fill(1)
        tail.set([(first + at) >> 8, (first + at) & 255])
        return `Address("${encodeAddress({ entityByte: entityBytes.component, networkId: 240, tail })}")`
      })
      return `CALL_METHOD Address("${seller}") "x" Array<Address>(${addresses.join(', ')}); YIELD_TO_PARENT;`
    }
    const [one, two] = [child({ manifest: naming(0) }), child({ manifest: naming(300) })]
    const manifest = (both: boolean) =>
      `${use('a', one)} ${both ? use('b', two) : ''} ${lockFee()} ${yieldTo('a')} ${both ? yieldTo('b') : ''}`
    expect(await refusal([one], manifest(false))).toMatchObject({ status: 'CommittedFailure' })
    expect(await refusal([one, two], manifest(true))).toMatchObject(
      invalid('TooManyReferences { total: 603, limit: 512 }'),
    )
  })

  test('wrong networks, epochs and times', async () => {
    const now = BigInt(Math.floor(Date.now() / 1000))
    const with_ = (header: IntentOptions['header']) => {
      const sale = child({ manifest: give(1), ...(header ? { header } : {}) })
      return refusal([sale], root(sale))
    }
    expect(await submit({ signers: [club], header: { networkId: 2 }, manifest: lockFee() })).toMatchObject(
      invalid('InvalidNetwork'),
    )
    expect(await with_({ endEpochExclusive: 100_000n })).toMatchObject(invalid('InvalidEpochRange'))
    expect(await with_({ startEpochInclusive: 1n, endEpochExclusive: 2n })).toMatchObject(
      invalid('NoValidEpochRangeAcrossAllIntents'),
    )
    expect(await with_({ maxProposerTimestampExclusive: now - 60n })).toMatchObject(
      rejected('TransactionProposerTimestampNoLongerValid'),
    )
    expect(await with_({ minProposerTimestampInclusive: now + 600n })).toMatchObject(
      rejected('TransactionProposerTimestampNotYetValid'),
    )
    expect(await with_({ maxProposerTimestampExclusive: now + 600n })).toMatchObject({ status: 'CommittedSuccess' })
  })

  test('signatures of other bytes, and payloads that are none', async () => {
    const hex = signTransactionV2(devnet, { signers: [club], notary, manifest: lockFee() })
    const decoded = NotarizedTransactionV2.decode(hexToBytes(hex))._unsafeUnwrap()
    const forged = NotarizedTransactionV2.encode({
      ...decoded,
      notarySignature: { curve: 'Ed25519', signature: new Uint8Array(64) },
    })
    expect((await devnet.submit(bytesToHex(forged)))._unsafeUnwrapErr()).toMatchObject(
      invalid('InvalidNotarySignature'),
    )
    const sale = child({ manifest: give(1) })
    const other = child({ manifest: give(2) })
    expect(await refusal([{ ...sale, signatures: other.signatures }], root(sale))).toMatchObject(
      invalid('InvalidIntentSignature'),
    )
    expect((await devnet.submit(hex.slice(0, -2)))._unsafeUnwrapErr()).toEqual({ kind: 'undecodable' })
  })
})

test('an account of a Secp256k1 key opens with the key’s signature', async () => {
  const key = new PrivateKey.Secp256k1(new Uint8Array(32).fill(7))
  const publicKey = secp256k1.getPublicKey(new Uint8Array(32).fill(7))
  const tail = blake2b256(publicKey).slice(-29)
  const account = encodeAddress({ entityByte: entityBytes['secp256k1-account'], networkId: 240, tail })
  const { faucet } = devnet.genesis.wellKnown
  await testWallet(devnet, main).send(
    `CALL_METHOD Address("${faucet}") "free";
     CALL_METHOD Address("${account}") "try_deposit_batch_or_abort" Expression("ENTIRE_WORKTOP") Enum<0u8>();`,
  )
  const { epoch } = devnet.ledger.chain.tip()
  const header = {
    networkId: 240,
    startEpochInclusive: epoch,
    endEpochExclusive: epoch + 5,
    nonce: 1,
    notaryPublicKey: key.publicKey(),
    notaryIsSignatory: false,
    tipPercentage: 0,
  }
  const manifest = `${lockFee(account)} CALL_METHOD Address("${account}") "withdraw" Address("${xrd}") Decimal("3");
    CALL_METHOD Address("${seller}") "try_deposit_batch_or_abort" Expression("ENTIRE_WORKTOP") Enum<0u8>();`
  const builder = (await TransactionBuilder.new()).header(header)
  const signing = builder.manifest({ instructions: { kind: 'String', value: manifest }, blobs: [] }).sign(key)
  const transaction = await signing.notarize(key)
  const sent = (
    await devnet.submit(bytesToHex(await RadixEngineToolkit.NotarizedTransaction.compile(transaction)))
  )._unsafeUnwrap()
  const { id } = await RadixEngineToolkit.NotarizedTransaction.intentHash(transaction)
  expect(sent.intentId).toBe(id)
  expect(devnet.ledger.chain.transactionByIntent(id)).toMatchObject({ status: 'CommittedSuccess' })
})
