import { spawn } from 'node:child_process'
import { globSync, mkdirSync, openSync, readFileSync } from 'node:fs'
import { delimiter, join, relative } from 'node:path'
import { chromiumPath } from '@lootboxes/tooling/chromium'
import { treeSeconds } from '@lootboxes/tooling/processor-time'
import { root } from './run-tests.mjs'

/**
 * `npm run test:full -- [part …]`: runs the checks that are too slow for `npm test`. Each part writes a log to `.data/test-full` and
 * prints one line. The last line is `N passed, N failed`.
 */
const node = process.execPath
const source = [node, '--conditions=@lootboxes/source', '--import', 'tsx']
/** Tests that run for longer with `FULL=1`. */
const longTests = globSync('{apps,packages}/*/{src,http,e2e}/**/*.{test,journey}.{ts,tsx}', { cwd: root }).filter(
  (file) => /\bFULL\b|@lootboxes\/tooling\/runs/.test(readFileSync(join(root, file), 'utf8')),
)
const parts = {
  'release dry run': [node, 'scripts/release.mjs', '--dry-run'],
  'integrations on Node 20 and 24': [node, 'integrations/run.mjs', '--node=20,24'],
  'visual baselines': ['pnpm', '--filter', '@lootboxes/ui', 'test:visual'],
  'long tests': [node, 'scripts/run-tests.mjs', ...longTests],
  'kill -9 of the catalog': [...source, 'packages/catalog/bench/prove.ts'],
  'recount of 2,000 transactions': [...source, 'packages/catalog/bench/recount.ts', '--transactions', '2000'],
  audit: ['pnpm', 'audit', '--prod', '--audit-level=high', '--ignore-registry-errors'],
  'release check': [...source, 'scripts/release-check.mjs'],
}

function run([command, ...args], log) {
  const PATH = `${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH}`
  const child = spawn(command, args, {
    cwd: root,
    env: { ...process.env, PATH, FULL: '1', CHROMIUM_PATH: chromiumPath({ install: true }) ?? '' },
    stdio: ['ignore', log, log],
    shell: process.platform === 'win32',
  })
  return new Promise((resolve) => {
    child.once('error', () => resolve(false))
    child.once('close', (code) => resolve(code === 0))
  })
}

const requested = process.argv.slice(2)
const unknown = requested.filter((part) => !(part in parts))
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}. Parts: ${Object.keys(parts).join(', ')}.`)
  process.exit(2)
}
const logs = join(root, '.data/test-full')
mkdirSync(logs, { recursive: true })
const selected = requested.length > 0 ? requested : Object.keys(parts)
let passed = 0
for (const part of selected) {
  const log = join(logs, `${part.replaceAll(' ', '-')}.log`)
  const [from, processorFrom] = [Date.now(), treeSeconds()]
  const ok = await run(parts[part], openSync(log, 'w'))
  const seconds = ((Date.now() - from) / 1000).toFixed(0)
  const processorSeconds = (treeSeconds() - processorFrom).toFixed(0)
  console.log(`${ok ? 'passed' : 'FAILED'}  ${part}: ${seconds} s, ${processorSeconds} s of processor`)
  if (ok) passed += 1
  else console.log(`${readFileSync(log, 'utf8').split('\n').slice(-40).join('\n')}\nFull log: ${relative(root, log)}\n`)
}
console.log(`${passed} passed, ${selected.length - passed} failed`)
process.exit(passed === selected.length ? 0 : 1)
