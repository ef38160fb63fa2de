import { expect, test } from 'vitest'
import { ledgerStateAt } from './testing/index'
import { setup, soon } from './verbs.fixture'

const at = ledgerStateAt(50)
const metadata = (key: string) => ({
  key,
  value: { raw_hex: '', programmatic_json: {}, typed: { type: 'String', value: key } },
  is_locked: false,
  last_updated_at_state_version: 1,
})
const pages = (cursors: readonly (string | undefined)[]) =>
  setup((_, nth) => ({
    json: {
      ledger_state: nth === 0 ? at : ledgerStateAt(50),
      address: 'a',
      total_count: 3,
      items: [metadata(`k${nth}`)],
      next_cursor: cursors[nth],
    },
  }))

test('pages are read to the end at the ledger state of the first', async () => {
  const { gateway, clock, bodies } = pages(['one', 'two', undefined])
  const answer = (await soon(clock, gateway.getEntityMetadata({ address: 'a' })))._unsafeUnwrap()
  expect(answer.items.map(({ key }) => key)).toEqual(['k0', 'k1', 'k2'])
  expect(answer.next_cursor ?? undefined).toBeUndefined()
  expect(bodies()).toEqual([
    { address: 'a' },
    { address: 'a', at_ledger_state: { state_version: 50 }, cursor: 'one' },
    { address: 'a', at_ledger_state: { state_version: 50 }, cursor: 'two' },
  ])
})

test('maxPages stops early and returns the cursor to continue from', async () => {
  const { gateway, clock, bodies } = pages(['one', 'two', undefined])
  const answer = (
    await soon(clock, gateway.getEntityMetadata({ address: 'a', limit_per_page: 1 }, { maxPages: 2 }))
  )._unsafeUnwrap()
  expect([answer.items.length, answer.next_cursor]).toEqual([2, 'two'])
  expect(bodies()[0]).toEqual({ address: 'a', limit_per_page: 1 })
  const at_ledger_state = { state_version: answer.ledger_state.state_version }
  await soon(clock, gateway.getEntityMetadata({ address: 'a', cursor: 'two', at_ledger_state }))
  expect(bodies()[2]).toEqual({ address: 'a', cursor: 'two', at_ledger_state: { state_version: 50 } })
})

test.each([
  ['its own page', ['one', 'one']],
  ['an earlier page', ['one', 'two', 'one']],
])('a cursor that leads back to %s ends the call with an error', async (_, cursors) => {
  const { gateway, clock, exchanges } = pages(cursors)
  expect((await soon(clock, gateway.getEntityMetadata({ address: 'a' })))._unsafeUnwrapErr()).toEqual({
    kind: 'repeated-cursor',
    cursor: 'one',
  })
  expect(exchanges).toHaveLength(cursors.length)
})

test('one failing page fails the call, because a partial list looks complete', async () => {
  const { gateway, clock } = setup((_, nth) =>
    nth === 0
      ? {
          json: { ledger_state: at, resource_address: 'r', non_fungible_ids: { items: ['#1#'], next_cursor: 'one' } },
        }
      : { status: 400, json: { message: 'no' } },
  )
  expect((await soon(clock, gateway.getNonFungibleIds({ resource_address: 'r' })))._unsafeUnwrapErr()).toMatchObject({
    status: 400,
  })
})

test('lists inside a response are read to the end too', async () => {
  const { gateway, clock } = setup(({ path }, nth) => {
    const next_cursor = nth % 2 === 0 ? 'more' : undefined
    return path === '/state/validators/list'
      ? { json: { ledger_state: at, validators: { items: [{ address: `v${nth}` }], next_cursor } } }
      : { json: { ledger_state: at, resource_address: 'r', non_fungible_ids: { items: [`#${nth}#`], next_cursor } } }
  })
  expect(
    (await soon(clock, gateway.getNonFungibleIds({ resource_address: 'r' })))._unsafeUnwrap().non_fungible_ids.items,
  ).toEqual(['#0#', '#1#'])
  expect((await soon(clock, gateway.getValidators()))._unsafeUnwrap().validators.items).toEqual([
    { address: 'v2' },
    { address: 'v3' },
  ])
})

test('the stream returns one page per call', async () => {
  const { gateway, clock, bodies } = setup(() => ({ json: { ledger_state: at, items: [], next_cursor: 'older' } }))
  const answer = (
    await soon(
      clock,
      gateway.streamTransactions({
        order: 'Asc',
        manifest_class_filter: { _class: 'General' },
        from_ledger_state: { state_version: 1 },
      }),
    )
  )._unsafeUnwrap()
  expect(answer.next_cursor).toBe('older')
  expect(bodies()).toEqual([
    { order: 'Asc', manifest_class_filter: { class: 'General' }, from_ledger_state: { state_version: 1 } },
  ])
})
