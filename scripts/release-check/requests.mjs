import { box, accounts as traders } from '../../apps/storefront/e2e/ledger'
import { ask, unescapeHtml } from './ask.mjs'

/** Distinct links of a kind on a page. */
const linksIn = (html, kind) => [
  ...new Set(
    [...html.matchAll(/href="(\/[a-z]+\/[^"#]+)"/g)]
      .map(([, href]) => unescapeHtml(href))
      .filter((href) => href.startsWith(`/${kind}/`)),
  ),
]

/** Repeats a list up to `count` entries. */
const some = (list, count) => Array.from({ length: count }, (_, place) => list[place % list.length])

const isWholePage = ({ status, text }) => status === 200 && text.trimEnd().endsWith('</html>')
const isWholePicture = ({ status, text }) => status === 200 && text.startsWith('\x89PNG') && text.includes('IEND')

/**
 * Finds the requests of the simulated users on the site: pages (40 % boxes, 40 % marketplace, the rest texts), calls for
 * accounts with tickets, and cards. Each has a check of its response.
 */
export async function findRequests(site) {
  const html = async (path) => {
    const answer = await ask(site, path)
    if (!isWholePage(answer)) throw new Error(`${path} answered ${answer.status}.`)
    return answer.text
  }
  const { text: sitemap } = await ask(site, '/sitemap.xml')
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url).pathname)
  const lists = ['/collection/explore_collection', '/collections-wide', '/rankings', '/activity']
  const seen = (await Promise.all([...lists, '/'].map(html))).join('\n')
  const { text: activity } = await ask(site, '/lists/activity')
  const named = (what) => [...new Set(activity.match(new RegExp(`\\b${what}_loc1[a-z0-9]+`, 'g')))]
  const accounts = named('account').filter((account) => !Object.values(traders).includes(account))
  const items = linksIn(seen, 'item').slice(0, 20)
  const collections = linksIn(seen, 'collection').filter((path) => !lists.includes(path))
  const market = [
    ...lists,
    ...items,
    ...accounts.slice(0, 20).map((account) => `/user/${account}`),
    ...collections.slice(0, 10),
    ...named('txid')
      .slice(0, 5)
      .map((id) => `/receipt/${id}`),
  ]
  const fronts = ['/', ...listed.filter((path) => path.startsWith('/component_'))]
  const texts = listed.filter((path) => !fronts.includes(path) && !lists.includes(path))
  if (accounts.length < 3 || items.length < 3 || texts.length < 5)
    throw new Error(`The site links to ${accounts.length} accounts, ${items.length} items, ${texts.length} texts.`)

  const page = (path) => ({ kind: 'page', method: 'GET', path, isRight: isWholePage })
  const pages = [...some(fronts, 40), ...some(market, 40), ...some(texts, 20)].map(page)
  // The share card that a page names.
  const cardOf = async (path) =>
    new URL(unescapeHtml(/<meta property="og:image" content="([^"]+)"/.exec(await html(path))?.[1] ?? ''))
  const pictured = [...fronts.slice(0, 2), ...items.slice(0, 4), ...collections.slice(0, 1)]
  const cards = (await Promise.all(pictured.map(cardOf))).map(({ pathname, search }) => pathname + search)

  const post = async (call, body) => {
    const asked = {
      kind: 'call',
      method: 'POST',
      path: `/api/${call}`,
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    }
    const { status, text } = await ask(site, asked.path, asked)
    if (status !== 200) throw new Error(`${asked.path} answered ${status}: ${text.slice(0, 200)}`)
    // These accounts do not change, so every later response is the same.
    return { ...asked, isRight: (answer) => answer.status === 200 && answer.text === text }
  }
  const calls = [await post('all-lootbox-resources', { address: box.component })]
  for (const account of accounts.slice(0, 10)) {
    const tickets = { account_address: account, ticket_address: box.tickets }
    calls.push(await post('all-account-tickets-unrevealed', tickets))
    calls.push(await post('all-account-tickets-revealed-unredeemed', tickets))
    calls.push(await post('baller-100-club', { account_address: account, token_amount: 0 }))
  }
  return {
    page: pages,
    call: calls,
    card: cards.map((path) => ({ kind: 'card', method: 'GET', path, isRight: isWholePicture })),
  }
}

/** Share of each kind of request. */
export const shares = { page: 0.7, call: 0.25, card: 0.05 }

/** Pause before a simulated user's next request. First requests are spread over the interval. */
export const nextPauseMs = (everySeconds, isFirst) => everySeconds * 1_000 * (Math.random() + (isFirst ? 0 : 0.5))
