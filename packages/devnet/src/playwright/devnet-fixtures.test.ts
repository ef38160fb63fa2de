import type { TestInfo } from '@playwright/test'
import { expect, test, vi } from 'vitest'
import { provideDevnet, provideWorkerDevnet } from './devnet-fixtures'

/** The result of a test. The fixture reads no more of it. */
const resultOf = (status: TestInfo['status']) => ({ title: 'buys', status, expectedStatus: 'passed' }) as TestInfo

test('the ledger, its clock, delays and faults go back after each test; a failing one prints the seed', async () => {
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  await provideWorkerDevnet({ devnetOptions: { seed: 5, genesis: 'empty' } }, async (workerDevnet) => {
    const before = structuredClone({ ...workerDevnet.faultSettings, hash: workerDevnet.controls.stateHash() })
    const run = (status: TestInfo['status']) =>
      provideDevnet(
        { workerDevnet },
        async ({ controls }) => {
          controls.faults({ latencyMs: 5, commitDelayMs: 600_000, faults: { rate: 1 } })._unsafeUnwrap()
          controls.clock({ advanceEpochs: 1 })._unsafeUnwrap()
        },
        resultOf(status),
      )
    await run('passed')
    expect(write).not.toHaveBeenCalled()
    await run('failed')
    expect(write.mock.calls.join()).toContain('devnet: seed 5 in “buys”')
    expect({ ...workerDevnet.faultSettings, hash: workerDevnet.controls.stateHash() }).toEqual(before)
  })
  write.mockRestore()
})
