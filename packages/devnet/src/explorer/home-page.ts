import type { UserTransaction } from '../chain/transaction-record'
import type { Answer } from '../http/answer'
import { manifestSteps } from '../wallet-api/manifest-steps'
import { type ExplorerDeps, entityLink, isoTime, nameOf } from './explorer-deps'
import { type Html, html } from './html'
import { facts, page, section, table } from './page'

const ROWS = 25

/** A button that calls a control and returns to this page. Works without scripts. */
const button = (label: string, action: string, fields: Readonly<Record<string, string | number>> = {}): Html =>
  html`<form method="post" action="/explorer/control"><input type="hidden" name="action" value="${action}">${Object.entries(
    fields,
  ).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  )}<button>${label}</button></form>`

function clockSection({ controls }: ExplorerDeps): Html {
  const clock = controls.clock()._unsafeUnwrap()
  return section(
    'Clock',
    html`<p>${clock.time}, epoch ${clock.epoch}, ${clock.frozen ? 'frozen' : 'running'}</p>
${clock.frozen ? button('Resume', 'clock', { frozen: 'false' }) : button('Freeze', 'clock', { frozen: 'true' })}
${button('Advance 1 minute', 'clock', { advanceMs: 60_000 })}
${button('Advance 1 hour', 'clock', { advanceMs: 3_600_000 })}
${button('Next epoch', 'clock', { advanceEpochs: 1 })}`,
  )
}

const snapshotSection = ({ controls }: ExplorerDeps): Html =>
  section(
    'Snapshots',
    html`${button('Take a snapshot', 'snapshot')}${controls
      .snapshots()
      .map(({ id, stateVersion }) =>
        button(`Restore ${id} (version ${stateVersion})`, 'restore', { id }),
      )}${button('Reset to the first state', 'reset')}`,
  )

const transactionSection = (): Html =>
  section(
    'Next transaction',
    html`${button('Gets stuck', 'next', { outcome: 'stuck' })}${button('Is rejected', 'next', { outcome: 'rejected' })}
${button('Fails', 'next', { outcome: 'failure' })}${button('Commit waiting transactions now', 'mine')}`,
  )

function faultSection({ gateway }: ExplorerDeps): Html {
  const { rate, kinds, path } = gateway.faultSettings.faults
  const now = rate === 0 ? 'None.' : `${Math.round(rate * 100)} % of calls of ${path}* fail (${kinds.join(', ')}).`
  const kind = ['429', '500', 'html', 'drop', 'late'] as const
  return section(
    'Gateway faults',
    html`<p>${now}</p>${button('No faults', 'faults', { rate: 0 })}${kind.map((one) =>
      button(`Half of the calls: ${one}`, 'faults', { rate: 0.5, kind: one }),
    )}`,
  )
}

export function transactionRow(
  { gateway }: ExplorerDeps,
  record: UserTransaction,
): readonly (Html | string | number)[] {
  const steps = manifestSteps(record.instructions, (address) => nameOf(gateway, address), gateway.networkId)
  const shown = steps.filter((step) => !step.startsWith('Lock '))
  const summary = record.message ?? shown[0] ?? steps[0] ?? 'A transaction'
  return [
    record.stateVersion,
    isoTime(record.timeMs),
    html`<a href="/explorer/transaction/${record.intentId}">${summary}</a>`,
    record.status === 'CommittedSuccess' ? 'Success' : html`<span class="failed">Failure</span>`,
  ]
}

function transactionsSection(deps: ExplorerDeps, before: number | undefined): Html {
  const all = deps.gateway.ledger.chain.transactions()
  const rows: UserTransaction[] = []
  for (let at = Math.min(all.length, before ?? all.length) - 1; at >= 0 && rows.length < ROWS; at -= 1) {
    const record = all[at]
    if (record?.kind === 'user') rows.push(record)
  }
  const oldest = rows.at(-1)?.stateVersion
  return section(
    'Transactions',
    html`${table(
      ['Version', 'Time', 'What it does', 'Status'],
      rows.map((record) => transactionRow(deps, record)),
    )}${rows.length === ROWS && oldest !== undefined && html`<p><a href="/?before=${oldest - 1}">Older transactions</a></p>`}`,
  )
}

const sections = ['boxes', 'collections', 'fungibles', 'dapps', 'accounts'] as const

function worldSection({ gateway }: ExplorerDeps): Html {
  const { world, addressOf } = gateway.genesis
  return section(
    'World',
    table(
      ['Kind', 'Entities'],
      sections.map((kind) => [
        kind,
        html`${Object.keys(world[kind]).map((name, at) => html`${at > 0 && ', '}${kind === 'accounts' ? html`<a href="/explorer/entity/${addressOf(name)}">${name}</a>` : entityLink(gateway, addressOf(name))}`)}`,
      ]),
    ),
  )
}

/** `/`: the state of the ledger, its controls as buttons, and its transactions. */
export function homePage(deps: ExplorerDeps, query: URLSearchParams): Answer {
  const { gateway, seed } = deps
  const tip = gateway.ledger.chain.tip()
  const before = Number(query.get('before') ?? Number.NaN)
  const refusal = query.get('refused')
  return page(
    'Explorer',
    html`${refusal !== null && html`<p class="failed" role="alert">${refusal}</p>`}${section(
      'Ledger',
      facts([
        ['Network', gateway.networkId],
        ['Seed', seed],
        ['State version', tip.stateVersion],
        ['Epoch', tip.epoch],
      ]),
    )}${transactionsSection(deps, Number.isSafeInteger(before) ? before : undefined)}${clockSection(deps)}${snapshotSection(
      deps,
    )}${transactionSection()}${faultSection(deps)}${worldSection(deps)}`,
  )
}
