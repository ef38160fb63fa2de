import { createVisitorCookie } from '../../packages/lootbox/src/server/visitor-cookie'
import { addressOf, ask } from './ask.mjs'

/** Each request has its own query, so that the shared cache has no copy for it. */
const misses = (site) => {
  let count = 0
  return (cookie = '') =>
    ask(site, `/.well-known/radix.json?miss=${count++}`, { from: addressOf(9, 0), headers: { cookie } })
}

/** Uses up the points of an address without a cookie; then visitors with cookies behind the same address send requests. */
export async function address({ site, verdicts }) {
  const miss = misses(site)
  let refused
  // Two minutes' points, because the window may end in between.
  for (let sent = 0; sent < 1_200 && refused === undefined; sent += 20) {
    const answers = await Promise.all(Array.from({ length: 20 }, () => miss()))
    refused = answers.find(({ status }) => status === 429)
  }
  const [given = ''] = refused?.headers['set-cookie']?.[0]?.split(';') ?? []
  const next = await miss(given)
  verdicts.must(
    next.status === 200,
    `an address without points: ${given ? '429 with a cookie' : 'no 429 with a cookie'}, then ${next.status}`,
  )

  const { name, issue } = createVisitorCookie({ secret: site.env.COOKIE_SECRET })
  const statuses = await Promise.all(Array.from({ length: 200 }, async () => (await miss(`${name}=${issue()}`)).status))
  const alone = await miss()
  const served = statuses.filter((status) => status === 200).length
  verdicts.must(
    served === 200 && alone.status === 429,
    `${served} of 200 visitors behind this address are served; a request without a cookie: ${alone.status}`,
  )
}
