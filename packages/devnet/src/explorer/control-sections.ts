import { type ExplorerDeps, isoTime } from './explorer-deps'
import { type Html, html } from './html'
import { none } from './page'

type Fields = Readonly<Record<string, string | number>>

type Press = {
  /** The button, as a verb phrase. */
  label: string
  /** What the button does, in one or two sentences. */
  effect?: string
  action: string
  fields?: Fields
  look?: 'primary' | 'outline' | 'danger'
  /** A choice that the form sends, too. */
  choice?: Html
}

/** A button that calls a control and returns to the first page. It works without scripts. */
export function controlButton({ label, effect, action, fields = {}, look = 'outline', choice }: Press): Html {
  const entries = Object.entries(fields)
  const id = [action, ...entries.flat()].join('-')
  return html`<form class="flex flex-col gap-1.5" method="post" action="/explorer/control"><input type="hidden" name="action" value="${action}">${entries.map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  )}${choice}<button class="button button-${look} button-small"${effect !== undefined && html` aria-describedby="${id}"`}>${label}</button>${effect !== undefined && html`<p class="text-ink-soft text-sm" id="${id}">${effect}</p>`}</form>`
}

const group = (title: string, ...content: readonly Html[]): Html =>
  html`<section class="flex flex-col gap-4 -mt-0.5 -ml-0.5 border-rule border-t-2 border-l-2 border-dashed p-5"><h3 class="heading text-xl">${title}</h3>${content}</section>`

function clockGroup({ controls }: ExplorerDeps): Html {
  const clock = controls.clock()._unsafeUnwrap()
  return group(
    'Clock',
    html`<p class="font-medium">${isoTime(Date.parse(clock.time))}, ${clock.frozen ? 'frozen' : 'running'}</p>`,
    clock.frozen
      ? controlButton({
          label: 'Resume',
          effect: 'The clock runs on from this time.',
          action: 'clock',
          fields: { frozen: 'false' },
        })
      : controlButton({
          label: 'Freeze',
          effect: 'The clock stands still. Later transactions have this time.',
          action: 'clock',
          fields: { frozen: 'true' },
        }),
    controlButton({ label: 'Advance 1 minute', action: 'clock', fields: { advanceMs: 60_000 } }),
    controlButton({
      label: 'Advance 1 hour',
      effect: 'Sets the clock forward, and the epoch with it. Only a snapshot or a reset sets it back.',
      action: 'clock',
      fields: { advanceMs: 3_600_000 },
    }),
    controlButton({
      label: 'Go to the next epoch',
      effect: 'Sets the clock to its start. Transactions that wait for that epoch commit; expired ones are rejected.',
      action: 'clock',
      fields: { advanceEpochs: 1 },
    }),
  )
}

const outcomes = { stuck: 'stays pending', rejected: 'is rejected', failure: 'fails' } as const

function outcomeGroup({ gateway }: ExplorerDeps): Html {
  const planned = gateway.ledger.planned()
  return group(
    'Next transaction',
    planned.length === 0
      ? none('It commits normally. Each button plans the outcome of one more transaction of a user.')
      : html`<ol class="list-decimal pl-5 font-medium">${planned.slice(0, 5).map((one) => html`<li>It ${outcomes[one]}</li>`)}</ol>${planned.length > 5 && none(`And ${planned.length - 5} more.`)}`,
    controlButton({
      label: 'Hold the next transaction',
      effect: 'It stays pending until you commit it here.',
      action: 'next',
      fields: { outcome: 'stuck' },
    }),
    controlButton({
      label: 'Reject the next transaction',
      effect: 'It never commits and pays no fee.',
      action: 'next',
      fields: { outcome: 'rejected' },
    }),
    controlButton({
      label: 'Fail the next transaction',
      effect: 'It commits as a failure and pays its fee.',
      action: 'next',
      fields: { outcome: 'failure' },
    }),
  )
}

const faultKinds = [
  ['429', '429: too many requests'],
  ['500', '500: error of the server'],
  ['html', 'A page of HTML'],
  ['drop', 'A dropped connection'],
  ['late', 'A late answer'],
] as const

function faultGroup({ gateway }: ExplorerDeps): Html {
  const { rate, kinds, path } = gateway.faultSettings.faults
  return group(
    'Gateway faults',
    rate === 0
      ? none('Every call of the Gateway gets its answer.')
      : html`<p class="font-medium">${Math.round(rate * 100)} % of the calls of ${path}* fail (${kinds.join(', ')}).</p>`,
    controlButton({
      label: 'Fail half of the calls',
      effect: 'Every second call on average gets the chosen fault. The wallet and these buttons are not affected.',
      action: 'faults',
      fields: { rate: 0.5 },
      choice: html`<select class="outline-control min-h-11 w-full min-w-0 bg-card px-3 py-2 text-ink text-sm" name="kind" aria-label="Fault">${faultKinds.map(
        ([kind, label]) =>
          html`<option value="${kind}"${rate > 0 && kinds[0] === kind && html` selected`}>${label}</option>`,
      )}</select>`,
    }),
    controlButton({ label: 'Stop the faults', action: 'faults', fields: { rate: 0 } }),
  )
}

function snapshotGroup({ controls }: ExplorerDeps): Html {
  const snapshots = controls.snapshots()
  return group(
    'Snapshots',
    controlButton({
      label: 'Take a snapshot',
      effect: 'Remembers the ledger and the clock of this moment, while the devnet runs.',
      action: 'snapshot',
    }),
    ...snapshots.map(({ id, stateVersion }) =>
      controlButton({ label: `Restore ${id} (version ${stateVersion})`, action: 'restore', fields: { id } }),
    ),
    ...(snapshots.length > 0
      ? [none('Restoring drops waiting transactions and newer snapshots. You can restore a snapshot again.')]
      : []),
    controlButton({
      label: 'Reset to the first state',
      effect: 'Drops every transaction since the first start, and all snapshots. You cannot undo it.',
      action: 'reset',
      look: 'danger',
    }),
  )
}

/** The controls as buttons: clock, outcomes, faults and snapshots, on one ticket. */
export const controlSections = (deps: ExplorerDeps): Html =>
  html`<section class="flex flex-col gap-3" id="controls"><h2 class="heading text-2xl">Controls</h2><div class="grid overflow-hidden rounded-card sm:grid-cols-2 lg:grid-cols-1 border-[1.5px] border-frame bg-card">${clockGroup(
    deps,
  )}${outcomeGroup(deps)}${faultGroup(deps)}${snapshotGroup(deps)}</div></section>`
