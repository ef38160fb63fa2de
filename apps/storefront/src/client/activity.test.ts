// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { reportFailure } from './activity'
import { openPage } from './page.fixture'

const cause = { reason: 'no' }
const rejected = { code: 'rejectedByUser', cause }

test('a failure goes to the console and to screen readers; a request item stands for one that reached the wallet (spec L124)', async () => {
  const { client, log } = openPage()
  await reportFailure(client, 'buy', rejected)
  expect(log.mock.calls).toEqual([['buy: rejectedByUser', cause]])
  expect(client.activity.announced$.get()).toBe('You declined the request in your wallet.')
  expect(client.activity.notes$.get()).toEqual([])
})

test('a refusal of this page is a note, and counts until the user has seen it', async () => {
  const { client } = openPage()
  await reportFailure(client, 'buy', { code: 'busy', cause, isOurs: true })
  await reportFailure(client, 'connect', { code: 'toolkitNotLoaded', cause })
  expect(client.activity.notes$.get()).toMatchObject([
    { kind: 'connect', error: 'toolkitNotLoaded' },
    { kind: 'buy', error: 'busy' },
  ])
  expect(client.activity.announced$.get()).toContain('could not be loaded')
  expect(client.activity.unseen$.get()).toEqual(
    client.activity.notes$
      .get()
      .map(({ id }) => id)
      .reverse(),
  )
  client.activity.markSeen()
  expect(client.activity.unseen$.get()).toEqual([])
})

test('a refusal is a note on a plain http page, too, where the browser has no randomUUID', async () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  const { client } = openPage()
  await reportFailure(client, 'buy', { code: 'busy', cause, isOurs: true })
  vi.unstubAllGlobals()
  expect(client.activity.notes$.get()).toMatchObject([{ kind: 'buy', error: 'busy' }])
})

test('with the error surface none, failures are only logged to the console (spec L124; trap T12)', async () => {
  const { client, log } = openPage({ site: { errorSurface: 'none' } })
  await reportFailure(client, 'buy', { code: 'busy', cause, isOurs: true })
  expect(log).toHaveBeenCalledTimes(1)
  expect(client.activity.notes$.get()).toEqual([])
  expect(client.activity.announced$.get()).toBe('')
})

test.each(['missingExtension', 'wrongNetwork'] as const)(
  '%s is an obstacle the page shows (traps T4, T19)',
  async (code) => {
    const { client } = openPage()
    await reportFailure(client, 'connect', rejected)
    expect(client.obstacle$.get()).toBeUndefined()
    await reportFailure(client, 'connect', { code, cause })
    expect(client.obstacle$.get()).toBe(code)
  },
)

test('notes are the newest forty, and a message is no failure', () => {
  const { client } = openPage()
  const heard = vi.fn()
  client.activity.notes$.subscribe(heard)
  for (let n = 0; n < 45; n++) client.activity.note({ message: `${n}` })
  expect(client.activity.notes$.get()).toHaveLength(40)
  expect(client.activity.notes$.get()[0]).toMatchObject({ message: '44' })
  expect(client.activity.unseen$.get()).toEqual([])
})

test('a repeated message is one note, at its latest time', async () => {
  const { client, clock } = openPage()
  const say = (message: string) => client.activity.note({ message })
  say('Please connect your wallet to continue')
  say('Something else')
  await clock.advance(5000)
  say('Please connect your wallet to continue')
  expect(client.activity.notes$.get()).toMatchObject([
    { message: 'Please connect your wallet to continue', at: clock.now() },
    { message: 'Something else' },
  ])
})
