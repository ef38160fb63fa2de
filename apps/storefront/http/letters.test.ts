import { readFileSync } from 'node:fs'
import { expect, inject, onTestFinished, test } from 'vitest'
import { startSite } from '../e2e/start-world'
import { field, find, open, submit, textOf } from './site'

type Letter = { to: string; text: string; replyTo?: string }

const bob = 'bob@example.org'
/** Mail to Bob, and mail with Bob as reply address. */
const letters = (): Letter[] =>
  readFileSync(inject('outbox'), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line): Letter => JSON.parse(line))
    .filter(({ to, replyTo }) => [to, replyTo].includes(bob))

test('the contact form works without scripts and delivers a message only after its address is confirmed', async () => {
  const empty = await open('/contact')
  field(empty.document, 'Name').value = 'Bob'
  field(empty.document, 'E-mail address').value = 'nobody'
  field(empty.document, 'Message').value = 'Where is my ticket, please?'
  const refused = await submit(field(empty.document, 'Name').form)
  expect(textOf(refused.document.querySelector('main'))).toContain('Give an address')
  expect(field(refused.document, 'Message').value).toBe('Where is my ticket, please?')

  field(refused.document, 'E-mail address').value = bob
  const sent = await submit(field(refused.document, 'Name').form)
  expect(textOf(sent.document.querySelector('main'))).toContain('Almost there.')
  expect(letters()).toMatchObject([{ to: bob }])
  const [link = ''] = /http\S+/.exec(letters()[0]?.text.split('button to send it:')[1] ?? '') ?? []
  const confirm = await open(link)
  expect(textOf(confirm.document.querySelector('h1'))).toBe('Is the message from you?')
  expect(letters()).toHaveLength(1)
  const yes = find<HTMLButtonElement>(confirm.document, 'main button', 'Yes, send it')
  const done = await submit(yes.form, yes)
  expect(textOf(done.document.querySelector('h1'))).toBe('Your message is sent')
  await expect.poll(() => letters().at(-1)?.replyTo).toBe(bob)
})

test('with an unreachable database a form reports it and keeps its fields', async () => {
  const { url, stop } = await startSite({
    RADIX_NETWORK: 'devnet',
    DEVNET_URL: 'http://127.0.0.1:9',
    DATABASE_URL: 'postgres://nobody@127.0.0.1:9/nothing',
  })
  onTestFinished(stop)
  const { document } = await open(`${url}/newsletter`)
  field(document, 'E-mail address').value = 'ada@example.org'
  const answer = await submit(field(document, 'E-mail address').form)
  find(answer.document, 'main [role=alert]', /could not be stored/)
  expect(field(answer.document, 'E-mail address').value).toBe('ada@example.org')
})
