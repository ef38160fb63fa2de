import { type Amount, accountAddressFromPublicKey, amountOf, xrdAddress } from '@lootboxes/ledger'
import { beforeAll, describe, expect, test } from 'vitest'
import { lootbox } from '../blueprints/lootbox'
import { compileManifestV1 } from '../chain/compile-manifest-v1'
import { createDevnet, type Devnet } from '../create-devnet'
import { devKeys } from '../keys'
import { placeKey } from '../store/families'
import { signersOf } from './auth-zone'
import type { Outcome } from './execute'

const networkId = 240
const xrd = xrdAddress(networkId)
const { main, club } = devKeys(1)
const account = accountAddressFromPublicKey(main.publicKey, networkId)
const clubAccount = accountAddressFromPublicKey(club.publicKey, networkId)

let devnet: Devnet
beforeAll(async () => {
  devnet = (await createDevnet({ history: false }))._unsafeUnwrap()
})

/** Runs a manifest over the genesis state with a locked fee and discards the result. */
async function run(
  manifest: string,
  { fee = `CALL_METHOD Address("${account}") "lock_fee" Decimal("5");`, signers = [main.publicKey] } = {},
): Promise<Outcome> {
  return devnet.ledger.run({
    instructions: compileManifestV1(`${fee}\n${manifest}`, networkId)._unsafeUnwrap(),
    signers: signersOf(signers),
    signatures: 1,
    payloadBytes: 500,
    intentHash: new Uint8Array(32).fill(1),
    intentId: 'txid_loc1test',
  })
}

const failure = async (manifest: string, options?: Parameters<typeof run>[1]) => {
  const outcome = await run(manifest, options)
  return [outcome.status, outcome.error]
}
const success = ['CommittedSuccess', undefined]
const fails = (text: string) => ['CommittedFailure', expect.stringContaining(text)]

const withdraw = (amount: string, resource: string = xrd) =>
  `CALL_METHOD Address("${account}") "withdraw" Address("${resource}") Decimal("${amount}");`
const depositAll = `CALL_METHOD Address("${account}") "deposit_batch" Expression("ENTIRE_WORKTOP");`
/** A withdrawal of XRD before the fee would be refused, so tests of vaults use BALLER. */
const baller = () => devnet.addresses.baller
const prove = (amount: string) =>
  `CALL_METHOD Address("${account}") "create_proof_of_amount" Address("${baller()}") Decimal("${amount}");`

describe('the worktop', () => {
  test('must be empty at the end', async () => {
    expect(await failure(withdraw('1'))).toEqual(fails('ResourcesLeft'))
    expect(await failure(`${withdraw('1')}${depositAll}`)).toEqual(success)
  })

  test('gives only what it holds', async () => {
    expect(
      await failure(
        `${withdraw('1')} TAKE_FROM_WORKTOP Address("${xrd}") Decimal("2") Bucket("b"); RETURN_TO_WORKTOP Bucket("b"); ${depositAll}`,
      ),
    ).toEqual(fails('InsufficientBalance'))
    expect(
      await failure(
        `${withdraw('3')} TAKE_FROM_WORKTOP Address("${xrd}") Decimal("2") Bucket("b"); RETURN_TO_WORKTOP Bucket("b"); ${depositAll}`,
      ),
    ).toEqual(success)
  })

  test('satisfies or fails assertions', async () => {
    const assert = (amount: string) =>
      `${withdraw('3')} ASSERT_WORKTOP_CONTAINS Address("${xrd}") Decimal("${amount}"); ${depositAll}`
    expect(await failure(assert('3'))).toEqual(success)
    expect(await failure(assert('3.000000000000000001'))).toEqual(fails('AssertionFailed'))
    expect(await failure(`ASSERT_WORKTOP_CONTAINS_ANY Address("${xrd}");`)).toEqual(fails('AssertionFailed'))
  })

  test('takes all of a missing resource as an empty bucket', async () => {
    expect(
      await failure(`TAKE_ALL_FROM_WORKTOP Address("${baller()}") Bucket("b"); RETURN_TO_WORKTOP Bucket("b");`),
    ).toEqual(success)
  })
})

describe('buckets', () => {
  test('must not remain at the end', async () => {
    const manifest = `${withdraw('1')} TAKE_ALL_FROM_WORKTOP Address("${xrd}") Bucket("b");`
    expect(await failure(manifest)).toEqual(fails('DanglingBucket'))
  })

  test('of another token do not buy a ticket', async () => {
    const manifest = `${withdraw('2', baller())} TAKE_ALL_FROM_WORKTOP Address("${baller()}") Bucket("b"); CALL_METHOD Address("${devnet.addresses.hugOpen}") "buy_loot_box_ticket" Bucket("b"); ${depositAll}`
    expect(await failure(manifest)).toEqual(fails('paid in another token'))
  })

  test('locked by a proof cannot move until the proof is dropped', async () => {
    const manifest = (drop: string) =>
      `${withdraw('2')} TAKE_ALL_FROM_WORKTOP Address("${xrd}") Bucket("b"); CREATE_PROOF_FROM_BUCKET_OF_ALL Bucket("b") Proof("p"); ${drop} RETURN_TO_WORKTOP Bucket("b"); ${depositAll}`
    expect(await failure(manifest(''))).toEqual(fails('Locked'))
    expect(await failure(manifest('DROP_PROOF Proof("p");'))).toEqual(success)
    expect(await failure(manifest('DROP_NAMED_PROOFS;'))).toEqual(success)
  })
})

describe('proofs', () => {
  test('lock what they show and leave the rest free', async () => {
    expect(await failure(`${prove('90')} ${withdraw('9', baller())} ${depositAll}`)).toEqual(success)
    expect(await failure(`${prove('90')} ${withdraw('10', baller())} ${depositAll}`)).toEqual(
      fails('a proof locks the rest'),
    )
    expect(
      await failure(`${prove('90')} DROP_AUTH_ZONE_REGULAR_PROOFS; ${withdraw('10', baller())} ${depositAll}`),
    ).toEqual(success)
    expect(await failure(`${prove('90')} DROP_ALL_PROOFS; ${withdraw('10', baller())} ${depositAll}`)).toEqual(
      fails('Unauthorized'),
    )
  })

  test('overlap: two proofs of 60 of the same 99 lock 60', async () => {
    expect(await failure(`${prove('60')} ${prove('60')} ${withdraw('39', baller())} ${depositAll}`)).toEqual(success)
    expect(await failure(`${prove('60')} ${prove('60')} ${withdraw('40', baller())} ${depositAll}`)).toEqual(
      fails('a proof locks the rest'),
    )
  })

  test('cannot show more than the container holds', async () => {
    expect(await failure(prove('100'))).toEqual(fails('InsufficientBalance'))
  })

  test('of nothing are refused', async () => {
    expect(await failure(prove('0'))).toEqual(fails('EmptyProofNotAllowed'))
    expect(
      await failure(
        `TAKE_ALL_FROM_WORKTOP Address("${baller()}") Bucket("b"); CREATE_PROOF_FROM_BUCKET_OF_ALL Bucket("b") Proof("p");`,
      ),
    ).toEqual(fails('EmptyProofNotAllowed'))
  })

  test('composed in the auth zone show only what was asked', async () => {
    // A proof of 10 out of one of 60 locks 10 once the first is dropped.
    const composed = (take: string) =>
      `${prove('60')} CREATE_PROOF_FROM_AUTH_ZONE_OF_AMOUNT Address("${baller()}") Decimal("10") Proof("p");
       DROP_AUTH_ZONE_REGULAR_PROOFS; ${withdraw(take, baller())} ${depositAll} DROP_PROOF Proof("p");`
    expect(await failure(composed('89'))).toEqual(success)
    expect(await failure(composed('90'))).toEqual(fails('a proof locks the rest'))
    expect(
      await failure(
        `${prove('60')} CREATE_PROOF_FROM_AUTH_ZONE_OF_NON_FUNGIBLES Address("${baller()}") Array<NonFungibleLocalId>(NonFungibleLocalId("#1#")) Proof("p");`,
      ),
    ).toEqual(fails('NonFungibleOperationNotSupported'))
    expect(
      await failure(
        `${prove('60')} CREATE_PROOF_FROM_AUTH_ZONE_OF_AMOUNT Address("${baller()}") Decimal("0") Proof("p");`,
      ),
    ).toEqual(fails('EmptyProofNotAllowed'))
  })

  test('composed of a bucket and a vault show the amount in total', async () => {
    const bucket = `${withdraw('5', baller())} TAKE_ALL_FROM_WORKTOP Address("${baller()}") Bucket("b");
      CREATE_PROOF_FROM_BUCKET_OF_ALL Bucket("b") Proof("q"); PUSH_TO_AUTH_ZONE Proof("q");`
    const composed = (amount: string, take: string) =>
      `${bucket} ${prove('60')} CREATE_PROOF_FROM_AUTH_ZONE_OF_AMOUNT Address("${baller()}") Decimal("${amount}") Proof("p");
       DROP_AUTH_ZONE_REGULAR_PROOFS; ${withdraw(take, baller())} DROP_PROOF Proof("p"); RETURN_TO_WORKTOP Bucket("b"); ${depositAll}`
    // 5 of the bucket and 10 of the 94 in the vault.
    expect(await failure(composed('15', '84'))).toEqual(success)
    expect(await failure(composed('15', '85'))).toEqual(fails('a proof locks the rest'))
    expect(await failure(composed('66', '0'))).toEqual(fails('InsufficientBaseProofs'))
  })

  test('of amounts that the resource cannot have are refused', async () => {
    const compose = (amount: string, of: string) =>
      `${prove('60')} CREATE_PROOF_FROM_AUTH_ZONE_OF_AMOUNT Address("${of}") Decimal("${amount}") Proof("p");`
    expect(await failure(compose('-1', baller()))).toEqual(fails('ComposeProofError(InvalidAmount)'))
    expect(await failure(compose('1.5', devnet.addresses.hugOpenTickets))).toEqual(
      fails('ComposeProofError(InvalidAmount)'),
    )
    expect(await failure(compose('1', devnet.addresses.hugOpenTickets))).toEqual(fails('InsufficientBaseProofs'))
    expect(await failure(prove('-1'))).toEqual(fails('InvalidAmount'))
    const bucket = `${withdraw('5', baller())} TAKE_ALL_FROM_WORKTOP Address("${baller()}") Bucket("b");`
    expect(await failure(`${bucket} CREATE_PROOF_FROM_BUCKET_OF_AMOUNT Bucket("b") Decimal("-1") Proof("p");`)).toEqual(
      fails('BucketError(InvalidAmount)'),
    )
  })

  test('in the auth zone are popped, pushed, cloned and composed', async () => {
    const compose = (amount: string) =>
      `${prove('60')} CREATE_PROOF_FROM_AUTH_ZONE_OF_AMOUNT Address("${baller()}") Decimal("${amount}") Proof("p"); DROP_PROOF Proof("p");`
    expect(await failure(compose('60'))).toEqual(success)
    expect(await failure(compose('61'))).toEqual(fails('InsufficientBaseProofs'))
    expect(await failure('POP_FROM_AUTH_ZONE Proof("p"); DROP_PROOF Proof("p");')).toEqual(fails('EmptyAuthZone'))
    expect(
      await failure(
        `${prove('60')} POP_FROM_AUTH_ZONE Proof("p"); CLONE_PROOF Proof("p") Proof("q"); PUSH_TO_AUTH_ZONE Proof("q"); DROP_PROOF Proof("p"); ${withdraw('40', baller())} ${depositAll}`,
      ),
    ).toEqual(fails('a proof locks the rest'))
  })
})

describe('accounts', () => {
  test('open only for their owner', async () => {
    const theft = `CALL_METHOD Address("${clubAccount}") "withdraw" Address("${xrd}") Decimal("1"); ${depositAll}`
    expect(await failure(theft)).toEqual(fails('Unauthorized'))
    expect(await failure(theft, { signers: [main.publicKey, club.publicKey] })).toEqual(success)
  })

  test('accept deposits from other accounts', async () => {
    const gift = (method: string, extra = '') =>
      `${withdraw('1')} CALL_METHOD Address("${clubAccount}") "${method}" Expression("ENTIRE_WORKTOP")${extra};`
    expect(await failure(gift('deposit_batch'))).toEqual(fails('Unauthorized'))
    expect(await failure(gift('try_deposit_batch_or_abort', ' Enum<0u8>()'))).toEqual(success)
  })

  test('reject unknown methods and withdrawals of resources they never held', async () => {
    expect(await failure(`CALL_METHOD Address("${devnet.addresses.hugOpen}") "steal";`)).toEqual(fails('FnNotFound'))
    expect(await failure(`${withdraw('1', devnet.addresses.lootPlants)} ${depositAll}`)).toEqual(
      fails('VaultDoesNotExist'),
    )
  })
})

describe('fees', () => {
  test('must be locked, or the transaction is rejected', async () => {
    expect(await failure(`${withdraw('1')} ${depositAll}`, { fee: '' })).toEqual([
      'Rejected',
      expect.stringContaining('SuccessButFeeLoanNotRepaid'),
    ])
    expect(await failure(withdraw('1000000'), { fee: '' })).toEqual([
      'Rejected',
      expect.stringContaining('ErrorBeforeLoan'),
    ])
  })

  test('are charged for a failure, which has no other effect', async () => {
    const outcome = await run(withdraw('1'))
    if (outcome.status !== 'CommittedFailure') throw new Error(outcome.status)
    const vault = devnet.ledger.chain.view().get('vaultOf', placeKey(account, xrd)) ?? ''
    expect(outcome.draft.get('vault', vault)).toMatchObject({
      amount: (amountOf(10_000) - outcome.fee.total) as Amount,
    })
    expect([...outcome.draft.writes.cells.vault.keys()]).toHaveLength(2)
  })

  test('cannot come from a vault that this transaction already changed', async () => {
    const late = `CALL_METHOD Address("${account}") "lock_fee" Decimal("5");`
    expect(await failure(`${withdraw('1')} ${late} ${depositAll}`, { fee: '' })).toEqual([
      'Rejected',
      expect.stringContaining('LockUnmodifiedBase'),
    ])
  })

  test('that are contingent are not charged for a failure', async () => {
    const lock = (method: string, amount: number) =>
      `CALL_METHOD Address("${account}") "${method}" Decimal("${amount}");`
    const fee = lock('lock_fee', 5) + lock('lock_contingent_fee', 0.001)
    const payments = async (manifest: string) => Object(await run(manifest, { fee })).feePayments.length
    expect(await payments('')).toBe(2)
    expect(await payments(withdraw('1'))).toBe(1)
  })

  test('that are contingent repay no loan', async () => {
    const fee = `CALL_METHOD Address("${account}") "lock_contingent_fee" Decimal("5");`
    expect(await failure('', { fee })).toEqual(['Rejected', expect.stringContaining('SuccessButFeeLoanNotRepaid')])
  })

  test('that are too small end in a failure that costs all of them', async () => {
    const outcome = await run(`${withdraw('1')} ${depositAll}`.repeat(4), {
      fee: `CALL_METHOD Address("${account}") "lock_fee" Decimal("0.2001");`,
    })
    expect(outcome).toMatchObject({ status: 'CommittedFailure', error: expect.stringContaining('FeeReserveError') })
  })

  test('are burned and paid to validators, and never exceed the locked amount', async () => {
    const outcome = await run('')
    if (outcome.status !== 'CommittedSuccess') throw new Error(outcome.status)
    const before = devnet.ledger.chain.view().get('supply', xrd)?.total ?? 0n
    const after = outcome.draft.get('supply', xrd)?.total ?? 0n
    const rewards = outcome.draft.get('vault', devnet.genesis.rewardsVault)
    expect(before - after).toBe(outcome.fee.total / 2n)
    expect(rewards).toMatchObject({ amount: outcome.fee.total - outcome.fee.total / 2n })
  })
})

describe('lootboxes', () => {
  const pay = (amount: string) =>
    `${withdraw(amount)} TAKE_ALL_FROM_WORKTOP Address("${xrd}") Bucket("b"); CALL_METHOD Address("${devnet.addresses.hugOpen}") "buy_loot_box_ticket" Bucket("b"); ${depositAll}`

  test('sell as many tickets as the payment covers and return change', async () => {
    const outcome = await run(pay('7'))
    if (outcome.status !== 'CommittedSuccess') throw new Error(outcome.error)
    expect(lootbox.stateOf(outcome.draft, devnet.addresses.hugOpen)?.ticketsSold).toBe(3)
    const vault = devnet.ledger.chain.view().get('vaultOf', placeKey(account, xrd)) ?? ''
    expect(outcome.draft.get('vault', vault)).toMatchObject({ amount: (amountOf(9_994) - outcome.fee.total) as Amount })
  })

  test('sell nothing below the price, and no more than they hold', async () => {
    expect(await failure(pay('1.999999999999999999'))).toEqual(fails('below the price'))
    expect(await failure(pay('2002'))).toEqual(fails('only 1000 tickets are left'))
  })

  test('draw only for the oracle', async () => {
    const draw = `CALL_METHOD Address("${devnet.addresses.hugOpen}") "draw" Array<NonFungibleLocalId>(NonFungibleLocalId("#1#"));`
    expect(await failure(draw)).toEqual(fails('only the oracle of this lootbox does that'))
  })
})

test('an unsupported instruction or method fails with its name', async () => {
  const manifest = `CALL_FUNCTION Address("${devnet.addresses.lootboxPackage}") "Lootbox" "instantiate";`
  expect(await failure(manifest)).toEqual(fails('Lootbox::instantiate is unsupported on devnet'))
})
