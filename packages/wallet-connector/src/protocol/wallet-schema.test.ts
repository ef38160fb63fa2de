import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { responseMismatch } from '../connector/response-mismatch'
import { ExtensionCommand, parse, RequestInteraction, readIncoming, WalletInteraction, WalletResponse } from './index'

const Vector = z.object({
  id: z.string(),
  kind: z.enum(['walletInteraction', 'extensionCommand', 'incoming', 'response', 'persistedState']),
  expect: z.string(),
  note: z.string(),
  /** The lines of the product specification that the vector covers. */
  spec: z.optional(z.string()),
  value: z.unknown(),
  parsed: z.optional(z.unknown()),
  messageContains: z.optional(z.string()),
  forRequest: z.optional(z.string()),
})
const file = new URL('../../fixtures/wallet-schema.json', import.meta.url)
const { vectors } = z.object({ vectors: z.array(Vector) }).parse(JSON.parse(readFileSync(file, 'utf8')))
const ofKind = (kind: string) => vectors.filter((vector) => vector.kind === kind)
const titleOf = ({ id, note, spec }: (typeof vectors)[number]) => `${id} ${note}${spec ? ` (spec ${spec})` : ''}`
const named = (list: typeof vectors) => list.map((vector) => [titleOf(vector), vector] as const)

describe.each([
  ['walletInteraction', WalletInteraction],
  ['extensionCommand', ExtensionCommand],
  ['response', WalletResponse],
] as const)('%s', (kind, schema) => {
  test.each(named(ofKind(kind)))('%s', (_, vector) => {
    const result = parse(schema as z.ZodMiniType, vector.value)
    if (vector.expect === 'reject') {
      expect(result.isErr()).toBe(true)
      expect(result._unsafeUnwrapErr().message).toContain(vector.messageContains ?? '')
      expect(result._unsafeUnwrapErr().message).not.toContain('Invalid input')
    } else expect(result._unsafeUnwrap()).toEqual(vector.parsed ?? vector.value)
  })
})

test.each(named(ofKind('incoming')))('incoming: %s', (_, vector) => {
  expect(readIncoming(vector.value).kind).toBe(vector.expect === 'ignore' ? 'ignored' : vector.expect)
})

test('an object whose members throw is ignored', () => {
  const fail = () => {
    throw new Error('read')
  }
  for (const hostile of [
    Object.defineProperty({}, 'eventType', { get: fail }),
    Object.defineProperty({}, 'interactionId', { get: fail }),
    new Proxy({}, { get: fail, has: fail }),
  ])
    expect(readIncoming(hostile)).toEqual({ kind: 'ignored' })
})

test('a response with more mismatches than the stack holds is a mismatch', () => {
  const accounts = Array.from({ length: 200_000 }, () => ({}))
  const items = { discriminator: 'unauthorizedRequest', oneTimeAccounts: { accounts } }
  const read = readIncoming({ discriminator: 'success', interactionId: 'a', items })
  expect(read.kind === 'response' && read.response.isErr()).toBe(true)
})

test.each(named(vectors.filter((vector) => vector.expect === 'mismatch')))('%s', (_, vector) => {
  const request = vectors.find((other) => other.id === vector.forRequest)?.value
  const { items } = parse(RequestInteraction, request)._unsafeUnwrap()
  const response = parse(WalletResponse, vector.value)._unsafeUnwrap()
  expect(response.discriminator === 'success' && responseMismatch(items, response.items)).toBe(
    'Expected authorizedRequest, received transaction',
  )
})
