import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { delimiter, join } from 'node:path'

/** Runs the step of the devnet's GitHub Action, as its runner does, with the unpacked package instead of the one of the registry. */
const action = readFileSync(join(import.meta.dirname, '../packages/devnet/action/action.yml'), 'utf8')

const defaults = Object.fromEntries(
  [...action.matchAll(/^ {2}([\w-]+):\n(?: {4}.*\n)*? {4}default: "?([^"\n]*)"?$/gm)].map(([, ...input]) => input),
)
const filled = (text, inputs) => text.replace(/\$\{\{ inputs\.([\w-]+) \}\}/g, (_, name) => inputs[name])
const [, env = ''] = /^ {6}env:\n((?: {8}.*\n)+)/m.exec(action) ?? []
const [, script = ''] = /^ {6}run: \|\n((?: {8}.*\n|\n)+)/m.exec(action) ?? []
const [, output = ''] = /^ {2}url:\n(?: {4}.*\n)*? {4}value: (.*)$/m.exec(action) ?? []

const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(String(port)))
    })
  })

/** Resolves to the exit code, the output and the URL of the step, after `use` has called the devnet. */
async function runStep(dir, given, use = () => undefined) {
  const inputs = { ...defaults, ...given, port: await freePort() }
  const variables = [...env.matchAll(/(\w+): (.*)/g)].map(([, name, value]) => [name, filled(value, inputs)])
  const child = spawn('bash', ['--noprofile', '--norc', '-eo', 'pipefail', '-c', script], {
    // The devnet outlives the step. It ends with the process group of the step.
    detached: true,
    env: {
      ...process.env,
      ...Object.fromEntries(variables),
      RUNNER_TEMP: dir,
      PATH: `${join(dir, 'bin')}${delimiter}${process.env.PATH}`,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text))
  try {
    const status = await new Promise((resolve) => child.on('exit', resolve))
    return { status, said, used: status === 0 ? await use(filled(output, inputs)) : undefined }
  } finally {
    try {
      process.kill(-child.pid)
    } catch {
      // The step failed, and left no process.
    }
  }
}

/** Returns a sentence for each failure. `dir` has the unpacked packages. */
export async function devnetAction(dir) {
  mkdirSync(join(dir, 'bin'))
  const npx = `#!/bin/sh
[ "$1 $2" = "--yes @lootboxes/devnet@latest" ] || exit 64
shift 2
exec "${process.execPath}" "${join(dir, 'node_modules/@lootboxes/devnet/dist/cli.js')}" "$@"
`
  writeFileSync(join(dir, 'bin/npx'), npx, { mode: 0o755 })
  const started = await runStep(dir, { genesis: 'empty', seed: '7' }, async (url) =>
    (await fetch(`${url}/devnet/state`)).json(),
  )
  const { seed, faultSettings } = started.used ?? {}
  const failures = []
  if (started.status !== 0 || seed !== 7 || faultSettings.commitDelayMs !== 0)
    failures.push(`the devnet's action does not start a devnet with its inputs\n${started.said}`)
  const startedAt = Date.now()
  const wrong = await runStep(dir, { genesis: 'missing.json' })
  if (wrong.status !== 1 || !wrong.said.includes('missing.json'))
    failures.push(`the devnet's action does not fail with the reason (exit ${wrong.status})\n${wrong.said}`)
  // Half of the time for which it waits for a devnet that starts.
  if (Date.now() - startedAt > 30_000) failures.push("the devnet's action waits for a devnet that ended")
  return failures
}
