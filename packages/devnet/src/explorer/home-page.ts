import type { QueuedTransaction } from '../chain/ledger'
import type { UserTransaction } from '../chain/transaction-record'
import type { Answer } from '../http/answer'
import { controlButton, controlSections } from './control-sections'
import { type ExplorerDeps, entityLink } from './explorer-deps'
import { type Html, html } from './html'
import { badge, factList, figureStrip, none, page, section } from './page'
import { transactionList, transactionRow, waitingRow } from './transaction-list'

const ROWS = 25

const waitingSection = (deps: ExplorerDeps, waiting: readonly QueuedTransaction[]): Html =>
  section(
    'Waiting transactions',
    waiting.length === 0
      ? none('No transaction waits for its commit.')
      : html`${transactionList(waiting.map((one) => waitingRow(deps, one)))}<div class="sm:max-w-xs">${controlButton({
          label: 'Commit now',
          effect: 'Commits all of them in this order, except those of a later epoch.',
          action: 'mine',
          look: 'primary',
        })}</div>`,
  )

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
    html`${transactionList(rows.map((record) => transactionRow(deps, record)))}${
      rows.length === ROWS &&
      oldest !== undefined &&
      html`<p><a class="button button-outline button-small" href="/?before=${oldest - 1}">Older transactions</a></p>`
    }`,
  )
}

const kinds = [
  ['boxes', 'Boxes'],
  ['collections', 'Collections'],
  ['fungibles', 'Tokens'],
  ['dapps', 'dApps'],
  ['accounts', 'Accounts'],
] as const

function worldSection({ gateway }: ExplorerDeps): Html {
  const { world, addressOf } = gateway.genesis
  const linksOf = (kind: (typeof kinds)[number][0]) =>
    Object.keys(world[kind]).map((name) => entityLink(gateway, addressOf(name)))
  return section(
    'World',
    factList(
      kinds
        .map(([kind, label]) => [label, linksOf(kind)] as const)
        .filter(([, links]) => links.length > 0)
        .map(([label, links]) => [label, html`<span class="flex flex-wrap gap-x-4">${links}</span>`]),
    ),
  )
}

/** `/`: the state of the ledger, its transactions, its world, and its controls as buttons. */
export function homePage(deps: ExplorerDeps, query: URLSearchParams): Answer {
  const { gateway, seed } = deps
  gateway.ledger.tick()
  const tip = gateway.ledger.chain.tip()
  const waiting = gateway.ledger.queued()
  const before = Number(query.get('before') ?? Number.NaN)
  const refusal = query.get('refused')
  return page(
    'Explorer',
    html`${
      refusal !== null &&
      html`<p class="rounded-card border-2 border-coral border-dashed px-5 py-4" role="alert">${badge('coral', 'Refused')} ${refusal}</p>`
    }${figureStrip([
      ['Network', gateway.networkId],
      ['Seed', seed],
      ['State version', tip.stateVersion],
      ['Epoch', tip.epoch],
      ['Waiting', waiting.length],
    ])}<a class="button button-outline button-small self-start lg:hidden" href="#controls">Controls</a><div class="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_20rem]"><div class="flex min-w-0 flex-col gap-8">${waitingSection(
      deps,
      waiting,
    )}${transactionsSection(deps, Number.isSafeInteger(before) ? before : undefined)}${worldSection(deps)}</div>${controlSections(
      deps,
    )}</div>`,
  )
}
