import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type OpenedDatabase, openSiteDatabase } from './database'
import { createLetters } from './letters'
import type { Letter } from './mail'
import { messages, subscribers } from './schema'

let opened: OpenedDatabase
beforeAll(async () => {
  opened = await openSiteDatabase('memory:', join(import.meta.dirname, '../..'))
}, 60_000)
afterAll(() => opened.close())
beforeEach(async () => {
  await opened.database.delete(subscribers)
  await opened.database.delete(messages)
  time.now += 2 * 24 * hour
})

const minute = 60_000
const hour = 60 * minute
const time = { now: Date.UTC(2026, 10, 22) }

function create(send: (letter: Letter) => Promise<void> = async () => undefined) {
  const sent: Letter[] = []
  const letters = createLetters({
    reach: async () => opened.database,
    mail: {
      send: async (letter) => {
        await send(letter)
        sent.push(letter)
      },
    },
    siteUrl: 'https://site.test',
    owner: undefined,
    now: () => time.now,
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
  const spellings = ['victim@example.org', 'Victim@Example.org', 'victim+1@example.org', 'victim+2@example.org']
  const answers = await Promise.all(
    [...spellings, ...spellings].map((email, n) => write(letters, { email, body: `Message number ${n}` })),
  )
  expect(sent).toHaveLength(1)
  expect(answers.filter((answer) => answer.isOk())).toHaveLength(1)
  expect(answers.find((answer) => answer.isErr())?._unsafeUnwrapErr()).toMatchObject({ kind: 'too-many', seconds: 600 })
})

test('the newsletter and the contact form share the limit of an address', async () => {
  const { letters, sent } = create()
  await write(letters, {})
  await letters.subscribe(note.email)
  await new Promise(setImmediate)
  expect(sent).toHaveLength(1)
})

test('an address gets four letters a day, however patient the sender is', async () => {
  const { letters, sent } = create()
  for (let n = 0; n < 20; n += 1) {
    await write(letters, { body: `Message number ${n}` })
    time.now += 11 * minute
  }
  expect(sent).toHaveLength(4)
})

test('the site sends a hundred confirmation letters an hour, to however many addresses', async () => {
  const { letters, sent } = create()
  for (let n = 0; n < 120; n += 1) await write(letters, { email: `victim${n}@example.org` })
  expect(sent).toHaveLength(100)
  expect((await letters.subscribe('ada@example.org'))._unsafeUnwrapErr()).toMatchObject({ kind: 'too-many' })
  time.now += hour
  expect((await write(letters, { email: 'bob@example.org' })).isOk()).toBe(true)
})

test('a slow or dead mail server does not tell a subscriber’s address from an unknown one', async () => {
  const { letters, sent } = create()
  await letters.subscribe('known@example.org')
  await expect.poll(() => sent.length).toBe(1)
  await letters.confirm(/token=([\w-]+)/.exec(sent[0]?.text ?? '')?.[1] ?? '')
  time.now += hour

  const hanging = create(() => new Promise(() => undefined))
  const dead = create(() => Promise.reject(new Error('ECONNREFUSED')))
  for (const { letters: over } of [hanging, dead]) {
    for (const email of ['known@example.org', 'unknown@example.org'])
      expect((await over.subscribe(email))._unsafeUnwrap(), email).toBe('asked')
    await new Promise(setImmediate)
    time.now += hour
  }
})
