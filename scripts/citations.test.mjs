import assert from 'node:assert/strict'
import { test } from 'node:test'
import { citationsOf, readBooks } from './citations.mjs'

const root = new URL('..', import.meta.url).pathname
const cited = (text, path = 'apps/storefront/src/a.ts') =>
  citationsOf(text, path).map(({ book, id }) => `${book} ${id}`)

test('a form that names its source yields the book and the id', () => {
  assert.deepEqual(cited('/** Not sold (traps T2, T5 and T29). */'), ['traps T2', 'traps T5', 'traps T29'])
  assert.deepEqual(cited('// Before it is sent (wallet-protocol A1.1, M6).'), [
    'wallet-protocol A1.1',
    'wallet-protocol M6',
  ])
  assert.deepEqual(cited('// (wallet-protocol O1 to O5, trap T34)'), [
    'traps T34',
    'wallet-protocol O1',
    'wallet-protocol O5',
  ])
  assert.deepEqual(cited('/** Calls (gateway-and-ledger 3, step 1). */'), ['gateway-and-ledger 3.step-1'])
  assert.deepEqual(cited('/** gateway-and-ledger 1.3 and 1.4 */'), ['gateway-and-ledger 1.3', 'gateway-and-ledger 1.4'])
  assert.deepEqual(cited('/** Spec sections 4 and 5. */'), ['product section-4', 'product section-5'])
  assert.deepEqual(cited('/** (spec section 2, modal 4) */'), ['product modal-4'])
  assert.deepEqual(cited('/** product-spec L39: "scrolled more than 4 px" */'), ['product L39'])
})

test('reads a comment over several lines as one sentence', () => {
  assert.deepEqual(cited('/**\n * The box is not sold (trap\n * T1).\n */'), ['traps T1'])
})

test('comments and titles may omit the source; code is ignored', () => {
  assert.deepEqual(cited("test('a press outside closes it (L29)', () => {})"), ['product L29'])
  assert.deepEqual(cited('// Esc hides it (T51).'), ['traps T51'])
  assert.deepEqual(cited("const path = 'M16 0T12 4L29 3'"), [])
  assert.deepEqual(cited('// pictures by path\nconst a = <p>T99</p>', 'packages/ui/src/a.tsx'), [])
})

test('in the wallet packages a bare id is a rule or a case of the protocol', () => {
  const path = 'packages/wallet-connector/src/a.test.ts'
  assert.deepEqual(cited("test('T38 C1 a refused login ends once', () => {})", path), [
    'cases T38',
    'wallet-protocol C1',
  ])
  assert.deepEqual(cited("test('S-T4 keeps the accounts (trap T13)', () => {})", path), ['traps T13', 'cases S-T4'])
})

test('readBooks returns exactly the ids of docs/spec and the fixtures', () => {
  const { books } = readBooks(root)
  assert.ok(books.get('traps').has('T29'))
  assert.ok(!books.get('traps').has('T99'))
  assert.ok(books.get('cases').has('W09'))
})
