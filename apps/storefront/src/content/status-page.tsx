import { orAborted, systemClock } from '@lootboxes/ledger'
import { Link, PageHead, type Service, StatusBoard } from '@lootboxes/ui'
import { RefreshSoon } from '@/client/refresh-soon'
import { perProcess } from '@/config/per-process'
import { readSiteConfig } from '@/config/read-site-config'
import { isKept, siteDatabase } from '@/records/database'
import { type Part, type Probe, parts, probeAll } from '@/records/probe'
import { daysOf, readSamples, type Sample, troublesOf } from '@/records/samples'
import { rss } from './rss'

const names: Readonly<Record<Part, string>> = {
  gateway: 'The ledger’s Gateway',
  boxes: 'Boxes: price, supply and odds',
  catalog: 'The catalogue’s index',
  records: 'Newsletter and messages',
}
const nameOf = (part: string): string => names[parts.find((one) => one === part) ?? 'gateway']

/** Visitors within this time share one probe. */
const freshMs = 10_000
/** The longest a page waits for a probe. Its reload a few seconds later has the rest. */
const waitMs = 1_000

type ProbeResult = { readonly at: number; readonly probes: readonly Probe[] }
type ProbeState = { startedAt: number; running?: Promise<void> | undefined; result?: ProbeResult }
const probeState = perProcess('last-probes', (): ProbeState => ({ startedAt: 0 }))

async function liveProbes(): Promise<ProbeResult> {
  const state = probeState()
  if (state.running === undefined && systemClock.now() - state.startedAt > freshMs) {
    const at = systemClock.now()
    state.startedAt = at
    state.running = probeAll().then((probes) => {
      Object.assign(state, { result: { at, probes }, running: undefined })
    })
  }
  if (state.running) await orAborted(state.running, AbortSignal.timeout(waitMs)).catch(() => undefined)
  // A result that is slightly older is better than none.
  if (state.result && state.result.at >= state.startedAt - 3 * freshMs) return state.result
  return {
    at: state.startedAt,
    probes: parts.map((part) => ({ part, state: 'slow', ms: waitMs, detail: 'No answer yet' })),
  }
}

/** The samples of the last days; undefined if none are stored or they cannot be read. */
async function readHistory(): Promise<readonly Sample[] | undefined> {
  if (!isKept()) return undefined
  try {
    return await readSamples((await siteDatabase()).database, systemClock.now())
  } catch {
    return undefined
  }
}

const minutesText = (minutes: number) => `${minutes.toLocaleString('en')} ${minutes === 1 ? 'minute' : 'minutes'}`

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
      detail: `${detail}. Asked in ${ms.toLocaleString('en')} ms.`,
      ...(samples === undefined ? {} : { days: daysOf(part, samples, now) }),
    }),
  )
  return (
    <div className="wrap pb-14">
      <PageHead
        title="System status"
        lede={
          <>
            Measured by this server on {networkName}, just now{isKept() ? ' and every minute' : ''}. Whether your own
            browser reaches a wallet stands on <Link href="/wallet">the wallet page</Link>. Troubles are also a{' '}
            <Link href="/platform_status/feed.xml">feed</Link>.
          </>
        }
        figures={[
          { label: 'Network', value: networkName },
          { label: 'Network id', value: `${networkId}` },
          {
            label: 'Gateway',
            value: <span className="text-base [overflow-wrap:anywhere]">{new URL(gatewayUrl).host}</span>,
          },
        ]}
      />
      <StatusBoard
        services={services}
        checkedAt={at}
        {...(samples === undefined
          ? {}
          : {
              incidents: troublesOf(samples, now)
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
      {samples === undefined ? (
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

/** Past incidents as RSS. */
export async function statusFeed(): Promise<Response> {
  const troubles = troublesOf((await readHistory()) ?? [], systemClock.now())
  return rss('/platform_status', {
    title: 'Lootboxes: status',
    description: 'What was out of order for three minutes or longer.',
    entries: troubles.slice(0, 50).map(({ part, from, minutes, isOver }) => ({
      link: `/platform_status#${part}-${from}`,
      title: `${nameOf(part)} did not answer`,
      description: `${minutesText(minutes)}${isOver ? '' : ' so far'}.`,
      date: new Date(from),
    })),
  })
}
