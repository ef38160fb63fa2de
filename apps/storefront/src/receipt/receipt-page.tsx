import type { Pull } from '@lootboxes/catalog'
import { displayAmount, displayLocalIds, parseAmount, shortenAddress, ZERO } from '@lootboxes/ledger'
import {
  type FullReceipt,
  type Movement,
  movementText,
  type NameOf,
  openedText,
  type Receipt,
} from '@lootboxes/lootbox'
import { buttonStyle, itemName, Link, LootTile, parseRarity, ReceiptCard, rarityWords } from '@lootboxes/ui'
import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'
import { RefreshSoon } from '@/client/refresh-soon'
import { accountPath, itemPath, mediaPath, receiptPath } from '@/config/paths'
import { readSiteConfig } from '@/config/read-site-config'
import { findBox, type SiteConfig } from '@/config/site-config'
import { readCatalog } from '@/ledger/catalog'
import { type AskedReceiptError, getReceipt } from '@/ledger/receipts'
import { NoReceiptPage } from './no-receipt-page'
import { OddsLines, oddsLabel } from './odds-lines'
import { PrintIsland } from './print-island'

type Props = { params: Promise<{ id: string }> }

const titles: Record<Receipt['what'], string> = {
  bought: 'Tickets bought',
  revealed: 'Tickets revealed',
  redeemed: 'Loot redeemed',
  other: 'Transaction',
}

const namesOf = (site: SiteConfig) => {
  const known = new Map<string, string>([
    ...site.boxes.flatMap((box) => [
      [box.tokenAddress, site.tokenSymbol] as const,
      [box.ticketAddress, `ticket of ${box.name}`] as const,
    ]),
    ...(site.clubToken === undefined ? [] : [[site.clubToken.address, site.clubToken.symbol] as const]),
  ])
  return (resource: string) => known.get(resource)
}

/** The received items: loot by name, anything else by resource and ids. */
function gotLines({ got, loot, opened }: FullReceipt, nameOf: NameOf): readonly string[] {
  const namesIn = (movement: Movement) => loot.filter(({ resource }) => resource === movement.resource)
  return [
    ...(opened.length === 0 ? [] : [openedText(opened)]),
    ...got.flatMap((movement) => {
      const named = namesIn(movement)
      return 'ids' in movement && named.length === movement.ids.length
        ? named.map(({ name, id }) => `${name}, ${displayLocalIds([id])}`)
        : [movementText(movement, nameOf)]
    }),
  ]
}

/** The newest draws of an account, among which those of one opening are searched. */
const MAX_DRAWS = 100

function drawnLines({ opened }: FullReceipt, draws: readonly Pull[] | undefined): readonly ReactNode[] | undefined {
  if (draws === undefined) return undefined
  if (draws.length === 0) return opened.length === 0 ? undefined : ['Waiting for the result']
  return draws.map(({ item, ticket }) => (
    <span key={ticket.localId}>
      <Link href={itemPath(item.collection, item.localId)}>{itemName(item.name)}</Link>,{' '}
      {rarityWords[parseRarity(item.rarity)].toLowerCase()}, from {displayLocalIds([ticket.localId])}
    </span>
  ))
}

type Won = { resource: string; id: string; name: string; rarity: string }

/** The draws of the opened tickets, which a later transaction made; undefined if there are none to read. */
async function readDraws({ what, account, boxAddress = '', opened }: FullReceipt) {
  const tickets = findBox(readSiteConfig(), boxAddress)?.ticketAddress
  if (what !== 'revealed' || account === undefined || tickets === undefined) return undefined
  const { kind, value } = await readCatalog('listPulls', { account, limit: MAX_DRAWS })
  const draws = value?.items
    .filter(({ ticket }) => ticket.collection === tickets && opened.includes(ticket.localId))
    .toSorted((one, other) => opened.indexOf(one.ticket.localId) - opened.indexOf(other.ticket.localId))
  return { kind, draws }
}

/**
 * The draws of a receipt, and the loot that it paid out or won, of collections that the catalog knows as safe for work.
 * Not complete while the catalog does not answer.
 */
async function readLoot(receipt: FullReceipt) {
  const read = await readDraws(receipt)
  const drawn = (read?.draws ?? []).map(({ item: { collection, localId, ...item } }) => ({
    ...item,
    resource: collection,
    id: localId,
  }))
  const won: readonly Won[] = [...receipt.loot, ...drawn]
  const addresses = [...new Set(won.map(({ resource }) => resource))]
  const collections = await Promise.all(addresses.map((address) => readCatalog('getCollection', { address })))
  const safe = new Set(
    collections.flatMap(({ value }) => (value && !value.collection.nfsw ? [value.collection.address] : [])),
  )
  return {
    draws: read?.draws,
    won: won.filter(({ resource }) => safe.has(resource)),
    isComplete: [read, ...collections].every((answer) => answer?.kind !== 'unavailable'),
  }
}

/** A picture for each piece of loot, with a link to its page. */
function WonPictures({ won }: { won: readonly Won[] }) {
  return (
    <ul
      aria-label="Loot"
      className="grid list-none grid-cols-3 gap-3 sm:grid-cols-[repeat(auto-fill,minmax(7.5rem,1fr))] print:hidden"
    >
      {won.map(({ resource, id, name, rarity }) => (
        <li key={`${resource}:${id}`}>
          <LootTile
            name={itemName(name)}
            rarity={parseRarity(rarity)}
            picture={mediaPath(resource, id)}
            className="has-[a:hover]:bg-wash"
          >
            <a href={itemPath(resource, id)} className="absolute inset-0 rounded-[9px]">
              <span className="sr-only">
                {itemName(name)}, {displayLocalIds([id])}
              </span>
            </a>
          </LootTile>
        </li>
      ))}
    </ul>
  )
}

/** `/receipt/txid_…`: payments, items and fee of a transaction, read from the ledger. */
export async function ReceiptPage({ params }: Props) {
  const { id } = await params
  const read = await getReceipt(id)
  if (read.isErr()) {
    const { kind } = read.error
    return kind === 'no-id' ? notFound() : <NoReceiptPage id={id} reason={kind} />
  }
  const receipt = read.value
  const site = readSiteConfig()
  const nameOf = namesOf(site)
  const { draws, won, isComplete } = await readLoot(receipt)
  const fee = displayAmount(parseAmount(receipt.fee).unwrapOr(ZERO), { unit: 'XRD' })
  return (
    <section className="wrap max-w-2xl py-12">
      <h1 className="heading mb-6 text-5xl">Receipt</h1>
      {isComplete ? null : <RefreshSoon />}
      <ReceiptCard
        title={receipt.status === 'success' ? titles[receipt.what] : `${titles[receipt.what]}: failed`}
        at={Date.parse(receipt.at)}
        account={receipt.account && <Link href={accountPath(receipt.account)}>{shortenAddress(receipt.account)}</Link>}
        paid={receipt.paid.map((movement) => movementText(movement, nameOf))}
        got={gotLines(receipt, nameOf)}
        drawn={drawnLines(receipt, draws)}
        {...(won.length === 0 ? {} : { pictures: <WonPictures won={won} /> })}
        fee={receipt.feePaidByAccount ? fee : `${fee}, paid by the box`}
        {...(receipt.odds.length === 0 ? {} : { odds: <OddsLines odds={receipt.odds} /> })}
        words={{ odds: oddsLabel(receipt) }}
        version={receipt.stateVersion}
        transactionIntentHash={receipt.transactionIntentHash}
        {...(site.explorerUrl === undefined
          ? {}
          : { transactionHref: `${site.explorerUrl}/transaction/${receipt.transactionIntentHash}` })}
        actions={
          <>
            <PrintIsland />
            <a
              href={`${receiptPath(receipt.transactionIntentHash)}/json`}
              rel="external"
              className={buttonStyle({ size: 'small' })}
            >
              View as JSON
            </a>
          </>
        }
      />
    </section>
  )
}

const refusals: Record<AskedReceiptError['kind'], { status: number; message: string }> = {
  'no-id': { status: 404, message: 'This is no transaction id of this network.' },
  'not-committed': { status: 404, message: 'No committed transaction has this id.' },
  'no-answer': { status: 503, message: 'The ledger did not answer. Ask again.' },
}

/** The receipt as JSON. */
export async function receiptJson(_: Request, { params }: Props): Promise<Response> {
  const read = await getReceipt((await params).id)
  if (read.isOk()) return Response.json(read.value)
  const { kind } = read.error
  const { status, message } = refusals[kind]
  return Response.json({ error: { kind, message } }, { status })
}
