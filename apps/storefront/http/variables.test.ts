import { describe, expect, onTestFinished, test } from 'vitest'
import { soldOutBox } from '../e2e/ledger'
import { startSite } from '../e2e/start-world'
import { ownBox, stokenet } from '../e2e/stokenet'
import { find, get, open, textOf } from './site'

/** The same component with its Mainnet address. */
const elsewhere = 'component_rdx1cqrswpc8qurswpc8qurswpc8qurswpc8qurswpc8qurswpc8jk7q7z'

async function start(own: Record<string, string>): Promise<string> {
  const { url, stop } = await startSite({ ...stokenet, ...own })
  onTestFinished(stop)
  return url
}

test('(spec L33) a site in maintenance answers 503 with Retry-After to every page, and serves its files', async () => {
  const url = await start({ MAINTENANCE: 'The shelves are being painted.' })
  for (const path of ['/maintenance', '/', '/blog', '/api/search', '/icons/search', `/${soldOutBox.component}`]) {
    const answer = await get(url + path)
    expect(answer.status, path).toBe(503)
    expect(answer.headers.get('retry-after')).toBe('60')
    expect(await answer.text()).toContain('The shelves are being painted.')
  }
  expect((await get(`${url}/.well-known/radix.json`)).status).toBe(200)
  expect((await get(`${url}/icon.svg`)).status).toBe(200)
})

test('a box of another network fails the start with the name of the variable', async () => {
  const LOOTBOX = JSON.stringify({ component: elsewhere, ticket: ownBox.ticket, price: '2' })
  await expect(startSite({ ...stokenet, LOOTBOX })).rejects.toThrow(/LOOTBOX\.component/)
})

test('(spec L33) during maintenance a visitor looks up an account', async () => {
  const MAINTENANCE_SINCE = '2026-11-28T08:00:00Z'
  const url = await start({ MAINTENANCE: 'The shelves are being painted.', MAINTENANCE_SINCE })
  const lookUp = async (account: string) =>
    textOf((await open(`${url}/maintenance?q=${account}`)).document.querySelector('main'))
  expect(await lookUp('')).toContain('Closed since 28 Nov 2026')
  expect(await lookUp('account_none')).toContain('This is not the address of an account on Stokenet.')
  expect(await lookUp('account_tdx_2_129s0c8m7qkj4aayaxs953k3wtfuqn82n8ye4rn2hnh2z2q7kra0wn0')).toContain(
    'This site cannot read the account now.',
  )
})

test('a site without mail shows the address of its operator on /contact', async () => {
  const { document } = await open(`${await start({ CONTACT_TO: 'operator@example.org' })}/contact`)
  expect(find<HTMLAnchorElement>(document, 'main a', 'operator@example.org').href).toBe('mailto:operator@example.org')
  expect(document.querySelectorAll('main form')).toHaveLength(0)
})

describe('a public network without a box and without mail', () => {
  test('shows its home page, has no forms, and limits requests', async () => {
    const url = await start({ RATE_LIMIT_PER_MINUTE: '7', TRUST_PROXY: '1' })
    const from = (client: string) => ({ headers: { 'x-forwarded-for': client } })

    const home = await open(url, from('203.0.113.1'))
    expect(textOf(home.document.querySelector('h1'))).toBe('Sales have not started')
    expect(textOf(home.document.querySelector('main'))).toMatch(/set the variable LOOTBOX .+ lootboxes\.config\.ts/)
    expect(home.document.querySelectorAll('header, footer').length).toBeGreaterThan(1)

    const newsletter = await open(`${url}/newsletter`, from('203.0.113.1'))
    expect(textOf(newsletter.document.querySelector('main'))).toContain('There is no form here')
    expect(newsletter.document.querySelectorAll('main input')).toHaveLength(0)
    find(newsletter.document, 'main a', 'The feed of the blog')

    const receipt = `${url}/receipt/txid_tdx_2_1qurswpc8qurswpc8qurswpc8qurswpc8qurswpc8qurswpc8qursdswh9s`
    for (const status of [503, 503, 429])
      expect((await get(`${receipt}/json`, from('203.0.113.2'))).status).toBe(status)
    const json = await get(`${receipt}/json`, from('203.0.113.2'))
    expect(Number(json.headers.get('retry-after'))).toBeGreaterThan(0)
    const page = await get(receipt, from('203.0.113.2'))
    expect([page.status, await page.text()]).toEqual([429, expect.stringContaining('Too many requests')])
    for (const path of ['/api/search', '/health/search', '/media/search', '/_next/search', '/boxes/none.svg']) {
      const statuses: number[] = []
      // The points that a client has left, and those that grow back meanwhile.
      while (statuses.length < 20 && statuses.at(-1) !== 429)
        statuses.push((await get(url + path, from('203.0.113.2'))).status)
      expect(statuses.at(-1), path).toBe(429)
    }
  })
})
