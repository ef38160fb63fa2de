import { orAborted, systemClock } from '@lootboxes/ledger'
import { Link, PageHead, type Service, StatusBoard } from '@lootboxes/ui'
import { Feed } from 'feed'
import { RefreshSoon } from '@/client/refresh-soon'
import { SiteLink } from '@/client/site-link'
import { env } from '@/config/env'
import { perProcess } from '@/config/per-process'
import { readSiteConfig } from '@/config/read-site-config'
import { isKept, siteDatabase } from '@/records/database'
import { type Part, type Probe, parts, probeAll } from '@/records/probe'
import { daysOf, readSamples, type Sample, troublesOf } from '@/records/samples'

const names: Readonly<Record<Part, string>> = {
  gateway: 'The ledger’s Gateway',
  boxes: 'Boxes: price, supply and odds',
  catalog: 'The catalogue’s index',
  records: 'Newsletter and messages',
}
const nameOf = (part: string): string => names[parts.find((one) => one === part) ?? 'gateway']

/** Many visitors look while something is down; the parts are asked once in so long. */
const freshMs = 10_000
/** A page waits so long for them; the next look, a few seconds later, has what came after. */
const waitMs = 1_000

type Told = { readonly at: number; readonly probes: readonly Probe[] }
const last = perProcess('last-probes', (): { asked: number; asking?: Promise<void> | undefined; told?: Told } => ({
  asked: 0,
}))

async function liveProbes(): Promise<Told> {
  const kept = last()
  if (kept.asking === undefined && systemClock.now() - kept.asked > freshMs) {
    const at = systemClock.now()
    kept.asked = at
    kept.asking = probeAll().then((probes) => {
      Object.assign(kept, { told: { at, probes }, asking: undefined })
    })
  }
  if (kept.asking) await orAborted(kept.asking, AbortSignal.timeout(waitMs)).catch(() => undefined)
  // What was told a moment ago, with its time, says more than that there is no answer yet.
  if (kept.told && kept.told.at >= kept.asked - 3 * freshMs) return kept.told
  return { at: kept.asked, probes: parts.map((part) => ({ part, state: 'slow', ms: waitMs, detail: 'No answer yet' })) }
}

/** What was kept of the last days; undefined where nothing is kept, or it cannot be read. */
async function history(): Promise<readonly Sample[] | undefined> {
  const { reach } = siteDatabase()
  if (reach === undefined || !isKept()) return undefined
  try {
    return await readSamples(await reach(), systemClock.now())
  } catch {
    return undefined
  }
}

const minutesText = (minutes: number) => `${minutes.toLocaleString('en')} ${minutes === 1 ? 'minute' : 'minutes'}`

/** `/platform_status`: each part asked just now, what it said, and the days before. */
export async function StatusPage() {
  const [{ at, probes }, kept] = await Promise.all([liveProbes(), history()])
  const { networkName, networkId, gatewayUrl } = readSiteConfig()
  const now = systemClock.now()
  const services = probes.map(
    ({ part, state, ms, detail }): Service => ({
      key: part,
      name: names[part],
      state,
      detail: `${detail}. Asked in ${ms.toLocaleString('en')} ms.`,
      ...(kept === undefined ? {} : { days: daysOf(part, kept, now) }),
    }),
  )
  return (
    <div className="wrap pb-14">
      <PageHead
        title="How everything is doing"
        lede={
          <>
            Measured by this server on {networkName}, just now{isKept() ? ' and every minute' : ''}. Whether your own
            browser reaches a wallet stands on <SiteLink href="/wallet">the wallet page</SiteLink>. Troubles are also a{' '}
            <Link href="/platform_status/feed.xml">feed</Link>.
          </>
        }
        figures={[
          { label: 'Network', value: networkName },
          { label: 'Network id', value: `${networkId}` },
          { label: 'Gateway', value: new URL(gatewayUrl).host },
        ]}
      />
      <StatusBoard
        services={services}
        checkedAt={at}
        {...(kept === undefined
          ? {}
          : {
              incidents: troublesOf(kept, now)
                .slice(0, 10)
                .map(({ part, from, minutes, isOver }) => ({
                  key: `${part}-${from}`,
                  title: `${nameOf(part)} did not answer`,
                  at: from,
                  solved: isOver,
                  text: `${minutesText(minutes)}${isOver ? '.' : ', and still.'}`,
                })),
            })}
      />
      {kept === undefined ? (
        <p className="mt-6 text-ink-soft text-sm">
          {isKept()
            ? 'The days before cannot be read at the moment.'
            : 'This server keeps no history: none of its settings names a database.'}
        </p>
      ) : null}
      {probes.some(({ state }) => state !== 'up') ? <RefreshSoon /> : null}
    </div>
  )
}

/** What was out of order, as RSS. */
export async function statusFeed(): Promise<Response> {
  const { siteUrl } = env()
  const page = `${siteUrl}/platform_status`
  const kept = await history()
  const feed = new Feed({
    id: page,
    link: page,
    title: 'Lootboxes: status',
    description: 'What was out of order for three minutes or longer.',
    language: 'en',
    copyright: 'MIT',
    feedLinks: { rss: `${page}/feed.xml` },
  })
  for (const { part, from, minutes, isOver } of troublesOf(kept ?? [], systemClock.now()).slice(0, 50))
    feed.addItem({
      id: `${page}#${part}-${from}`,
      link: page,
      title: `${nameOf(part)} did not answer`,
      description: `${minutesText(minutes)}${isOver ? '' : ' so far'}.`,
      date: new Date(from),
    })
  return new Response(feed.rss2(), { headers: { 'content-type': 'application/rss+xml; charset=utf-8' } })
}
