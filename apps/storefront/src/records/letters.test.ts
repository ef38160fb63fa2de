import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { Token } from '../content/letter-fields'
import { type OpenedDatabase, openSiteDatabase, reachDatabase } from './database'
import { createLetters } from './letters'
import { createMail, type Letter } from './mail'
import { messages, requestCounts, subscribers } from './schema'

let opened: OpenedDatabase
beforeAll(async () => {
  opened = await openSiteDatabase('memory:', join(import.meta.dirname, '../..'))
}, 60_000)
afterAll(() => opened.close())
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 22) })
  await opened.database.delete(subscribers)
  await opened.database.delete(messages)
  await opened.database.delete(requestCounts)
})
afterEach(() => void vi.useRealTimers())

const minute = 60_000
const wait = (ms: number) => vi.setSystemTime(Date.now() + ms)
function create({ owner }: { owner: string | undefined } = { owner: 'owner@site.test' }) {
  const sent: Letter[] = []
  const send = vi.fn(async (letter: Letter) => void sent.push(letter))
  const reach = vi.fn(async () => opened)
  const letters = createLetters({ reach, mail: { send }, siteUrl: 'https://site.test', owner })
  const subscribe = async (email: string) => (await letters.subscribe(email))()
  const token = (place = -1) => /token=([\w-]+)/.exec(sent.at(place)?.text ?? '')?.[1] ?? ''
  return { letters, subscribe, sent, send, reach, token }
}
const note = { name: 'Ada', email: 'ada@example.org', topic: 'A question', body: 'Where is my ticket?' }

test('an address is on the list only after the button behind its own letter', async () => {
  const { letters, subscribe, sent, token } = create()
  await subscribe('Ada@Example.org')
  expect(sent).toMatchObject([
    { to: 'Ada@Example.org', text: expect.stringContaining('https://site.test/confirm?token=') },
  ])
  expect(await letters.look(token())).toMatchObject({ what: 'newsletter', state: 'pending' })
  await letters.confirm(token())
  expect(await letters.look(token())).toMatchObject({ state: 'confirmed', email: 'ada@example.org' })
  await letters.endNewsletter(token())
  expect(await letters.look(token())).toMatchObject({ state: 'ended' })
  const [row] = await opened.database.select().from(subscribers)
  expect(row).toMatchObject({ status: 'ended', email: null })
})

test('no address is flooded, and no answer says whether an address is on the list', async () => {
  const { letters, subscribe, sent, token } = create()
  for (let n = 0; n < 3; n += 1) await subscribe('ada@example.org')
  expect(sent).toHaveLength(1)
  wait(11 * minute)
  await subscribe('ADA@example.org')
  expect(sent).toHaveLength(2)
  await letters.confirm(token())
  wait(11 * minute)
  await subscribe('ada@example.org')
  expect(sent).toHaveLength(2)
  expect(await opened.database.select().from(subscribers)).toMatchObject([{ status: 'confirmed' }])
})

test('an issue reaches every confirmed address once, also when it had to be sent in two goes', async () => {
  const { letters, subscribe, send, sent, token } = create()
  for (const name of ['ada', 'bob', 'eve']) {
    await subscribe(`${name}@example.org`)
    if (name !== 'eve') await letters.confirm(token())
  }
  sent.length = 0
  send.mockImplementationOnce(async (letter) => void sent.push(letter)).mockRejectedValueOnce(new Error('421'))
  const issue = { key: 'one', subject: 'News', text: 'Read this.' }
  await expect(letters.sendIssue(issue)).rejects.toThrow()
  expect(await letters.sendIssue(issue)).toBe(1)
  expect(await letters.sendIssue(issue)).toBe(0)
  expect(sent.map(({ to }) => to).toSorted()).toEqual(['ada@example.org', 'bob@example.org'])
  expect(sent[0]).toMatchObject({ endUrl: expect.stringContaining('/confirm?token='), subject: 'News' })
  expect(await letters.sendIssue({ ...issue, key: 'two' })).toBe(2)
})

test('a message is passed on once its sender said yes, and only once', async () => {
  const { letters, sent, token } = create()
  await letters.leaveMessage(note)
  await letters.leaveMessage(note)
  expect(sent).toMatchObject([{ to: note.email }])
  const mine = token()
  await letters.confirm(mine)
  await letters.confirm(mine)
  expect(sent.slice(1)).toEqual([
    {
      to: 'owner@site.test',
      replyTo: note.email,
      subject: 'A question: a message from Ada',
      text: expect.stringContaining(note.body),
    },
  ])
})

test('what the mail server does not take is passed on later; without an owner it stays', async () => {
  const { letters, send, sent, token } = create()
  await letters.leaveMessage(note)
  const mine = token()
  send.mockRejectedValueOnce(new Error('450'))
  await letters.confirm(mine)
  expect(await letters.look(mine)).toMatchObject({ what: 'message', state: 'confirmed' })
  expect(sent).toHaveLength(1)
  await letters.tidy()
  expect(sent).toHaveLength(2)

  const alone = create({ owner: undefined })
  await alone.letters.leaveMessage({ ...note, email: 'bob@example.org', body: 'Somebody there at all?' })
  await alone.letters.confirm(alone.token())
  await alone.letters.tidy()
  expect(alone.sent).toHaveLength(1)
})

test('a letter that could not be sent is sent by the next request: at once for a message, after ten minutes for the newsletter', async () => {
  const { letters, subscribe, send, sent } = create()
  send.mockRejectedValueOnce(new Error('421'))
  await expect(subscribe('ada@example.org')).rejects.toThrow('421')
  await subscribe('ada@example.org')
  expect(sent).toHaveLength(0)
  wait(11 * minute)
  await subscribe('ada@example.org')
  expect(sent).toHaveLength(1)

  send.mockRejectedValueOnce(new Error('421'))
  const bob = { ...note, email: 'bob@example.org' }
  await expect(letters.leaveMessage(bob)).rejects.toThrow('421')
  await letters.leaveMessage(bob)
  expect(sent).toHaveLength(2)
})

test('the database away: every verb says so, and nobody is written to', async () => {
  const { letters, reach, sent } = create()
  reach.mockRejectedValue(new Error('ECONNREFUSED'))
  const token = 'a'.repeat(43)
  const all = [
    letters.subscribe('ada@example.org'),
    letters.leaveMessage(note),
    letters.look(token),
    letters.confirm(token),
    letters.endNewsletter(token),
    letters.tidy(),
  ]
  for (const answer of await Promise.allSettled(all)) expect(answer.status).toBe('rejected')
  expect(sent).toEqual([])
})

test('after two days what nobody confirmed is forgotten, and its link leads nowhere', async () => {
  const { letters, subscribe, token } = create()
  await subscribe('ada@example.org')
  await letters.leaveMessage({ ...note, email: 'bob@example.org' })
  wait(48 * 60 * minute + 1)
  await letters.tidy()
  expect(await letters.look(token())).toBeUndefined()
  expect(await opened.database.select().from(subscribers)).toEqual([])
  expect(await opened.database.select().from(messages)).toEqual([])
  expect(await opened.database.select().from(requestCounts)).toEqual([])
})

test('a token that is none is not looked for', () => {
  for (const token of ['', "' or 1=1 --", 'a'.repeat(42), 'a'.repeat(500)])
    expect(Token.safeParse(token).success).toBe(false)
  expect(Token.safeParse('a'.repeat(43)).success).toBe(true)
})

test('the outbox is a file of letters, one a line', async () => {
  const path = join(mkdtempSync(join(tmpdir(), 'outbox-')), 'deep/outbox.ndjson')
  const { send } = createMail({ outbox: path })
  await send({ to: 'a@b.test', subject: 'One', text: 'First\nline' })
  await send({ to: 'c@d.test', subject: 'Two', text: '' })
  const lines = readFileSync(path, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(lines).toMatchObject([
    { at: '2026-11-22T00:00:00.000Z', to: 'a@b.test', text: 'First\nline' },
    { subject: 'Two' },
  ])
})

test('a database that cannot be opened is left alone for a while, and then tried again', async () => {
  const open = vi.fn(async () => opened)
  open.mockRejectedValueOnce(new Error('ECONNREFUSED'))
  const reach = reachDatabase(open)
  await expect(reach()).rejects.toThrow('ECONNREFUSED')
  await expect(reach()).rejects.toThrow('rests')
  expect(open).toHaveBeenCalledTimes(1)
  wait(5_001)
  await expect(reach()).resolves.toBe(opened)
  await reach()
  expect(open).toHaveBeenCalledTimes(2)
})
