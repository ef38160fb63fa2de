import { displayAmount, parseAmount, ZERO } from '@lootboxes/ledger'
import { buttonStyle, ReceiptCard } from '@lootboxes/ui'
import { headers } from 'next/headers'
import { notFound } from 'next/navigation'
import { readShop } from '../shop/read-shop'
import type { Shop } from '../shop/shop'
import { type AskedReceiptError, askReceipt } from './ask-receipt'
import { NoReceiptPage } from './no-receipt-page'
import { OddsLines, oddsLabel } from './odds-lines'
import { PrintIsland } from './print-island'
import type { FullReceipt } from './read-receipt'
import { type Movement, movementText, type NameOf, openedText, type Receipt } from './receipt'

type Props = { params: Promise<{ id: string }> }

const titles: Record<Receipt['what'], string> = {
  bought: 'Tickets bought',
  revealed: 'Tickets revealed',
  redeemed: 'Loot collected',
  other: 'Transaction',
}

const namesOf = (shop: Shop) => {
  const known = new Map<string, string>([
    ...shop.boxes.flatMap((box) => [
      [box.tokenAddress, shop.tokenSymbol] as const,
      [box.ticketAddress, `ticket of ${box.name}`] as const,
    ]),
    ...(shop.clubToken === undefined ? [] : [[shop.clubToken.address, shop.clubToken.symbol] as const]),
  ])
  return (resource: string) => known.get(resource)
}

/** Loot by its own names; the rest by resource and ids. */
function gotLines({ got, pieces, opened }: FullReceipt, nameOf: NameOf): readonly string[] {
  const namesIn = (movement: Movement) => pieces.filter(({ resource }) => resource === movement.resource)
  return [
    ...(opened.length === 0 ? [] : [openedText(opened)]),
    ...got.flatMap((movement) => {
      const named = namesIn(movement)
      return 'ids' in movement && named.length === movement.ids.length
        ? named.map(({ name, id }) => `${name} ${id}`)
        : [movementText(movement, nameOf)]
    }),
  ]
}

/** `/receipt/txid_…`: what left, what came, what it cost, read from the ledger; to print, or as JSON. */
export async function ReceiptPage({ params }: Props) {
  const { id } = await params
  const read = await askReceipt(id, await headers())
  if (read.isErr()) {
    const { kind } = read.error
    return kind === 'no-id' ? notFound() : <NoReceiptPage id={id} reason={kind} />
  }
  const receipt = read.value
  const shop = readShop()
  const nameOf = namesOf(shop)
  const fee = displayAmount(parseAmount(receipt.fee).unwrapOr(ZERO), { unit: 'XRD', maxDigits: 6 })
  return (
    <section className="wrap max-w-2xl py-12">
      <h1 className="heading mb-6 text-5xl">Receipt</h1>
      <ReceiptCard
        title={receipt.status === 'success' ? titles[receipt.what] : `${titles[receipt.what]}: failed`}
        at={Date.parse(receipt.at)}
        paid={receipt.paid.map((movement) => movementText(movement, nameOf))}
        got={gotLines(receipt, nameOf)}
        fee={receipt.feePaidByAccount ? fee : `${fee}, paid by the box`}
        {...(receipt.odds.length === 0 ? {} : { odds: <OddsLines odds={receipt.odds} /> })}
        words={{ odds: oddsLabel(receipt) }}
        version={receipt.stateVersion}
        transactionId={receipt.transactionId}
        {...(shop.explorerUrl === undefined
          ? {}
          : { transactionHref: `${shop.explorerUrl}/transaction/${receipt.transactionId}` })}
        actions={
          <>
            <PrintIsland />
            <a href={`/receipt/${receipt.transactionId}/json`} className={buttonStyle({ size: 'small' })}>
              As JSON
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
  'too-many-requests': { status: 429, message: 'Too many requests. Ask again later.' },
}

/** The same as JSON. */
export async function receiptJson(request: Request, { params }: Props): Promise<Response> {
  const read = await askReceipt((await params).id, request.headers)
  if (read.isOk()) return Response.json(read.value)
  const { kind } = read.error
  const { status, message } = refusals[kind]
  const wait = 'seconds' in read.error ? { 'retry-after': `${read.error.seconds}` } : undefined
  return Response.json({ error: { kind, message } }, { status, ...(wait && { headers: wait }) })
}
