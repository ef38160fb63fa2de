import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type OpenedDatabase, openSiteDatabase } from './database'
import { createLetters, TooManyLetters } from './letters'
import type { Letter } from './mail'
import { messages, requestCounts, subscribers } from './schema'

let opened: OpenedDatabase
beforeAll(async () => {
  opened = await openSiteDatabase('memory:', join(import.meta.dirname, '../..'))
}, 60_000)
afterAll(async () => {
  vi.useRealTimers()
  await opened.close()
})
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 22) })
  await opened.database.delete(subscribers)
  await opened.database.delete(messages)
  await opened.database.delete(requestCounts)
})

const minute = 60_000
const hour = 60 * minute
const wait = (ms: number) => vi.setSystemTime(Date.now() + ms)

function create(send: (letter: Letter) => Promise<void> = async () => undefined) {
  const sent: Letter[] = []
  const letters = createLetters({
    reach: async () => opened,
    mail: {
      send: async (letter) => {
        await send(letter)
        sent.push(letter)
      },
    },
    siteUrl: 'https://site.test',
    owner: undefined,
  })
  return { letters, sent }
}
const note = {
  name: 'Eve',
  email: 'victim@example.org',
  topic: 'A question',
  body: 'Buy gold at https://evil.test now',
}
const write = (letters: ReturnType<typeof create>['letters'], change: Partial<typeof note>) =>
  letters.leaveMessage({ ...note, ...change })

test('the contact form mails no text of its sender to an address that the sender chose', async () => {
  const { letters, sent } = create()
  await write(letters, { name: 'Visit evil.test', topic: 'evil.test' })
  expect(sent).toHaveLength(1)
  expect(JSON.stringify(sent)).not.toMatch(/evil|gold|Eve/)
})

test('six different messages in a row send one letter to the address, in whatever spelling it is given', async () => {
  const { letters, sent } = create()
  const spellings = ['victim@example.org', 'Victim@Example.org', 'victim+1@example.org', 'v.ic.tim@example.org']
  const answers = await Promise.allSettled(
    [...spellings, ...spellings].map((email, n) => write(letters, { email, body: `Message number ${n}` })),
  )
  expect(sent).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(answers.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { seconds: 600 } })
})

test('the newsletter and the contact form share the limit of an address', async () => {
  const { letters, sent } = create()
  await write(letters, {})
  await (await letters.subscribe(note.email))()
  expect(sent).toHaveLength(1)
})

test('an address gets four letters a day, however patient the sender is', async () => {
  const { letters, sent } = create()
  for (let n = 0; n < 20; n += 1) {
    await write(letters, { body: `Message number ${n}` }).catch(() => undefined)
    wait(11 * minute)
  }
  expect(sent).toHaveLength(4)
})

test('the site sends a hundred confirmation letters an hour, to however many addresses', async () => {
  const { letters, sent } = create()
  for (let n = 0; n < 120; n += 1) await write(letters, { email: `victim${n}@example.org` }).catch(() => undefined)
  expect(sent).toHaveLength(100)
  await expect(letters.subscribe('ada@example.org')).rejects.toThrow(TooManyLetters)
  wait(hour)
  await write(letters, { email: 'bob@example.org' })
  expect(sent).toHaveLength(101)
})

test('a slow or dead mail server does not tell a subscriber’s address from an unknown one', async () => {
  const { letters, sent } = create()
  await (await letters.subscribe('known@example.org'))()
  await letters.confirm(/token=([\w-]+)/.exec(sent[0]?.text ?? '')?.[1] ?? '')
  wait(hour)

  const hanging = create(() => new Promise(() => undefined))
  const dead = create(() => Promise.reject(new Error('ECONNREFUSED')))
  for (const { letters: over } of [hanging, dead]) {
    // The letter goes out after the response.
    for (const email of ['known@example.org', 'unknown@example.org'])
      expect(await over.subscribe(email), email).toBeTypeOf('function')
    wait(hour)
  }
})

test('after a failed letter, the limit of an address does not tell a subscriber’s from an unknown one', async () => {
  const { letters, sent } = create()
  await (await letters.subscribe('known@example.org'))()
  await letters.confirm(/token=([\w-]+)/.exec(sent[0]?.text ?? '')?.[1] ?? '')
  wait(hour)

  const dead = create(() => Promise.reject(new Error('ECONNREFUSED'))).letters
  for (const email of ['known@example.org', 'unknown@example.org']) {
    await (await dead.subscribe(email))().catch(() => undefined)
    await expect(write(dead, { email }), email).rejects.toThrow(TooManyLetters)
  }
})
