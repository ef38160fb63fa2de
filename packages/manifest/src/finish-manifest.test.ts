import { type Amount, amountOf, type LocalId, MAX_AMOUNT, type ResourceAddress, times } from '@lootboxes/ledger'
import { describe, expect, test } from 'vitest'
import { addressesOf } from './addresses.fixture'
import { callMethod } from './call-method'
import { depositAll, depositBucket } from './deposit'
import { append, emptyManifest, type FinishedDraft } from './draft'
import { compile, expectEngineAccepts } from './engine.fixture'
import { finishManifest, type Manifest } from './finish-manifest'
import type { Instruction } from './instruction'
import { manifestErrorText } from './manifest-error'
import { pipe } from './pipe'
import { popProof, proveAmount, proveNonFungibles } from './prove'
import { renderManifest } from './render-manifest'
import { renderValue } from './render-value'
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
    ['a bucket from nowhere', [call(bucket('a')), deposit], { kind: 'unknown-bucket', bucket: 'a' }],
    ['a bucket given twice', [take('a'), call(bucket('a'), bucket('a')), deposit], { kind: 'unknown-bucket' }],
    ['a proof from nowhere', [call(proof('p')), deposit], { kind: 'unknown-proof', proof: 'p' }],
    [
      'a proof named twice',
      [{ kind: 'pop-proof', proof: 'p' }, { kind: 'pop-proof', proof: 'p' }, deposit],
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
  ] satisfies [string, Value, object][])('as an argument: %s', (_, value, error) => {
    expect(refusal(call(value), deposit)).toMatchObject({
      where: expect.stringMatching(/^instruction 1: args\[0\]/),
      ...error,
    })
  })

  const nested = (levels: number): Value => (levels === 1 ? u8(1) : tuple(nested(levels - 1)))
  const evil = 'U8>(), Array<U8>()); DROP_ALL_PROOFS; #'
  test.each([
    ['a type of elements that ends the text', array(evil as 'U8', []), 'of', 'of values'],
    ['a type of keys that ends the text', map(evil as 'U8', 'U8', []), 'of[0]', 'of values'],
    ['a type of values that ends the text', map('U8', evil as 'U8', []), 'of[1]', 'of values'],
    [
      'three types of a map',
      { kind: 'map', of: ['U8', 'U8', 'U8'], entries: [] },
      'of',
      'the types of keys and values',
    ],
    ['a kind of integer that ends the text', { kind: evil, value: 0n }, '', 'a value'],
    ['a kind that objects inherit', { kind: 'constructor', value: 0n }, '', 'a value'],
    ['a kind in a list', { kind: ['u8'], value: 1n }, '', 'a value'],
    ['a bucket in a value', tuple(bucket('a') as unknown as Value), 'fields[0]', 'a value'],
    ['nothing', undefined, '', 'a value'],
    ['null, nested', tuple(u8(1), null as never), 'fields[1]', 'a value'],
    ['an element of another type', array('U8', [u8(1), text('x')]), 'items[1]', 'expected U8, received String'],
    ['a key of another type', map('U8', 'Bool', [[text('x'), bool(true)]]), 'entries[0].key', 'expected U8'],
    ['a value of another type', map('U8', 'Bool', [[u8(1), u8(1)]]), 'entries[0].value', 'expected Bool'],
    ['an entry without a value', map('U8', 'U8', [[u8(1)] as never]), 'entries[0]', 'a key and a value'],
    ['a text for a list', { kind: 'tuple', fields: 'x' }, 'fields', 'an array'],
    ['a text for a flag', { kind: 'bool', value: 'false' }, '', 'a boolean'],
    ['a text for an integer', { kind: 'u8', value: evil }, '', 'a bigint'],
    ['a number for a text', { kind: 'text', value: 5 }, '', 'a text'],
    ['a text for ids', { kind: 'local-ids', value: '#1#' }, '', 'an array of ids'],
  ] as const)('as an argument: %s is refused with its path', (_, value, path, sentence) => {
    const error = refusal(call(value as unknown as Value), deposit)
    expect(error).toMatchObject({
      kind: 'wrong-type',
      where: `instruction 1: args[0]${path === '' ? '' : `.${path}`}`,
    })
    expect(manifestErrorText(error)).toContain(sentence)
  })

  test('as in the engine, a value has 20 levels', async () => {
    const compiles = async (value: Value): Promise<boolean> =>
      compile(`CALL_METHOD Address("${target}") "x" ${renderValue(value)};`, networkId).then(
        () => true,
        () => false,
      )
    for (const [value, isAccepted] of [
      [nested(20), true],
      [nested(21), false],
      [tuple(nested(20)), false],
    ] as const) {
      expect(await compiles(value)).toBe(isAccepted)
      expect(finishManifest(at(call(value), deposit)).isOk()).toBe(isAccepted)
    }
    const circle: { kind: 'tuple'; fields: Value[] } = { kind: 'tuple', fields: [] }
    circle.fields.push(circle)
    expect(manifestErrorText(refusal(call(circle), deposit))).toMatch(/args\[0\]\.fields\[0\].*20 levels at most/)
  })

  test('the fields of a new item are three levels down', async () => {
    const minting = (levels: number): Instruction => ({
      kind: 'mint',
      resource: ticketResource,
      items: [{ id: one, fields: [nested(levels)] }],
    })
    const manifest = finishManifest(at(minting(17), deposit))._unsafeUnwrap()
    await expectEngineAccepts(manifest)
    expect(refusal(minting(18), deposit)).toMatchObject({ kind: 'too-deep' })
  })
})

describe('a name is given once, as the engine requires', () => {
  const useProof = call(proof('p'))
  const pop: Instruction = { kind: 'pop-proof', proof: 'p' }
  test.each([
    ['a bucket', [take('a'), call(bucket('a')), take('a'), call(bucket('a')), deposit], { kind: 'duplicate-bucket' }],
    ['a proof', [pop, useProof, pop, useProof, deposit], { kind: 'duplicate-proof' }],
  ] satisfies [string, Instruction[], object][])('%s that is used up keeps its name', async (_, steps, error) => {
    await expect(compile(renderManifest(at(...steps) as unknown as Manifest), networkId)).rejects.toThrow()
    expect(refusal(...steps)).toMatchObject({ where: 'instruction 3', ...error })
    expect(manifestErrorText(refusal(...steps))).toContain('Choose another name')
  })

  test('a bucket and a proof can share a name', async () => {
    await expectEngineAccepts(
      finishManifest(at(take('p'), pop, call(bucket('p'), proof('p')), deposit))._unsafeUnwrap(),
    )
  })
})

test('a value that plain code still holds cannot change after the check', () => {
  const fields: Value[] = [u8(1)]
  const manifest = finishManifest(at(call({ kind: 'tuple', fields }), deposit))._unsafeUnwrap()
  expect(() => fields.push(text('unchecked'))).toThrow(TypeError)
  expect(renderManifest(manifest)).not.toContain('unchecked')
})

test('deposits with account methods of deposits only', () => {
  const error = refusal({ ...deposit, method: 'lock_fee' } as unknown as Instruction)
  expect(manifestErrorText(error)).toBe(
    'instruction 1: method: expected deposit_batch or try_deposit_batch_or_abort, received “lock_fee”.',
  )
})

test.each([1.5, Number.NaN, '', 'x', undefined])('u8(%j) throws an error that names it', (value) => {
  expect(() => u8(value as number)).toThrow(new RangeError(`u8: Expected a whole number, received ${String(value)}`))
})

test.each([5, '5', undefined])('decimal(%j) is not an Amount', (value) => {
  expect(refusal(call(tuple(decimal(value as never))), deposit)).toEqual({
    kind: 'not-an-amount',
    where: 'instruction 1: args[0].fields[0]',
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
