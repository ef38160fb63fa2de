import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, openSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/** Polls `look` until it returns a value, up to `seconds`. `look` may throw meanwhile. */
export async function until(what, seconds, look, everyMs = 200) {
  let last
  for (const end = Date.now() + seconds * 1_000; Date.now() < end; await pause(everyMs)) {
    try {
      const seen = await look()
      if (seen) return seen
    } catch (cause) {
      last = cause
    }
  }
  throw new Error(`${what}: not within ${seconds} s${last === undefined ? '' : ` (${last.message})`}.`)
}

/** Whether this machine allows mount namespaces. */
export const canSeal = () => spawnSync('unshare', ['--mount', 'true']).status === 0

const seal =
  'mount --bind "$0" "$0" && mount -o remount,ro,bind "$0" && mount -t tmpfs none "$1" && cd "$0" && shift && exec "$@"'

/**
 * Starts programs, each with a log in `logs`, and ends them. A program with `as` runs as another user without capabilities; a
 * `sealed` one sees its folder read-only and an empty folder in place of the other.
 */
export function createProcesses(logs) {
  rmSync(logs, { recursive: true, force: true })
  mkdirSync(logs, { recursive: true })
  const running = new Set()
  let isEnding = false

  function start(name, [command, ...args], { as, cwd, env = process.env, sealed, say = false } = {}) {
    if (isEnding) throw new Error('Everything is being ended.')
    const log = join(logs, `${name}.log`)
    const output = say ? 'inherit' : openSync(log, 'a')
    const rights =
      as === undefined
        ? []
        : ['--reuid', as.user, '--regid', as.group, '--clear-groups', '--no-new-privs', '--bounding-set=-all']
    const child = spawn(
      sealed === undefined ? 'setpriv' : 'unshare',
      [
        ...(sealed === undefined ? [] : ['--mount', 'sh', '-c', seal, sealed.folder, sealed.hidden, 'setpriv']),
        // Ends with this script, even if it is killed.
        ...['--pdeathsig', 'KILL', ...rights, '--', command, ...args],
      ],
      { cwd, env, stdio: ['ignore', output, output], detached: true },
    )
    const one = {
      name,
      pid: child.pid,
      log,
      hasEnded: false,
      ended: new Promise((resolve) => {
        const end = (code) => {
          one.hasEnded = true
          running.delete(one)
          resolve(code)
        }
        child.once('exit', (code, signal) => end(code ?? signal))
        child.once('error', (cause) => end(String(cause)))
      }),
      kill: (signal) => {
        try {
          if (!one.hasEnded) process.kill(-child.pid, signal)
        } catch {
          // The process has just ended.
        }
      },
      stop: async (seconds = 8, signal = 'SIGTERM') => {
        one.kill(signal)
        const force = setTimeout(() => one.kill('SIGKILL'), seconds * 1_000)
        await one.ended
        clearTimeout(force)
      },
    }
    running.add(one)
    return one
  }

  return {
    start,
    /** Runs a program to its end. */
    run: async (name, command, { seconds = 120, ...options } = {}) => {
      const one = start(name, command, options)
      const late = setTimeout(() => one.kill('SIGKILL'), seconds * 1_000)
      const code = await one.ended
      clearTimeout(late)
      return { code, log: one.log }
    },
    endAll: async () => {
      isEnding = true
      await Promise.all([...running].map((one) => one.stop(5)))
    },
  }
}
