import { formatAmount, parseAddress } from '@lootboxes/ledger'
import type { UserTransaction } from '../chain/transaction-record'
import { metadataOf } from '../gateway-json/metadata-items'
import { manifestText } from '../gateway-json/subintents'
import type { Answer } from '../http/answer'
import type { Gateway } from '../http/gateway'
import { manifestSteps } from '../wallet-api/manifest-steps'
import { type ExplorerDeps, entityLink, isoTime, nameOf } from './explorer-deps'
import { type Html, html } from './html'
import { factList, page, section, table } from './page'
import { transactionList, transactionRow } from './transaction-list'

const MOST_ROWS = 50

const notFound = (what: string): Answer => page('Not found', html`<p>This ledger has no ${what}.</p>`, { status: 404 })

function stepsSection(gateway: Gateway, instructions: UserTransaction['instructions']): Html {
  const steps = manifestSteps(instructions, (address) => nameOf(gateway, address), gateway.networkId)
  return section(
    'In words',
    html`<ol class="list-decimal space-y-1 pl-6 [overflow-wrap:anywhere]">${steps.map((step) => html`<li>${step}</li>`)}</ol>`,
  )
}

/** A transaction: its manifest in words and as text, its receipt and the balances it changed. */
export function transactionPage({ gateway }: ExplorerDeps, intentId: string): Answer {
  const record = gateway.ledger.chain.transactionByIntent(intentId)
  if (!record) {
    const waiting = gateway.ledger.waiting(intentId)
    if (!waiting) return notFound(`transaction ${intentId}`)
    const queued = gateway.ledger.queued().find(({ received }) => received.transaction.intentId === intentId)
    return page(
      'Transaction',
      html`${section(
        'Status',
        factList([
          ['Id', intentId],
          ['Status', waiting.state],
          ...(waiting.error === undefined ? [] : [['Error', waiting.error] as const]),
        ]),
      )}${queued && stepsSection(gateway, queued.received.transaction.instructions)}`,
    )
  }
  const { fungible, nonFungible, fees } = record.balanceChanges
  const changes = [...fungible, ...fees].map(({ entity, resource, change }) => [
    entityLink(gateway, entity),
    `${formatAmount(change)} ${nameOf(gateway, resource)}`,
  ])
  const moves = nonFungible.map(({ entity, resource, added, removed }) => [
    entityLink(gateway, entity),
    html`${entityLink(gateway, resource)}: ${[...added.map((id) => `+${id}`), ...removed.map((id) => `−${id}`)].join(' ')}`,
  ])
  return page(
    'Transaction',
    html`${section(
      'Receipt',
      factList([
        ['Id', record.intentId],
        ['Status', record.status],
        ...(record.error === undefined ? [] : [['Error', record.error] as const]),
        ['State version', record.stateVersion],
        ['Time', `${isoTime(record.timeMs)}, epoch ${record.epoch}, round ${record.round}`],
        ['Fee', `${formatAmount(record.fee.total)} XRD`],
        ['Message', record.message ?? 'None'],
      ]),
    )}${stepsSection(gateway, record.instructions)}${section(
      'Manifest',
      html`<pre class="figure overflow-x-auto rounded-control border-[1.5px] border-rule bg-card p-4 text-sm" tabindex="0" role="region" aria-label="Manifest">${manifestText(record, gateway.networkId)}</pre>`,
    )}${section('Balance changes', table(['Entity', 'Change'], [...changes, ...moves]))}${section(
      'Events',
      table(
        ['Event', 'Emitter'],
        record.events.map(({ name, emitter }) => [name, entityLink(gateway, emitter)]),
      ),
    )}`,
  )
}

/** An entity: metadata, supply, holdings and its newest transactions. */
export function entityPage(deps: ExplorerDeps, address: string): Answer {
  const { gateway } = deps
  const { chain } = gateway.ledger
  const view = chain.view()
  const entity = view.get('entity', address)
  if (!entity && parseAddress(address, { type: ['account', 'identity'] }).isErr()) return notFound(`entity ${address}`)
  const supply = view.get('supply', address)
  const isFungible = entity?.kind === 'fungible-resource'
  const amount = (value: bigint) =>
    isFungible ? formatAmount(value as Parameters<typeof formatAmount>[0]) : String(value)
  const holdings = view.list('vaults', address).map(({ value: { resource, vault } }) => {
    const held = view.get('vault', vault)
    return [
      entityLink(gateway, resource),
      held === undefined ? '' : held.kind === 'fungible' ? formatAmount(held.amount) : `${held.count} items`,
    ]
  })
  const recent = chain
    .transactions()
    .slice(-2_000)
    .filter((one) => one.kind === 'user' && one.affected.includes(address))
    .slice(-MOST_ROWS)
    .reverse()
  return page(
    nameOf(gateway, address),
    html`${section(
      'Entity',
      factList([
        ['Address', address],
        ['Kind', entity?.kind ?? 'account, not used yet'],
        ...(supply === undefined
          ? []
          : [
              ['Supply', amount(supply.total)] as const,
              ['Minted', amount(supply.minted)] as const,
              ['Burned', amount(supply.burned)] as const,
            ]),
      ]),
    )}${section(
      'Metadata',
      table(
        ['Key', 'Value'],
        metadataOf(view, address).map(({ key, metadata }) => [
          key,
          'values' in metadata ? metadata.values.join(', ') : metadata.value,
        ]),
      ),
    )}${section('Holdings', table(['Resource', 'Amount'], holdings))}${section(
      'Transactions',
      transactionList(recent.flatMap((record) => (record.kind === 'user' ? [transactionRow(deps, record)] : []))),
    )}`,
  )
}
