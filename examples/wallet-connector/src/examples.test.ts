import { execFile } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const run = promisify(execFile)
const folder = fileURLToPath(new URL('.', import.meta.url))

/** The expected output of each program. */
const printed: Readonly<Record<string, readonly string[]>> = {
  'connector.ts': ['receivedByExtension', 'receivedByWallet', 'shared: Main account'],
  'mobile.ts': ['radixWallet://connect', 'Test Persona'],
  'protocol.ts': ['send.version: Expected number, received string', 'status ignored'],
  'react.tsx': ['<p>One moment</p>'],
  'rola.ts': ['welcome, persona', 'This login was not started here, or was already used. Start again.'],
  'testing.ts': [
    'rejectedByUser',
    'walletResponseValidation',
    'submittedTransactionWasDuplicate',
    expect.stringMatching(/^txid_tdx_2_1/),
    'user has canceled the request',
  ],
  'toolkit.ts': ['hello, Test Persona', 'CommittedSuccess'],
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
