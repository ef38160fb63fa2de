import { createReadCache } from '@lootboxes/gateway/server'
import { systemClock } from '@lootboxes/ledger'
import { countText, formatCount, Link, type Service, StatusBoard } from '@lootboxes/ui'
import { ok } from 'neverthrow'
import { RefreshSoon } from '@/client/refresh-soon'
import { perProcess } from '@/config/per-process'
import { readSiteConfig } from '@/config/read-site-config'
import { isKept, siteDatabase } from '@/records/database'
import { type Part, type Probe, parts, probeAll } from '@/records/probe'
import { daysOf, incidentsOf, readSamples, type Sample } from '@/records/samples'
import { rss } from './rss'
import { WalletStateIsland } from './wallet-state-island'

const names: Readonly<Record<Part, string>> = {
  gateway: 'The ledger’s Gateway',
  product: 'The product server: tickets and the 100-club',
  boxes: 'Boxes: price, supply and odds',
  catalog: 'The catalogue’s index',
  records: 'Newsletter and messages',
}
const nameOf = (part: string): string => names[parts.find((one) => one === part) ?? 'gateway']

type LiveProbes = { readonly at: number; readonly probes: readonly Probe[] }

/** Visitors share one probe. While it runs, they get the previous result. */
const probeCache = perProcess('last-probes', () =>
  createReadCache<'all', LiveProbes, never>({
    keyOf: (all) => all,
    freshMs: 10_000,
    staleMs: 30_000,
    read: async () => {
      const at = systemClock.now()
      return ok({ at, probes: await probeAll() })
    },
  }),
)

/** The probes of all parts. A probe that takes longer than a second appears in the page's reload a few seconds later. */
const liveProbes = async (): Promise<LiveProbes> =>
  (await probeCache().get('all')).match(
    ({ value }) => value,
    () => ({
      at: systemClock.now(),
      probes: parts.map((part) => ({ part, state: 'slow', ms: 0, detail: 'No answer yet' })),
    }),
  )

/** The samples of the last days; undefined if none are stored or they cannot be read. */
async function readHistory(): Promise<readonly Sample[] | undefined> {
  if (!isKept()) return undefined
  try {
    return await readSamples((await siteDatabase()).database, systemClock.now())
  } catch {
    return undefined
  }
}

/** `/platform_status`: the current state of each part, and its history. */
export async function StatusPage() {
  const [{ at, probes }, samples] = await Promise.all([liveProbes(), readHistory()])
  const { networkName, networkId, gatewayUrl } = readSiteConfig()
  const now = systemClock.now()
  const services = probes.map(
    ({ part, state, ms, detail }): Service => ({
      key: part,
      name: names[part],
      state,
      detail: state === 'down' || ms === 0 ? `${detail}.` : `${detail}. Answered in ${formatCount(ms)} ms.`,
      ...(samples === undefined ? {} : { days: daysOf(part, samples, now) }),
    }),
  )
  return (
    <div className="wrap flex flex-col gap-10 py-7 sm:py-11">
      <StatusBoard
        headingLevel={1}
        services={services}
        checkedAt={at}
        {...(samples === undefined
          ? {}
          : {
              incidents: incidentsOf(samples, now)
                .slice(0, 10)
                .map(({ part, from, minutes, isOver }) => ({
                  key: `${part}-${from}`,
                  title: `${nameOf(part)} did not answer`,
                  at: from,
                  solved: isOver,
                  text: `${countText(minutes, 'minute')}${isOver ? '.' : ' so far.'}`,
                })),
            })}
      />
      <p className="max-w-measure border-rule border-t-2 border-dashed pt-6 text-ink-soft">
        Measured by this server on {networkName} (network id {networkId}, Gateway{' '}
        <span className="[overflow-wrap:anywhere]">{new URL(gatewayUrl).host}</span>){isKept() ? ', every minute' : ''}.{' '}
        <Link href="/platform_status/feed.xml">The feed</Link> lists incidents.
      </p>
      <section aria-labelledby="browser" className="flex flex-col items-start gap-3">
        <h2 id="browser" className="heading text-2xl">
          In your browser
        </h2>
        <WalletStateIsland networkName={networkName} />
        <Link href="/wallet">The wallet page</Link>
      </section>
      {samples === undefined ? (
        <p className="text-ink-soft text-sm">
          {isKept()
            ? 'The history cannot be read at the moment.'
            : 'This server has no history, because no database is configured.'}
        </p>
      ) : null}
      {probes.some(({ state }) => state !== 'up') ? <RefreshSoon /> : null}
    </div>
  )
}

/** Past incidents as RSS. */
export async function statusFeed(): Promise<Response> {
  const incidents = incidentsOf((await readHistory()) ?? [], systemClock.now())
  return rss('/platform_status', {
    title: 'Lootboxes: status',
    description: 'Outages of three minutes or longer.',
    entries: incidents.slice(0, 50).map(({ part, from, minutes, isOver }) => ({
      link: `/platform_status#${part}-${from}`,
      title: `${nameOf(part)} did not answer`,
      description: `${countText(minutes, 'minute')}${isOver ? '' : ' so far'}.`,
      date: new Date(from),
    })),
  })
}
