import { execFile } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const run = promisify(execFile)
const folder = fileURLToPath(new URL('.', import.meta.url))

/** The expected output of each program. */
const printed: Readonly<Record<string, readonly string[]>> = {
  'blueprint.ts': [
    'CommittedSuccess',
    'The price is 2',
    'CommittedSuccess',
    'CommittedSuccess',
    'sales: 2',
    "ids in the ledger's order: #9# #10#",
  ],
  'collection.ts': [
    'The transaction creates the collection “Forest floor” with 3 items: #1#, #2#, #3#.',
    'acco...synh08 receives the returned resources.',
    'CommittedSuccess',
    'on the ledger: #1# #2# #3#',
  ],
  'journey.ts': [
    'buy_loot_box_ticket_lock_fee: CommittedSuccess',
    'to reveal: #1# #2# #3#',
    'reveal_ticket_lock_fee: CommittedSuccess',
    'revealed: 2, each with loot: true',
    'with a picture: true',
    'claim_loot_lock_fee: CommittedSuccess',
    'left to reveal and to redeem: 1 and 1; XRD: 9994',
    'sold: 3, pieces still in the box: 998 of 1000',
  ],
  'swap.ts': [
    "before: the ticket is the seller's",
    'CommittedSuccess',
    "after: the ticket is the buyer's",
    'sale: CommittedSuccess',
    'purchase: CommittedSuccess',
  ],
}

test('the table lists every program', () => {
  const programs = readdirSync(folder).filter((name) => !name.includes('.test.'))
  expect(programs.sort()).toEqual(Object.keys(printed).sort())
})

test.each(Object.entries(printed))(
  '%s',
  async (program, lines) => {
    const node = ['--conditions=@lootboxes/source', '--import', 'tsx', program]
    const { stdout } = await run(process.execPath, node, { cwd: folder, timeout: 60_000 })
    expect(stdout.trim().split('\n')).toEqual(lines)
  },
  70_000,
)
