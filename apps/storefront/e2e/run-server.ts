import { spawn } from 'node:child_process'

export type RunServerOptions = { args: readonly string[]; cwd: string; env: Record<string, string>; url: string }

/** The production server, in the folder of the app. */
export const siteArgs = (port: number): string[] => ['node_modules/next/dist/bin/next', 'start', '-p', `${port}`]

const patienceMs = 60_000

/** Starts a Node process and waits until it answers at `url`. Returns its end, after which the port is free again. */
export async function runServer({ args, cwd, env, url }: RunServerOptions): Promise<() => Promise<void>> {
  const child = spawn(process.execPath, [...args], {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  const listen = (chunk: Buffer) => {
    said = (said + chunk.toString()).slice(-8000)
  }
  child.stdout.on('data', listen)
  child.stderr.on('data', listen)
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const stop = async () => {
    child.kill('SIGTERM')
    const force = setTimeout(() => child.kill('SIGKILL'), 5000)
    await ended
    clearTimeout(force)
  }
  for (const until = Date.now() + patienceMs; Date.now() < until; ) {
    if (child.exitCode !== null) throw new Error(`${args.join(' ')} ended with ${child.exitCode}:\n${said}`)
    const answer = await fetch(url, {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json' },
    }).catch(() => undefined)
    if (answer !== undefined) return stop
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  await stop()
  throw new Error(`${args.join(' ')} did not answer at ${url}:\n${said}`)
}
