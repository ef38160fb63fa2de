import { spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { setPriority } from 'node:os'
import { delimiter, join } from 'node:path'

/** Processor seconds of all ended children. Returns 0 on systems without /proc. */
function endedChildrenSeconds() {
  try {
    const fields = readFileSync('/proc/self/stat', 'utf8').split(') ').at(-1).split(' ')
    return (Number(fields[13]) + Number(fields[14])) / 100
  } catch {
    return 0
  }
}

/** Processor seconds of all programs of this machine since it started. Returns 0 on systems without /proc. */
function machineSeconds() {
  try {
    const [, user, nice, system, , , interrupts, softInterrupts] = readFileSync('/proc/stat', 'utf8')
      .split('\n', 1)[0]
      .split(/\s+/)
      .map(Number)
    return (user + nice + system + interrupts + softInterrupts) / 100
  } catch {
    return 0
  }
}

/** The tasks that turbo ran. Two runs may overlap: the summary of a run has the same task and the same packages. */
function tasksInSummaries(folder, task, filters) {
  return (existsSync(folder) ? readdirSync(folder) : [])
    .map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')))
    .filter(
      ({ execution: { command } }) =>
        command.startsWith(`turbo run ${task} `) && filters.every((filter) => command.includes(filter)),
    )
    .flatMap((run) => run.tasks)
    .filter((task) => task.task !== 'transit' && task.command !== '<NONEXISTENT>')
}

/**
 * Runs the steps of a check and records result, wall seconds and processor seconds of each. Every step's environment
 * includes `env`.
 */
export function createSteps(root, env) {
  const checks = []
  const phases = []
  const bin = (name) => join(root, 'node_modules/.bin', name)
  const startedAt = Date.now()
  const machineBefore = machineSeconds()
  /** turbo writes a summary of each run into this folder. */
  const summaries = join(root, '.turbo/runs')
  rmSync(summaries, { recursive: true, force: true })
  /** Processor seconds of ended children that are already assigned to a step. */
  let counted = endedChildrenSeconds()
  const spawned = {
    // turbo finds pnpm, and scripts find Node 22, in the workspace's bin folder.
    ...process.env,
    PATH: `${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH}`,
    ...env,
  }

  /** Runs a command to its end. A background command has low priority, and its output is printed when it ends. */
  function run(command, args, { background = false } = {}) {
    return new Promise((resolve) => {
      const stdio = background ? ['ignore', 'pipe', 'pipe'] : 'inherit'
      const child = spawn(command, args, { cwd: root, env: spawned, stdio, shell: process.platform === 'win32' })
      const output = []
      if (background) {
        if (child.pid !== undefined) setPriority(child.pid, 10)
        child.stdout.on('data', (chunk) => output.push(chunk))
        child.stderr.on('data', (chunk) => output.push(chunk))
      }
      let processor = 0
      child.once('exit', () => {
        const ended = endedChildrenSeconds()
        processor = ended - counted
        counted = ended
      })
      child.once('error', (error) => resolve({ ok: false, output: `${error}\n`, processor }))
      child.once('close', (code) => resolve({ ok: code === 0, output: Buffer.concat(output).toString(), processor }))
    })
  }

  async function step(name, command, args, options = {}) {
    const from = Date.now()
    if (!options.background) console.log(`\n== ${name}`)
    const { ok, output, processor } = await run(command, args, options)
    if (options.background) process.stdout.write(`\n== ${name}\n${output}`)
    phases.push({ name, wall: (Date.now() - from) / 1000, processor })
    return ok
  }

  return {
    checks,
    phases,
    bin,
    wallSeconds: () => (Date.now() - startedAt) / 1000,
    /** Of the machine since the start: includes browsers that were killed, and other programs. */
    machineSeconds: () => machineSeconds() - machineBefore,
    /** Runs one command, which counts as one check. */
    async check(name, command, args, options) {
      checks.push({ name, ok: await step(name, command, args, options) })
    },
    /** Runs a turbo task in the packages that `flags` select. Test tasks count through their reports, other tasks as one check each. */
    async tasks(name, task, flags = [], options = {}) {
      const always = ['--continue=always', '--summarize', '--output-logs=new-only', '--log-order=grouped']
      const ok = await step(name, bin('turbo'), ['run', task, ...always, ...flags], options)
      const filters = flags.filter((flag) => flag.startsWith('--filter='))
      const ran = tasksInSummaries(summaries, task, filters)
      if (ran.length === 0) checks.push({ name, ok })
      for (const task of ran) {
        const passed = task.cache?.status === 'HIT' || task.execution?.exitCode === 0
        if (!task.task.startsWith('test') || !passed) checks.push({ name: task.taskId, ok: passed })
      }
    },
  }
}
