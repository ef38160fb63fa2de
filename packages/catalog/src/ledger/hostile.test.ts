import { createGateway } from '@lootboxes/gateway'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createCatalog } from '../create-catalog'
import { createTrade } from '../testing/random-trade'
import { testWorld } from '../testing/test-world'
import { cleanImageUrl, cleanText } from './clean-text'
import { categoryOf } from './collection-facts'
import { itemFacts, ticketFacts } from './item-facts'

const fields = { revealed: 'revealed', opened: 'opened', loots: 'auto' }

test('cleaned text is short, well formed and without direction marks', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), fc.integer({ min: 2, max: 50 }), (text, max) => {
      const clean = cleanText(text, max)
      expect(clean.length).toBeLessThanOrEqual(max)
      expect(() => encodeURIComponent(clean)).not.toThrow()
      expect(clean).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/)
      expect(clean).not.toContain('\0')
    }),
  )
  expect(cleanText('\ud800 half', 20)).toBe('\ufffd half')
  expect(cleanText(`a\u202eb`, 20)).toBe('a b')
  expect(cleanText('x'.repeat(1_000_000), 10)).toBe('xxxxxxxxx…')
})

test('a picture is an address or a small image, nothing else', () => {
  expect(cleanImageUrl('https://example.org/a.png')).toBe('https://example.org/a.png')
  expect(cleanImageUrl('ipfs://bafy/a.svg')).toBe('ipfs://bafy/a.svg')
  expect(cleanImageUrl('http://localhost:3000/uploads/a.png')).toBe('http://localhost:3000/uploads/a.png')
  for (const text of [
    'http://example.org/a.png',
    'javascript:alert(1)',
    'https://a"onerror=',
    `data:image/svg+xml,${'x'.repeat(10_000)}`,
    'https://a/\u202eb',
  ])
    expect(cleanImageUrl(text)).toBeUndefined()
})

test('data of any shape gives facts, never an exception', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 6 }), (json) => {
      expect(itemFacts(json).attributes.length).toBeLessThanOrEqual(32)
      expect(ticketFacts(json, fields).status).toBeDefined()
    }),
  )
  let deep: unknown = { kind: 'Tuple', fields: [] }
  for (let at = 0; at < 10_000; at += 1) deep = { kind: 'Tuple', field_name: 'revealed', fields: [deep] }
  expect(ticketFacts(deep, fields)).toEqual({ status: 'unrevealed', loots: [] })
})

test('the first tag that names a category decides; Collectibles is the fallback', () => {
  expect(categoryOf(['lootbox', 'collectible', 'trading-card'])).toBe('Trading Cards')
  expect(categoryOf(['Photography'])).toBe('Photography')
  expect(categoryOf(['__proto__', 'constructor'])).toBe('Collectibles')
  expect(categoryOf(['gecko'], { gecko: 'Art' })).toBe('Art')
})

test('a ledger whose metadata is hostile everywhere does not stop a batch, and its text stays text', async () => {
  const world = await testWorld({ devnet: { history: false } })
  await createTrade(world.devnet, 61).run(15)
  const nasty: readonly unknown[] = ['\u0000\ud800\u202e', { not: 'text' }, 7, null, '"; drop table catalog.items; --']
  let turn = 0
  /** Every text of metadata and data becomes one of the above. Values that the ledger validates stay. */
  const nastyText = () => {
    turn += 1
    return turn < 20 ? 'x'.repeat(1_000_000) : nasty[turn % nasty.length]
  }
  const spoil = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(spoil)
    if (typeof value !== 'object' || value === null) return value
    const node = value as Record<string, unknown>
    const isText = node.kind === 'String' || node.type === 'String' || node.type === 'Url'
    const spoilt = ([name, one]: [string, unknown]): [string, unknown] => {
      if (isText && name === 'value') return [name, nastyText()]
      return [name, name === 'values' && node.type === 'StringArray' ? [...nasty] : spoil(one)]
    }
    return Object.fromEntries(Object.entries(node).map(spoilt))
  }
  const gateway = createGateway({
    baseUrl: world.url,
    networkId: 240,
    applicationName: 'Catalog tests',
    fetch: async (input, init) => {
      const url = input instanceof Request ? input.url : input.toString()
      const answer = await fetch(url, init)
      if (!/details|non-fungible\/data/.test(url) || !answer.ok) return answer
      return Response.json(spoil(await answer.json()))
    },
  })
  const catalog = createCatalog({ ...world.options, gateway })
  ;(await catalog.catchUp())._unsafeUnwrap()
  const { items } = (await catalog.listItems({ limit: 100 }))._unsafeUnwrap()
  expect(items.length).toBe(100)
  for (const { name } of items) expect(name.length).toBeLessThanOrEqual(120)
  expect((await catalog.search({ query: 'drop table' })).isOk()).toBe(true)
  await catalog.close()
  await world.close()
})
