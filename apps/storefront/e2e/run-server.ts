import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'

export type RunServerOptions = { args: readonly string[]; cwd: string; env: Record<string, string>; url: string }

/**
 * Arguments of the production server, run in the app's folder. With Next's own limit of five seconds the server closes an
 * idle connection at the moment in which a test uses it again (`ECONNRESET`).
 */
export const siteArgs = (port: number): string[] => [
  ...['node_modules/next/dist/bin/next', 'start', '-p', `${port}`],
  ...['--keepAliveTimeout', '70000'],
]

/** A machine with many times more work than cores takes this long to start a world. Its fixture has three minutes. */
const patienceMs = 150_000
const pauseMs = 100

/** Polls until `isSo` resolves to true; a rejection counts as false. Throws after `patienceMs`, with `what` in its message. */
export async function until(what: string, isSo: () => Promise<boolean>): Promise<void> {
  for (const end = Date.now() + patienceMs; Date.now() < end; ) {
    if (await isSo().catch(() => false)) return
    await pause(pauseMs)
  }
  throw new Error(`Not within ${patienceMs / 1000} s: ${what}.`)
}

/** Starts a Node process and waits until it responds at `url`. Returns a function that ends it and frees the port. */
export async function runServer({ args, cwd, env, url }: RunServerOptions): Promise<() => Promise<void>> {
  const child = spawn(process.execPath, [...args], {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const listen = (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-8000)
  }
  child.stdout.on('data', listen)
  child.stderr.on('data', listen)
  const ended = once(child, 'exit')
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGTERM')
    const force = setTimeout(() => child.kill('SIGKILL'), 5000)
    await ended
    clearTimeout(force)
  }
  const answers = async () => {
    if (child.exitCode !== null) return true
    const headers = { 'content-type': 'application/json' }
    await fetch(url, { method: 'POST', body: '{}', headers })
    return true
  }
  try {
    await until(`an answer at ${url}`, answers)
    if (child.exitCode !== null) throw new Error(`It ended with ${child.exitCode}.`)
  } catch (cause) {
    await stop()
    throw new Error(`${args.join(' ')} did not start:\n${output}`, { cause })
  }
  return stop
}
