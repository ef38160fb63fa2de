import { spawn } from 'node:child_process'
import { join } from 'node:path'

/** What a synthetic Gateway says about its ledger when it starts. */
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

/** Starts the Gateway of a made-up ledger in a process of its own. */
export async function startSynthetic(transactions: number, items: number) {
  const program = join(import.meta.dirname, '../../bench/synthetic-gateway.ts')
  const child = spawn(
    process.execPath,
    ['--conditions=@lootboxes/source', '--import', 'tsx', program, String(transactions), String(items)],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const ledger = await new Promise<SyntheticLedger>((resolve, reject) => {
    child.stdout.once('data', (line: Buffer) => resolve(JSON.parse(line.toString()) as SyntheticLedger))
    child.once('exit', (code) => reject(new Error(`The synthetic Gateway ended with ${code}.`)))
  })
  return { ledger, stop: () => child.kill('SIGKILL') }
}
