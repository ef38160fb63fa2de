import { fakeClock } from '@lootboxes/ledger/testing'
import { describe, expect, test, vi } from 'vitest'
import { createProductApi } from './create-product-api'
import {
  account,
  club,
  component,
  config,
  createLedger,
  icon,
  ids,
  lootOf,
  mint,
  otherAccount,
  picture,
  tags,
  ticketData,
  tickets,
} from './ledger.fixture'
import type { ProductCall } from './product-calls'

const setUp = () => {
  const ledger = createLedger()
  return { ledger, api: createProductApi(ledger.gateway, config) }
}
const mine = { account_address: account, ticket_address: tickets }

describe('calls per request are those of gateway-and-ledger section 3', () => {
  test.each([
    [0, 1],
    [1, 2],
    [29, 2],
    [30, 3],
    [100, 5],
    [101, 6],
    [290, 13],
    [1_000, 45],
  ])('T = %i tickets: L(T) = %i calls, then 1 while nothing changes', async (count, expected) => {
    const { ledger, api } = setUp()
    if (count > 0) ledger.put(account, tickets, ids(count))
    const answer = await api.getUnrevealedTickets(mine)
    expect(answer._unsafeUnwrap().map(({ id }) => id)).toEqual(ids(count))
    expect(ledger.count()).toBe(expected)
    expect((await api.getRevealedTickets(mine))._unsafeUnwrap()).toEqual([])
    expect(ledger.count()).toBe(1)
  })

  test.each([
    [0, 1],
    [1, 2],
    [29, 2],
    [30, 2],
    [100, 2],
    [101, 4],
    [290, 6],
    [1_000, 20],
  ])('T = %i tickets where the Gateway is asked for 100 at a time: %i calls', async (count, expected) => {
    const ledger = createLedger()
    const api = createProductApi(ledger.gatewayWith({ batch: { nonFungibleIds: 100 } }), config)
    if (count > 0) ledger.put(account, tickets, ids(count))
    expect((await api.getUnrevealedTickets(mine))._unsafeUnwrap()).toHaveLength(count)
    expect(ledger.count()).toBe(expected)
  })

  test('the two ticket calls of one page load share one read', async () => {
    const { ledger, api } = setUp()
    ledger.put(account, tickets, ids(30), (id) => ticketData({ revealed: id === '#7#', opened: id === '#7#' }))
    const [unrevealed, revealed] = await Promise.all([api.getUnrevealedTickets(mine), api.getRevealedTickets(mine)])
    expect(ledger.count()).toBe(3)
    expect(unrevealed._unsafeUnwrap()).toHaveLength(29)
    expect(revealed._unsafeUnwrap()).toEqual([{ non_fungible_id: '#7#', loots: [] }])
  })

  test('tickets in several vaults are batched together', async () => {
    const { ledger, api } = setUp()
    ledger.put(account, tickets, ids(20))
    ledger.put(account, tickets, ids(9, 21))
    expect((await api.getUnrevealedTickets(mine))._unsafeUnwrap()).toHaveLength(29)
    expect(ledger.count()).toBe(2)
  })

  test.each([
    [1, [1], 3],
    [5, [5, 5], 4],
    [29, [29, 20, 9], 5],
    [100, [40, 40, 40, 40, 40], 15],
  ])('ticket info of %i tickets with loot %j: %i calls, then ⌈K/B⌉', async (count, loot, expected) => {
    const { ledger, api } = setUp()
    const resources = loot.map((_, n) => lootOf(n))
    for (const resource of resources) ledger.describe(resource, { metadata: [icon('https://loot.example/icon.svg')] })
    for (const [n, size] of loot.entries())
      for (const id of ids(size)) ledger.write(lootOf(n), id, { data: picture(`ipfs://${id.replaceAll('#', '')}`) })
    for (const [i, id] of ids(count).entries()) {
      const won = loot.flatMap((size, n) => {
        const share = ids(size).filter((_, index) => index % count === i)
        return share.length > 0 ? [['prize', lootOf(n), share] as const] : []
      })
      ledger.write(tickets, id, { data: ticketData({ opened: true, revealed: true, loots: won }) })
    }
    const request = { resource_address: tickets, non_fungible_ids: ids(count) }
    const answer = (await api.getTicketInfo(request))._unsafeUnwrap()
    expect(ledger.count()).toBe(expected)
    expect(answer.info.map((ticket) => ticket.non_fungible_id)).toEqual(ids(count))
    expect(answer.info.flatMap(({ loots }) => loots.flatMap((item) => item.nonFungibleLocalId))).toHaveLength(
      loot.reduce((sum, size) => sum + size, 0),
    )
    expect(answer.info[0]?.loots[0]).toMatchObject({
      resourceAddress: lootOf(0),
      fieldName: 'prize',
      icon_url: 'https://loot.example/icon.svg',
      nonFungibleLocalId: [{ id: '#1#', key_image_url: 'ipfs://1' }],
    })
    await api.getTicketInfo(request)
    expect(ledger.count()).toBe(Math.ceil(count / 29))
  })

  test('loot of a collection that is tagged as not safe for work says so (trap T15)', async () => {
    const { ledger, api } = setUp()
    for (const [n, tag] of ['NSFW', 'art'].entries()) {
      ledger.describe(lootOf(n), { metadata: [tags(tag)] })
      ledger.write(lootOf(n), '#1#', { data: picture('ipfs://1') })
    }
    const won = [0, 1].map((n) => ['prize', lootOf(n), ['#1#']] as const)
    ledger.write(tickets, '#1#', { data: ticketData({ opened: true, revealed: true, loots: won }) })
    const { info } = (await api.getTicketInfo({ resource_address: tickets, non_fungible_ids: ['#1#'] }))._unsafeUnwrap()
    expect(info[0]?.loots.map(({ nfsw }) => nfsw)).toEqual([true, undefined])
  })

  test('the club costs one call, lootbox resources none', async () => {
    const { ledger, api } = setUp()
    ledger.hold(account, club, '60', '40')
    expect((await api.getClub({ account_address: account, token_amount: 6 }))._unsafeUnwrap()).toEqual({ result: true })
    expect(ledger.count()).toBe(1)
    await api.getLootboxResources({ address: component })
    expect(ledger.count()).toBe(0)
  })
})

describe('what changes is seen', () => {
  test('a reveal moves tickets through the vault, so the list is read again (spec L67, L102)', async () => {
    const { ledger, api } = setUp()
    ledger.put(account, tickets, ids(3))
    await api.getUnrevealedTickets(mine)
    ledger.write(tickets, '#2#', { data: ticketData({ opened: true, revealed: true }) })
    ledger.move(account, tickets, (all) => all)
    expect((await api.getUnrevealedTickets(mine))._unsafeUnwrap()).toEqual([{ id: '#1#' }, { id: '#3#' }])
  })

  test('a draw does not move the ticket, so the list reads waiting tickets again, and only those (spec L46, L67, L103)', async () => {
    const { ledger, api } = setUp()
    ledger.put(account, tickets, ids(200), (id) => ticketData({ opened: id === '#2#' }))
    expect((await api.getUnrevealedTickets(mine))._unsafeUnwrap()).toHaveLength(199)
    expect((await api.getRevealedTickets(mine))._unsafeUnwrap()).toEqual([])
    ledger.count()
    const loots = [['Creature', lootOf(1), ['#9#']]] as const
    ledger.write(tickets, '#2#', { data: ticketData({ opened: true, revealed: true, loots }) })
    expect((await api.getRevealedTickets(mine))._unsafeUnwrap()).toEqual([
      {
        non_fungible_id: '#2#',
        loots: [{ resourceAddress: lootOf(1), fieldName: 'Creature', nonFungibleLocalId: [{ id: '#9#' }] }],
      },
    ])
    expect(ledger.count()).toBe(2)
    await api.getRevealedTickets(mine)
    expect(ledger.count()).toBe(1)
  })

  test('a redeemed ticket is burned: it is in no list and in no info (spec L67, L105)', async () => {
    const { ledger, api } = setUp()
    ledger.put(account, tickets, ids(2))
    ledger.write(tickets, '#1#', { burned: true })
    expect((await api.getUnrevealedTickets(mine))._unsafeUnwrap()).toEqual([{ id: '#2#' }])
    const info = await api.getTicketInfo({ resource_address: tickets, non_fungible_ids: ['#1#', '#2#', '#404#'] })
    expect(info._unsafeUnwrap()).toEqual({ address: tickets, info: [{ non_fungible_id: '#2#', loots: [] }] })
  })

  test('read-your-writes: an older replica is asked again until it shows the commit (T36)', async () => {
    const clock = fakeClock()
    const ledger = createLedger()
    const api = createProductApi(ledger.gatewayWith({ clock, retry: { times: 0 } }), config)
    ledger.put(account, tickets, ids(1))
    const waiting = api.getUnrevealedTickets(mine, { minStateVersion: 1_001 })
    await vi.waitFor(() => expect(ledger.calls).toHaveLength(1), 10_000)
    ledger.advance(1_001)
    await clock.advance(500)
    expect((await waiting)._unsafeUnwrap()).toEqual([{ id: '#1#' }])
    expect(ledger.count()).toBeGreaterThan(2)
  })

  test('one account’s answer is never another’s', async () => {
    const { ledger, api } = setUp()
    ledger.put(account, tickets, ids(40))
    ledger.put(otherAccount, tickets, ids(3, 1_000))
    const theirs = { ...mine, account_address: otherAccount }
    const answers = await Promise.all([mine, theirs, mine, theirs].map((request) => api.getUnrevealedTickets(request)))
    expect(answers.map((answer) => answer._unsafeUnwrap().length)).toEqual([40, 3, 40, 3])
  })
})

describe('a rush', () => {
  const rush = <T>(count: number, ask: () => T) => Promise.all(Array.from({ length: count }, ask))
  const setUpRush = () => {
    const clock = fakeClock()
    const ledger = createLedger()
    ledger.put(account, tickets, ids(3))
    ledger.hold(account, club, '100')
    ledger.write(tickets, '#1#', { data: ticketData({ opened: true, revealed: true }) })
    return { clock, ledger, api: createProductApi(ledger.gateway, config, { clock }) }
  }
  const calls = [
    ['getUnrevealedTickets', mine],
    ['getClub', { account_address: account, token_amount: 0 }],
    ['getTicketInfo', { resource_address: tickets, non_fungible_ids: ['#1#'] }],
  ] as const

  test.each(calls)('%s: many at once are one reading, and half a second long nobody waits', async (call, body) => {
    const { api, ledger, clock } = setUpRush()
    await api.answer(call, body)
    ledger.count()
    const answers = await rush(8, () => api.answer(call, body))
    expect(ledger.count()).toBe(1)
    const again = await api.answer(call, body)
    expect(again).toEqual(answers[0])
    expect(ledger.count()).toBe(0)
    await clock.advance(500)
    await api.answer(call, body)
    expect(ledger.count()).toBe(1)
  })

  test.each(calls)('%s: alone, or as a page load asks, every question is put to the ledger', async (call, body) => {
    const { api, ledger } = setUpRush()
    await api.answer(call, body)
    ledger.count()
    for (let n = 0; n < 3; n += 1) {
      await rush(2, () => api.answer(call, body))
      expect(ledger.count()).toBe(1)
    }
  })

  test('who saw a commit is not answered from before it', async () => {
    const { api, ledger } = setUpRush()
    await rush(8, () => api.getUnrevealedTickets(mine))
    ledger.put(account, tickets, ids(1, 4))
    ledger.advance(1_001)
    ledger.count()
    const list = (await api.getUnrevealedTickets(mine, { minStateVersion: 1_001 }))._unsafeUnwrap()
    expect(list).toHaveLength(3)
    expect(ledger.count()).toBeGreaterThan(0)
    expect((await api.getUnrevealedTickets(mine))._unsafeUnwrap()).toEqual(list)
  })

  test('a rush for one account answers nobody about another', async () => {
    const { api } = setUpRush()
    await rush(8, () => api.getUnrevealedTickets(mine))
    const theirs = { ...mine, account_address: otherAccount }
    expect((await api.getUnrevealedTickets(theirs))._unsafeUnwrap()).toEqual([])
    await rush(8, () => api.getClub({ account_address: account, token_amount: 0 }))
    expect((await api.getClub({ account_address: otherAccount, token_amount: 0 }))._unsafeUnwrap()).toEqual({
      result: false,
    })
  })
})

describe('what one client may cost', () => {
  const invented = { resource_address: tickets, non_fungible_ids: ids(500, 100_000) }

  test('invented ids are asked about once, and not again for a while', async () => {
    const clock = fakeClock()
    const ledger = createLedger()
    const api = createProductApi(ledger.gateway, config, { clock })
    const none = { address: tickets, info: [] }
    expect((await api.getTicketInfo(invented))._unsafeUnwrap()).toEqual(none)
    expect(ledger.count()).toBe(18)
    expect((await api.getTicketInfo(invented))._unsafeUnwrap()).toEqual(none)
    expect((await api.getTicketInfo({ ...invented, non_fungible_ids: ids(29, 100_010) }))._unsafeUnwrap()).toEqual(none)
    expect(ledger.count()).toBe(0)
    await clock.advance(10_000)
    await api.getTicketInfo(invented)
    expect(ledger.count()).toBe(18)
  })

  test('an id that came to be is found by whoever saw it committed, and by everybody a little later', async () => {
    const clock = fakeClock()
    const ledger = createLedger()
    const api = createProductApi(ledger.gateway, config, { clock })
    const asked = { resource_address: tickets, non_fungible_ids: ['#7#', '#8#'] }
    await api.getTicketInfo(asked)
    ledger.write(tickets, '#7#', { data: ticketData({ opened: true, revealed: true }) })
    ledger.advance(1_001)
    const info = async (minStateVersion?: number) =>
      (await api.getTicketInfo(asked, { minStateVersion }))._unsafeUnwrap().info.map((one) => one.non_fungible_id)
    expect(await info()).toEqual([])
    expect(await info(1_001)).toEqual(['#7#'])
    await clock.advance(10_000)
    expect(await info()).toEqual(['#7#'])
  })

  test('a version of the far future costs no call once it is known where the ledger is, and is a bad request', async () => {
    const { ledger, api } = setUp()
    await api.getUnrevealedTickets(mine)
    ledger.count()
    expect((await api.getUnrevealedTickets(mine, { minStateVersion: 1e12 }))._unsafeUnwrapErr()).toEqual({
      kind: 'bad-request',
      fields: [{ path: 'lootbox-min-state-version', message: 'Later than the ledger can be, which is at 1000' }],
    })
    expect(ledger.count()).toBe(0)
  })

  test('each question states its cost in calls', () => {
    const { api } = setUp()
    const cost = (call: ProductCall, body: object) => api.query(call, body)._unsafeUnwrap().cost
    expect(cost('getLootboxResources', { address: component })).toBe(0)
    expect(cost('getClub', { account_address: account, token_amount: 0 })).toBe(1)
    expect(cost('getUnrevealedTickets', mine)).toBe(2)
    expect(cost('getTicketInfo', { ...invented, non_fungible_ids: ['#1#'] })).toBe(3)
    expect(cost('getTicketInfo', invented)).toBe(20)
  })
})

describe('bodies', () => {
  test('a listed component answers its resources, any other an empty address (spec L47, L101; traps T29, T44)', async () => {
    const { api } = setUp()
    expect((await api.getLootboxResources({ address: component }))._unsafeUnwrap().address).toMatchObject({
      componentAddress: component,
      ticketAddress: tickets,
      price: '2',
      title: 'Hug the Eco System - SOLD OUT',
    })
    for (const address of [mint('component', 99), 'nonsense'])
      expect((await api.getLootboxResources({ address }))._unsafeUnwrap()).toEqual({ address: '' })
  })

  test('a fresh account has empty lists', async () => {
    const { api } = setUp()
    expect((await api.getUnrevealedTickets({ ...mine, account_address: otherAccount }))._unsafeUnwrap()).toEqual([])
  })

  test('tickets of an unlisted resource are not served', async () => {
    const { ledger, api } = setUp()
    const address = mint('non-fungible-resource', 77)
    expect((await api.getUnrevealedTickets({ ...mine, ticket_address: address }))._unsafeUnwrapErr()).toEqual({
      kind: 'unlisted',
      address,
    })
    const info = await api.getTicketInfo({ resource_address: address, non_fungible_ids: ['#1#'] })
    expect(info._unsafeUnwrapErr()).toEqual({ kind: 'unlisted', address })
    expect(ledger.count()).toBe(0)
  })

  test.each([
    [{}, ['account_address', 'ticket_address']],
    [{ ...mine, account_address: 7 }, ['account_address']],
    [{ ...mine, account_address: component }, ['account_address']],
    [{ ...mine, ticket_address: '' }, ['ticket_address']],
    [null, ['body']],
    ['[]', ['body']],
  ])('%j names each wrong field', async (body, paths) => {
    const { ledger, api } = setUp()
    const error = (await api.answer('getUnrevealedTickets', body))._unsafeUnwrapErr()
    expect(error.kind === 'bad-request' && error.fields.map(({ path }) => path)).toEqual(paths)
    expect(ledger.count()).toBe(0)
  })

  test('ids and amounts are checked too', async () => {
    const { api } = setUp()
    const info = await api.getTicketInfo({ resource_address: tickets, non_fungible_ids: ['#1#', '#01#', 'x'] })
    expect(info._unsafeUnwrapErr()).toMatchObject({
      kind: 'bad-request',
      fields: [{ path: 'non_fungible_ids.1' }, { path: 'non_fungible_ids.2' }],
    })
    for (const token_amount of [-1, Number.NaN, Number.POSITIVE_INFINITY, '1e3', '-1', 'lots', null])
      expect((await api.answer('getClub', { account_address: account, token_amount }))._unsafeUnwrapErr().kind).toBe(
        'bad-request',
      )
    expect((await api.getTicketInfo({ resource_address: tickets, non_fungible_ids: [] })).isErr()).toBe(true)
    expect((await api.getTicketInfo({ resource_address: tickets, non_fungible_ids: ids(501) })).isErr()).toBe(true)
  })
})

describe('failures are typed', () => {
  test('the Gateway’s error comes through', async () => {
    const { ledger, api } = setUp()
    ledger.fail.next = () => new Response('<html>', { status: 502 })
    expect((await api.getUnrevealedTickets(mine))._unsafeUnwrapErr()).toMatchObject({
      kind: 'gateway',
      error: { kind: 'response', status: 502 },
    })
    expect((await api.getUnrevealedTickets(mine))._unsafeUnwrap()).toEqual([])
  })

  test('a ticket without the configured field is unreadable, not unrevealed', async () => {
    const { ledger, api } = setUp()
    ledger.put(account, tickets, ['#1#'], () => ({ kind: 'Tuple', fields: [] }))
    expect((await api.getUnrevealedTickets(mine))._unsafeUnwrapErr()).toEqual({
      kind: 'unreadable',
      what: 'ticket #1#',
      missing: 'revealed',
    })
  })

  test('one caller may give up while the other still gets the answer', async () => {
    const { ledger, api } = setUp()
    ledger.put(account, tickets, ids(1))
    const leaving = new AbortController()
    const left = api.getUnrevealedTickets(mine, { signal: leaving.signal })
    const stayed = api.getRevealedTickets(mine)
    leaving.abort()
    expect((await left)._unsafeUnwrapErr()).toEqual({ kind: 'aborted' })
    expect((await stayed)._unsafeUnwrap()).toEqual([])
    expect(ledger.count()).toBe(2)
  })
})
