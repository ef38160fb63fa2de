import { type Amount, amountOf, type LocalId, MAX_AMOUNT, type ResourceAddress, times } from '@lootboxes/ledger'
import { describe, expect, test } from 'vitest'
import { addressesOf } from './addresses.fixture'
import { callMethod } from './call-method'
import { depositAll, depositBucket } from './deposit'
import { append, emptyManifest, type FinishedDraft } from './draft'
import { expectEngineAccepts } from './engine.fixture'
import { finishManifest } from './finish-manifest'
import type { Instruction } from './instruction'
import { pipe } from './pipe'
import { popProof, proveAmount, proveNonFungibles } from './prove'
import { renderManifest } from './render-manifest'
import { takeFromWorktop, takeNonFungiblesFromWorktop } from './take'
import {
  address,
  array,
  bool,
  bucket,
  decimal,
  i64,
  localId,
  localIds,
  map,
  none,
  proof,
  some,
  text,
  tuple,
  u8,
  u32,
  u64,
  type Value,
  variant,
} from './value'
import { withdraw, withdrawNonFungibles } from './withdraw'

const { account, component: target, token, ticketResource, networkId } = addressesOf(240)
const amount = amountOf(1)
const one = '#1#' as LocalId
const ids = [one, '#2#' as LocalId]
const at = (...steps: readonly Instruction[]) => append<FinishedDraft>(emptyManifest(networkId), ...steps)
const refusal = (...steps: readonly Instruction[]) => finishManifest(at(...steps))._unsafeUnwrapErr()

const take = (name: string): Extract<Instruction, { kind: 'take' }> => ({
  kind: 'take',
  resource: token,
  amount,
  bucket: name,
})
/** Tuples in tuples. */
const nested = (depth: number): Value => {
  let value = tuple()
  for (let level = 1; level < depth; level++) value = tuple(value)
  return value
}
const deposit: Instruction = { kind: 'deposit-all', account, method: 'deposit_batch' }
const call = (...args: Extract<Instruction, { kind: 'call' }>['args']): Instruction => ({
  kind: 'call',
  target,
  method: 'buy',
  args,
})

describe('runtime checks for callers without type checks', () => {
  test.each([
    ['nothing', [], { kind: 'nothing-deposited' }],
    ['no deposit', [take('a'), call(bucket('a'))], { kind: 'nothing-deposited' }],
    ['a bucket left over', [take('a'), deposit], { kind: 'dangling-bucket', bucket: 'a' }],
    ['a bucket taken twice', [take('a'), take('a'), deposit], { kind: 'duplicate-bucket', bucket: 'a' }],
    ['the name of a used bucket', [take('a'), call(bucket('a')), take('a'), deposit], { kind: 'duplicate-bucket' }],
    ['a bucket from nowhere', [call(bucket('a')), deposit], { kind: 'unknown-bucket', bucket: 'a' }],
    ['a bucket given twice', [take('a'), call(bucket('a'), bucket('a')), deposit], { kind: 'unknown-bucket' }],
    ['a proof from nowhere', [call(proof('p')), deposit], { kind: 'unknown-proof', proof: 'p' }],
    [
      'a proof named twice',
      [{ kind: 'pop-proof', proof: 'p' }, { kind: 'pop-proof', proof: 'p' }, deposit],
      { kind: 'duplicate-proof' },
    ],
    [
      'the name of a used proof',
      [{ kind: 'pop-proof', proof: 'p' }, call(proof('p')), { kind: 'pop-proof', proof: 'p' }, deposit],
      { kind: 'duplicate-proof' },
    ],
    ['a bucket name that ends the text', [take('a"); DROP'), deposit], { kind: 'bad-name' }],
    [
      'a method that ends the text',
      [{ kind: 'call', target, method: '"); X', args: [] }, deposit],
      { kind: 'bad-name' },
    ],
    [
      'an account as the target',
      [{ kind: 'call', target: account, method: 'lock_fee', args: [] }, deposit],
      { kind: 'bad-address' },
    ],
    ['text for an address', [{ ...take('a'), resource: 'x"' as ResourceAddress }, deposit], { kind: 'bad-address' }],
    [
      'an amount over the ledger’s',
      [{ ...take('a'), amount: times(MAX_AMOUNT, 2n) }, deposit],
      { kind: 'amount-too-large' },
    ],
    ['a negative amount', [{ ...take('a'), amount: -1n as Amount }, deposit], { kind: 'not-positive' }],
    [
      'an id that ends the text',
      [{ kind: 'take-non-fungibles', resource: ticketResource, ids: ['#1#")' as LocalId], bucket: 'a' }, deposit],
      { kind: 'bad-id' },
    ],
    [
      'fungible ids',
      [{ kind: 'prove-non-fungibles', account, resource: token, ids }, deposit],
      { kind: 'bad-address' },
    ],
  ] satisfies [string, Instruction[], object][])('%s', (_, steps, error) => {
    expect(refusal(...steps)).toMatchObject(error)
  })

  test.each([
    ['a number too large', u8(256), { kind: 'bad-number', value: 256n }],
    ['a negative unsigned', u64(-1), { kind: 'bad-number' }],
    ['an integer beyond 64 bits', i64(2n ** 63n), { kind: 'bad-number' }],
    ['a variant that is none', variant(1.5), { kind: 'bad-number' }],
    ['half a character, nested', tuple(some(text('\udc00'))), { kind: 'bad-text' }],
    ['a foreign address in a list', array('Address', [address(addressesOf(1).account)]), { kind: 'bad-address' }],
    ['an id twice', localIds([...ids, ...ids]), { kind: 'duplicate-id' }],
    ['a bad key', map('NonFungibleLocalId', 'Tuple', [[localId('x'), tuple()]]), { kind: 'bad-id' }],
    ['a decimal too large', decimal(times(MAX_AMOUNT, 2n)), { kind: 'amount-too-large' }],
    ['an element of another type', array('U8', [u8(1), text('2')]), { kind: 'bad-value', expected: 'U8' }],
    ['a key of another type', map('String', 'U8', [[u8(1), u8(2)]]), { kind: 'bad-value', expected: 'String' }],
    ['a map’s value of another type', map('U8', 'U8', [[u8(1), text('2')]]), { kind: 'bad-value', received: 'String' }],
    ['a type that ends the text', array('U8>(); DROP' as 'U8', []), { kind: 'bad-value', received: 'U8>(); DROP' }],
    ['a kind that ends the text', { kind: 'u8); X', value: 1n } as unknown as Value, { kind: 'bad-value' }],
    ['a bucket inside a value', tuple(bucket('a') as unknown as Value), { kind: 'bad-value' }],
    ['nothing inside a value', tuple(undefined as unknown as Value), { kind: 'bad-value', received: 'undefined' }],
    ['a number for an integer', { kind: 'u8', value: 1 } as unknown as Value, { kind: 'bad-value' }],
    ['values nested too deep', nested(21), { kind: 'too-deep', max: 20 }],
    ['values nested very deep', nested(100_000), { kind: 'too-deep' }],
  ] satisfies [string, Value, object][])('as an argument: %s', (_, value, error) => {
    expect(refusal(call(value), deposit)).toMatchObject({ where: 'instruction 1', ...error })
  })
})

test('the engine accepts values nested as deep as we do', async () => {
  await expectEngineAccepts(finishManifest(at(call(nested(20)), deposit))._unsafeUnwrap())
})

test.each([1.5, Number.NaN, '', 'x', undefined])('u8(%j) throws an error that names it', (value) => {
  expect(() => u8(value as number)).toThrow(new RangeError(`u8: Expected a whole number, received ${String(value)}`))
})

test.each([5, '5', undefined])('decimal(%j) is not an Amount', (value) => {
  expect(refusal(call(tuple(decimal(value as never))), deposit)).toEqual({
    kind: 'not-an-amount',
    where: 'instruction 1',
    value,
  })
})

test('every kind of argument and instruction compiles', async () => {
  const everything = [
    bool(true),
    u8(255),
    u32(1),
    u64(2n ** 64n - 1n),
    i64(-1),
    text('“quotes” "and" \\ \u0000 \n \u{1f3b2}'),
    decimal(amountOf(-1)),
    address(account),
    localId(one),
    localIds(ids),
    tuple(none, some(u8(1))),
    array('U8', [u8(1)]),
    map('String', 'Tuple', [[text('key'), tuple(bool(false))]]),
  ]
  const draft = pipe(
    emptyManifest(networkId),
    (m) =>
      popProof(
        proveNonFungibles(proveAmount(m, { account, resource: token, amount }), {
          account,
          resource: ticketResource,
          ids,
        }),
        'p',
      ),
    (m) =>
      withdraw(withdrawNonFungibles(m, { account, resource: ticketResource, ids }), {
        account,
        resource: token,
        amount,
      }),
    (m) => takeNonFungiblesFromWorktop(m, { resource: ticketResource, ids, bucket: 'kept' }),
    (m) => takeFromWorktop(m, { resource: token, amount, bucket: 'paid' }),
    (m) => depositBucket(m, { account, bucket: 'kept' }),
    (m) => callMethod(m, { target, method: 'everything', args: [bucket('paid'), proof('p'), ...everything] }),
    (m) => depositAll(m, { account }),
  )
  await expectEngineAccepts(finishManifest(draft)._unsafeUnwrap())
})

test('values are deeply frozen, and a step does not change the draft before it', () => {
  const given = [...ids]
  const first = withdrawNonFungibles(emptyManifest(networkId), { account, resource: ticketResource, ids: given })
  const manifest = finishManifest(depositAll(first, { account }))._unsafeUnwrap()
  const before = renderManifest(manifest)
  given.push('#3#' as LocalId)
  expect(first.instructions).toHaveLength(1)
  expect(renderManifest(manifest)).toBe(before)
  const frozen = (value: unknown): boolean =>
    typeof value !== 'object' || value === null || (Object.isFrozen(value) && Object.values(value).every(frozen))
  expect(frozen(manifest)).toBe(true)
})
