import { useDevnet } from '@lootboxes/devnet/vitest'
import { expect, test } from 'vitest'

// biome-ignore lint/correctness/useHookAtTopLevel: it calls hooks of Vitest, not of React
const ledger = useDevnet({ genesis: 'empty', clock: { startMs: Date.parse('2026-01-01T00:00:00Z'), frozen: true } })

/** Both tests start at the same time, because the ledger goes back after each. */
test.each(['first', 'second'])('the clock of the %s test advances by a day', async () => {
  ledger.devnet.controls.clock({ advanceMs: 24 * 3_600_000 })._unsafeUnwrap()
  const response = await fetch(`${ledger.url}/status/gateway-status`, { method: 'POST' })
  expect(await response.text()).toContain('2026-01-02T00:00:00.000Z')
})
