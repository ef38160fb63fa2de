import { fork } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { databases } from './testing/databases'
import { isFull } from './testing/is-full'
import { startSynthetic } from './testing/start-synthetic'

const PRINTED = 60_000

// Half a minute of processor time: only with FULL=1. `plan-index.test.ts` has the small form.
test.skipIf(!isFull)(
  `a worker with a heap of 128 MB indexes ${PRINTED.toLocaleString('en')} printed items`,
  async () => {
    const { make } = databases.find(({ name, missing }) => name === 'PostgreSQL' && missing === '') ?? databases[0]
    const { where, remove } = await make()
    const { ledger, stop } = await startSynthetic(100, PRINTED / 0.4)
    try {
      const child = fork(join(import.meta.dirname, 'testing/heap-child.ts'), [JSON.stringify({ ledger, where })], {
        execArgv: ['--max-old-space-size=128', '--conditions=@lootboxes/source', '--import', 'tsx'],
      })
      const items = new Promise((resolve) => child.once('message', resolve))
      const code = new Promise((resolve) => child.once('exit', resolve))
      expect(await Promise.race([items, code])).toBe(ledger.items)
      expect(await code).toBe(0)
    } finally {
      stop()
      remove()
    }
  },
  600_000,
)
