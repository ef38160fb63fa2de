import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'

it('ships the subsets of its script, with the range of fonts.css', () => {
  const script = join(import.meta.dirname, '../../scripts/subset-fonts.mjs')
  expect(() => execFileSync(process.execPath, [script, '--check'], { stdio: 'pipe' })).not.toThrow()
}, 30_000)
