import { spawn } from 'node:child_process'
import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { devnetAction } from './devnet-action.mjs'
import { unpackInto } from './pack.mjs'

/**
 * Installs the tarballs into a copy of `integrations/node`. Node loads them as ESM and CommonJS; the oldest TypeScript
 * checks them with Node resolution, the newest with bundler resolution. `FULL=1` checks every combination. The devnet's GitHub Action
 * starts the unpacked devnet.
 */
const root = join(import.meta.dirname, '..')
const pairs = [
  ['typescript-oldest', 'node16', 'node16'],
  ['typescript', 'esnext', 'bundler'],
]
const morePairs = [
  ['typescript-oldest', 'nodenext', 'nodenext'],
  ['typescript-oldest', 'esnext', 'bundler'],
  ['typescript', 'node16', 'node16'],
  ['typescript', 'nodenext', 'nodenext'],
]

const run = (cwd, args) =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] })
    let said = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text))
    child.on('close', (status) => resolve(status === 0 ? [] : [`${args.join(' ')}\n${said}`]))
  })

/** Returns the output of each failed command. */
export async function consumed(dir) {
  cpSync(join(root, 'integrations/node'), dir, { recursive: true })
  unpackInto(dir)
  const types = [...pairs, ...(process.env.FULL ? morePairs : [])].map(([compiler, module, resolution]) => [
    `node_modules/${compiler}/bin/tsc`,
    ...['-p', '.', '--module', module, '--moduleResolution', resolution],
    // Checking all declarations takes three times as long, so only the strictest pair does it.
    ...['--skipLibCheck', String(compiler !== 'typescript-oldest' || resolution !== 'node16')],
  ])
  const failures = []
  const waiting = [['esm.mjs'], ['commonjs.cjs'], ...types]
  const worker = async () => {
    for (let args = waiting.shift(); args; args = waiting.shift()) failures.push(...(await run(dir, args)))
  }
  await Promise.all([worker(), worker()])
  failures.push(...(await devnetAction(dir)))
  return failures
}
