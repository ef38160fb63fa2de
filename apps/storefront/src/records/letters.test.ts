import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type OpenedDatabase, openSiteDatabase, reachDatabase } from './database'
import { createLetters } from './letters'
import { type Letter, outboxMail } from './mail'
import { messages, sentLetters, subscribers } from './schema'

let opened: OpenedDatabase
beforeAll(async () => {
  opened = await openSiteDatabase('memory:', join(import.meta.dirname, '../..'))
}, 60_000)
afterAll(() => opened.close())
beforeEach(async () => {
  await opened.database.delete(subscribers)
  await opened.database.delete(messages)
  await opened.database.delete(sentLetters)
})

const minute = 60_000
function create({ owner }: { owner: string | undefined } = { owner: 'owner@site.test' }) {
  const sent: Letter[] = []
  const time = { now: Date.UTC(2026, 10, 22) }
  const send = vi.fn(async (letter: Letter) => void sent.push(letter))
  const reach = vi.fn(async () => opened.database)
  const background: Promise<void>[] = []
  const letters = createLetters({
    reach,
    mail: { send },
    siteUrl: 'https://site.test',
    owner,
    now: () => time.now,
    inBackground: (work) => void background.push(work()),
  })
  const subscribe = async (email: string) => {
    const answer = (await letters.subscribe(email))._unsafeUnwrap()
    await Promise.all(background)
    return answer
  }
  const token = (place = -1) => /token=([\w-]+)/.exec(sent.at(place)?.text ?? '')?.[1] ?? ''
  return { letters, subscribe, background, sent, send, reach, time, token }
}
const note = { name: 'Ada', email: 'ada@example.org', topic: 'A question', body: 'Where is my ticket?' }

test('an address is on the list only after the button behind its own letter', async () => {
  const { letters, subscribe, sent, token } = create()
  expect(await subscribe('Ada@Example.org')).toBe('asked')
  expect(sent).toMatchObject([
    { to: 'Ada@Example.org', text: expect.stringContaining('https://site.test/confirm?token=') },
  ])
  expect((await letters.look(token()))._unsafeUnwrap()).toMatchObject({ what: 'newsletter', state: 'pending' })
  expect((await letters.confirm(token()))._unsafeUnwrap()).toMatchObject({
    state: 'confirmed',
    email: 'ada@example.org',
  })
  expect((await letters.endNewsletter(token()))._unsafeUnwrap()).toMatchObject({ state: 'ended' })
  const [row] = await opened.database.select().from(subscribers)
  expect(row).toMatchObject({ status: 'ended', email: null })
})

test('no address is flooded, and no answer says whether an address is on the list', async () => {
  const { letters, subscribe, sent, time, token } = create()
  for (let n = 0; n < 3; n += 1) expect(await subscribe('ada@example.org')).toBe('asked')
  expect(sent).toHaveLength(1)
  time.now += 11 * minute
  await subscribe('ADA@example.org')
  expect(sent).toHaveLength(2)
  await letters.confirm(token())
  time.now += 11 * minute
  expect(await subscribe('ada@example.org')).toBe('asked')
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
  expect((await letters.sendIssue(issue))._unsafeUnwrapErr()).toMatchObject({ kind: 'mail-away' })
  expect((await letters.sendIssue(issue))._unsafeUnwrap()).toBe(1)
  expect((await letters.sendIssue(issue))._unsafeUnwrap()).toBe(0)
  expect(sent.map(({ to }) => to).toSorted()).toEqual(['ada@example.org', 'bob@example.org'])
  expect(sent[0]).toMatchObject({ endUrl: expect.stringContaining('/confirm?token='), subject: 'News' })
  expect((await letters.sendIssue({ ...issue, key: 'two' }))._unsafeUnwrap()).toBe(2)
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
  expect((await letters.confirm(mine))._unsafeUnwrap()).toMatchObject({ what: 'message', state: 'confirmed' })
  expect(sent).toHaveLength(1)
  await letters.tidy()
  expect(sent).toHaveLength(2)

  const alone = create({ owner: undefined })
  await alone.letters.leaveMessage({ ...note, email: 'bob@example.org', body: 'Somebody there at all?' })
  await alone.letters.confirm(alone.token())
  await alone.letters.tidy()
  expect(alone.sent).toHaveLength(1)
})

test('a letter that could not be sent does not count: the next request sends it', async () => {
  const { letters, subscribe, send, sent } = create()
  send.mockRejectedValueOnce(new Error('421'))
  await subscribe('ada@example.org')
  expect(sent).toHaveLength(0)
  await subscribe('ada@example.org')
  expect(sent).toHaveLength(1)

  send.mockRejectedValueOnce(new Error('421'))
  const bob = { ...note, email: 'bob@example.org' }
  expect((await letters.leaveMessage(bob))._unsafeUnwrapErr()).toMatchObject({ kind: 'mail-away' })
  expect((await letters.leaveMessage(bob))._unsafeUnwrap()).toBe('asked')
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
  for (const answer of await Promise.all(all))
    expect(answer._unsafeUnwrapErr()).toMatchObject({ kind: 'database-away' })
  expect(sent).toEqual([])
})

test('after two days what nobody confirmed is forgotten, and its link leads nowhere', async () => {
  const { letters, subscribe, time, token } = create()
  await subscribe('ada@example.org')
  await letters.leaveMessage({ ...note, email: 'bob@example.org' })
  time.now += 48 * 60 * minute + 1
  await letters.tidy()
  expect((await letters.look(token()))._unsafeUnwrap()).toBeUndefined()
  expect(await opened.database.select().from(subscribers)).toEqual([])
  expect(await opened.database.select().from(messages)).toEqual([])
  expect(await opened.database.select().from(sentLetters)).toEqual([])
})

test('a token that is none is not looked for', async () => {
  const { letters, reach } = create()
  for (const token of ['', "' or 1=1 --", 'a'.repeat(42), 'a'.repeat(500)])
    expect((await letters.confirm(token))._unsafeUnwrap()).toBeUndefined()
  expect(reach).not.toHaveBeenCalled()
})

test('the outbox is a file of letters, one a line', async () => {
  const path = join(mkdtempSync(join(tmpdir(), 'outbox-')), 'deep/outbox.ndjson')
  const { send } = outboxMail(path, () => 0)
  await send({ to: 'a@b.test', subject: 'One', text: 'First\nline' })
  await send({ to: 'c@d.test', subject: 'Two', text: '' })
  const lines = readFileSync(path, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(lines).toMatchObject([
    { at: '1970-01-01T00:00:00.000Z', to: 'a@b.test', text: 'First\nline' },
    { subject: 'Two' },
  ])
})

test('a database that cannot be opened is left alone for a while, and then tried again', async () => {
  let now = 0
  const open = vi.fn(async () => opened)
  open.mockRejectedValueOnce(new Error('ECONNREFUSED'))
  const reach = reachDatabase({ open, now: () => now })
  await expect(reach()).rejects.toThrow('ECONNREFUSED')
  await expect(reach()).rejects.toThrow('rests')
  expect(open).toHaveBeenCalledTimes(1)
  now = 5_001
  await expect(reach()).resolves.toBe(opened.database)
  await reach()
  expect(open).toHaveBeenCalledTimes(2)
})
