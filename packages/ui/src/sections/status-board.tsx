import { CircleAlert, CircleCheck, CircleHelp, CircleX } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../cn'
import { Loading, Skeleton } from '../parts/skeleton'
import { Time } from '../parts/time'
import { countText } from '../records/market'

export type ServiceState = 'up' | 'slow' | 'down' | 'unknown'

/** The state of one service. */
export type Service = {
  key: string
  name: string
  state: ServiceState
  /** The measured value: “epoch 48,213, 0.4 s behind”. */
  detail?: ReactNode
  /** One state for each day, oldest first. Without a measurement on any day there is no chart. */
  days?: readonly ServiceState[]
}

export type Incident = { key: string; title: ReactNode; at: number; text?: ReactNode; solved?: boolean }

const overallWords = { slow: 'Slow', down: 'Down', unknown: 'Not measured yet' }

const english = {
  all: (state: ServiceState, names: readonly string[]) =>
    state === 'up' ? 'All parts work' : `${overallWords[state]}: ${new Intl.ListFormat('en').format(names)}`,
  state: { up: 'Works', slow: 'Slow', down: 'Down', unknown: 'Not measured' },
  services: 'Services',
  history: (name: string, days: readonly ServiceState[]) => {
    const bad = days.filter((day) => day === 'slow' || day === 'down').length
    return `${name}, ${countText(days.length, 'day')}: ${bad === 0 ? 'no trouble' : `trouble on ${bad}`}`
  },
  days: (count: number) => `${count} days ago`,
  measured: (count: number) => `Measured for ${countText(count, 'day')}`,
  today: 'Today',
  incidents: 'Incidents',
  noIncidents: 'Nothing to report.',
  solved: 'Solved',
  open: 'Open',
  checked: 'Checked',
}

const inks: Readonly<Record<ServiceState, string>> = {
  up: 'text-leaf',
  slow: 'text-gold',
  down: 'text-coral',
  unknown: 'text-ink-soft',
}
const grounds: Readonly<Record<ServiceState, string>> = {
  up: 'bg-leaf text-on-leaf',
  slow: 'surface-stub',
  down: 'border-coral bg-card text-coral',
  unknown: 'bg-card',
}
const icons = { up: CircleCheck, slow: CircleAlert, down: CircleX, unknown: CircleHelp }
/** A worse state has a lower bar, so that it is readable without colour. */
const heights: Readonly<Record<ServiceState, number>> = { up: 20, slow: 13, down: 7, unknown: 2 }
const fills: Readonly<Record<ServiceState, string>> = {
  up: 'var(--leaf)',
  slow: 'var(--gold)',
  down: 'var(--coral)',
  unknown: 'var(--rule)',
}

const worst = (services: readonly Service[]): ServiceState =>
  (['down', 'slow', 'unknown'] as const).find((state) => services.some((one) => one.state === state)) ?? 'up'

export type StatusBoardProps = Omit<ComponentProps<'section'>, 'children'> & {
  services: readonly Service[]
  incidents?: readonly Incident[]
  checkedAt?: number
  now?: number
  loading?: boolean
  /** 1 if the sentence about all parts is the heading of the page. */
  headingLevel?: 1 | 2
  words?: typeof english
}

/** The state of each service, its measurements and its history. Readable by height and text, without colour. */
export function StatusBoard({
  services,
  incidents,
  checkedAt,
  now,
  loading = false,
  headingLevel = 2,
  words = english,
  className,
  ...props
}: StatusBoardProps) {
  const clock = now === undefined ? {} : { now }
  const overall = worst(services)
  const Heading = `h${headingLevel}` as const
  const isOf = services.filter(({ state }) => state === overall).map(({ name }) => name)
  const Icon = icons[overall]
  if (loading) {
    return (
      <Loading className={cn('flex flex-col gap-4', className)}>
        <Skeleton shape="box" className="h-20" />
        {['a', 'b', 'c', 'd'].map((key) => (
          <Skeleton key={key} className="h-12" />
        ))}
      </Loading>
    )
  }
  return (
    <section
      data-slot="status-board"
      data-state={overall}
      aria-label={words.services}
      {...props}
      className={cn('flex flex-col gap-8', className)}
    >
      <div
        className={cn(
          'outline-card flex flex-wrap items-center justify-between gap-x-6 gap-y-2 p-5 sm:p-8',
          grounds[overall],
        )}
      >
        <Heading className="headline flex min-w-0 flex-wrap items-center gap-x-4 gap-y-2 text-5xl">
          <Icon aria-hidden className="size-14 shrink-0" />
          <span role="status" className="min-w-0 [overflow-wrap:anywhere]">
            {words.all(overall, isOf)}
          </span>
        </Heading>
        {checkedAt === undefined ? null : (
          <p className="text-sm">
            {words.checked} <Time past at={checkedAt} {...clock} />
          </p>
        )}
      </div>
      <h2 className="sr-only">{words.services}</h2>
      <ul className="list-none">
        {services.map((service) => (
          <ServiceLine key={service.key} service={service} words={words} />
        ))}
      </ul>
      {incidents ? <Incidents incidents={incidents} now={now} words={words} /> : null}
    </section>
  )
}

type IncidentsProps = { incidents: readonly Incident[]; now: number | undefined; words: typeof english }

function Incidents({ incidents, now, words }: IncidentsProps) {
  return (
    <div className="flex flex-col gap-2">
      <h2 className="heading text-2xl">{words.incidents}</h2>
      {incidents.length === 0 ? <p className="text-ink-soft">{words.noIncidents}</p> : null}
      <ol className="list-none">
        {incidents.map(({ key, title, at, text, solved }) => (
          <li key={key} className="border-rule border-t-2 border-dashed py-4">
            <p className="flex flex-wrap items-baseline gap-x-3">
              <strong className="font-bold font-display text-lg tracking-snug">{title}</strong>
              <span className={cn('font-semibold text-sm', solved ? 'text-leaf' : 'text-coral')}>
                {solved ? words.solved : words.open}
              </span>
              <Time past at={at} {...(now === undefined ? {} : { now })} className="text-ink-soft text-sm sm:ml-auto" />
            </p>
            {text ? <div className="max-w-measure text-ink-soft">{text}</div> : null}
          </li>
        ))}
      </ol>
    </div>
  )
}

type ServiceLineProps = { service: Service; words: typeof english }

function ServiceLine({ service: { name, state, detail, days: all = [] }, words }: ServiceLineProps) {
  const Icon = icons[state]
  const first = all.findIndex((day) => day !== 'unknown')
  const days = first === -1 ? [] : all
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] items-center gap-x-8 gap-y-2 border-rule border-t-[1.5px] py-4 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4">
        <h3 className="font-bold font-display text-lg tracking-snug">{name}</h3>
        <p className={cn('inline-flex items-center gap-1.5 whitespace-nowrap font-semibold text-sm', inks[state])}>
          <Icon aria-hidden className="size-4" />
          {words.state[state]}
        </p>
        {detail ? <p className="col-span-2 text-ink-soft text-sm">{detail}</p> : null}
      </div>
      {days.length > 0 ? (
        <div>
          <svg
            role="img"
            aria-label={words.history(name, days.slice(first))}
            viewBox={`0 0 ${days.length * 5 - 1} 20`}
            preserveAspectRatio="none"
            className="block h-9 w-full"
          >
            {days.map((day, place) => (
              <rect
                // biome-ignore lint/suspicious/noArrayIndexKey: days have a fixed order
                key={place}
                x={place * 5}
                y={20 - heights[day]}
                width="4"
                height={heights[day]}
                fill={fills[day]}
              />
            ))}
          </svg>
          <p aria-hidden="true" className="flex justify-between text-ink-soft text-xs">
            <span>{first === 0 ? words.days(days.length) : words.measured(days.length - first)}</span>
            <span>{words.today}</span>
          </p>
        </div>
      ) : null}
    </li>
  )
}
