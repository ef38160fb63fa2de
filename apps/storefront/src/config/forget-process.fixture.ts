import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, vi } from 'vitest'
import { forgetProcess } from './per-process'

/** Each file of tests starts as a process that has read no environment and holds nothing. */
beforeAll(forgetProcess)

// Files of a worker share their modules. A file that replaces some gets all of them fresh, and leaves none to the next one.
const { testPath = '' } = expect.getState()
if (readFileSync(testPath, 'utf8').includes('vi.mock(')) {
  vi.resetModules()
  afterAll(() => void vi.resetModules())
}
