import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { freePort } from '@lootboxes/tooling/free-port'
import { parse } from 'yaml'

/** Runs the step of the devnet's GitHub Action, as its runner does, with the unpacked package instead of the one of the registry. */
const action = parse(readFileSync(join(import.meta.dirname, '../packages/devnet/action/action.yml'), 'utf8'))
const [step] = action.runs.steps

const filled = (text, inputs) => text.replace(/\$\{\{ inputs\.([\w-]+) \}\}/g, (_, name) => inputs[name])

/** How often the step asks the devnet for its state before it gives up. */
const ATTEMPTS = Number(/seq (\d+)/.exec(step.run)?.[1])

/** Resolves to the exit code, the output and the URL of the step, after `use` has called the devnet. */
async function runStep(dir, given, use = () => undefined) {
  const defaults = Object.entries(action.inputs).map(([name, input]) => [name, input.default])
  const inputs = { ...Object.fromEntries(defaults), ...given, port: await freePort() }
  const variables = Object.entries(step.env).map(([name, value]) => [name, filled(value, inputs)])
  const child = spawn('bash', ['--noprofile', '--norc', '-eo', 'pipefail', '-c', step.run], {
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
    return { status, said, used: status === 0 ? await use(filled(action.outputs.url.value, inputs)) : undefined }
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
  // Counts the pauses of the step.
  const sleep = `#!/bin/sh
printf . >> "${join(dir, 'pauses')}"
PATH="${process.env.PATH}" exec sleep "$@"
`
  writeFileSync(join(dir, 'bin/sleep'), sleep, { mode: 0o755 })
  const started = await runStep(dir, { genesis: 'empty', seed: '7' }, async (url) =>
    (await fetch(`${url}/devnet/state`)).json(),
  )
  const { seed, faultSettings } = started.used ?? {}
  const failures = []
  if (started.status !== 0 || seed !== 7 || faultSettings.commitDelayMs !== 0)
    failures.push(`the devnet's action does not start a devnet with its inputs\n${started.said}`)
  writeFileSync(join(dir, 'pauses'), '')
  const wrong = await runStep(dir, { genesis: 'missing.json' })
  if (wrong.status !== 1 || !wrong.said.includes('missing.json'))
    failures.push(`the devnet's action does not fail with the reason (exit ${wrong.status})\n${wrong.said}`)
  const pauses = readFileSync(join(dir, 'pauses'), 'utf8').length
  // Also red if the step has no number of attempts any more.
  if (!(pauses < ATTEMPTS)) failures.push("the devnet's action waits for a devnet that ended")
  return failures
}
