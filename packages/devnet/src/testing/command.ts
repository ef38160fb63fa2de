import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'

const root = join(import.meta.dirname, '../..')
const program = join(root, 'node_modules', '.cache', `command-${randomUUID()}.mjs`)

export const removeCommand = () => rmSync(program, { force: true })

/** Bundles the command into one file, so that child processes start fast. */
export const bundleCommand = () =>
  build({
    entryPoints: [join(root, 'src/cli.ts')],
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    outfile: program,
    conditions: ['@lootboxes/source'],
    external: ['@radixdlt/*', '@noble/*', '@scure/*', 'zod', 'neverthrow', 'esbuild'],
    logLevel: 'error',
  })

export type Command = {
  process: ChildProcessWithoutNullStreams
  /** Resolves with the base URL. Rejects if the process ends before it listens. */
  listening: Promise<string>
  ended: Promise<{ code: number | null; said: string }>
}

/** Runs the command as a child process. */
export function runCommand(options: readonly string[], env: Readonly<Record<string, string>> = {}): Command {
  const child = spawn(process.execPath, [program, ...options], { env: { ...process.env, DEVNET_PORT: '', ...env } })
  let said = ''
  const ended = new Promise<{ code: number | null; said: string }>((resolve) =>
    child.once('close', (code) => resolve({ code, said })),
  )
  const listening = new Promise<string>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      said += chunk.toString()
      const url = /http:\/\/[\d.]+:\d+/.exec(said)?.[0]
      if (url !== undefined) resolve(url)
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.once('close', () => reject(new Error(`The devnet ended early: ${said}`)))
  })
  listening.catch(() => undefined)
  return { process: child, listening, ended }
}
