import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { amountOf } from '@lootboxes/ledger'
import type { CatalogBox } from '../catalog-options'

/** The addresses of a synthetic ledger, which its Gateway prints when it starts. */
export type SyntheticLedger = {
  readonly url: string
  readonly tip: number
  readonly box: string
  readonly ticketResource: string
  readonly xrd: string
  readonly loot: readonly string[]
  readonly created: readonly string[]
  readonly account: string
  readonly items: number
}

/** Starts the Gateway of a synthetic ledger in a separate process. The last `hidden` transactions come with `advance`. */
export async function startSynthetic(transactions: number, items: number, hidden = 0) {
  const program = join(import.meta.dirname, '../../bench/synthetic-gateway.ts')
  const child = spawn(
    process.execPath,
    ['--conditions=@lootboxes/source', '--import', 'tsx', program, ...[transactions, items, hidden].map(String)],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const ledger = await new Promise<SyntheticLedger>((resolve, reject) => {
    child.stdout.once('data', (line: Buffer) => resolve(JSON.parse(line.toString()) as SyntheticLedger))
    child.once('exit', (code) => reject(new Error(`The synthetic Gateway ended with ${code}.`)))
  })
  return {
    ledger,
    /** Commits so many of the hidden transactions a second from now on. */
    advance: (perSecond: number) =>
      fetch(`${ledger.url}/advance`, { method: 'POST', body: JSON.stringify({ per_second: perSecond }) }),
    stop: () => child.kill('SIGKILL'),
  }
}

/** The one box of a synthetic ledger. */
export const syntheticBoxes = ({ box, ticketResource, xrd }: SyntheticLedger): readonly CatalogBox[] => [
  {
    id: 'box',
    name: 'Box',
    title: 'Box',
    componentAddress: box,
    ticketAddress: ticketResource,
    tokenAddress: xrd,
    price: amountOf(2),
  },
]
