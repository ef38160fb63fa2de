import { expect, test } from 'vitest'
import { createOrderKinds, kindsKey } from './order-kinds'

const memory = (text?: string) => {
  const kept = new Map(text === undefined ? [] : [[kindsKey, text]])
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
}

test('what a request was outlives the page', () => {
  const storage = memory()
  createOrderKinds(storage).set('a', 'buy')
  expect(createOrderKinds(storage).get('a')).toBe('buy')
})

test('two tabs do not forget each other’s requests', () => {
  const storage = memory()
  const [one, two] = [createOrderKinds(storage), createOrderKinds(storage)]
  one.set('a', 'buy')
  two.set('b', 'redeem')
  const later = createOrderKinds(storage)
  expect([later.get('a'), later.get('b')]).toEqual(['buy', 'redeem'])
})

test('the newest forty are kept', () => {
  const storage = memory()
  const kinds = createOrderKinds(storage)
  for (let n = 0; n < 50; n++) kinds.set(`${n}`, 'reveal')
  const later = createOrderKinds(storage)
  expect([later.get('9'), later.get('10'), later.get('49')]).toEqual([undefined, 'reveal', 'reveal'])
})

test.each(['{', 'null', '[["a","sell"]]', '{"a":"buy"}'])('a broken %s counts as nothing', (text) => {
  const kinds = createOrderKinds(memory(text))
  expect(kinds.get('a')).toBeUndefined()
  kinds.set('a', 'buy')
  expect(kinds.get('a')).toBe('buy')
})

test('a browser that stores nothing remembers for the page', () => {
  const refusing = {
    getItem: () => {
      throw new DOMException('denied', 'SecurityError')
    },
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  }
  const kinds = createOrderKinds(refusing)
  kinds.set('a', 'buy')
  expect(kinds.get('a')).toBe('buy')
})
