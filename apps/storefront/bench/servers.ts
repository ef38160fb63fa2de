import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@lootboxes/tooling/free-port'
import { startCountingGateway } from './counting-gateway'
import { varnishCommand, writeVarnishConfig } from './varnish'

export const app = join(import.meta.dirname, '..')
const root = join(app, '../..')
const next = join(app, 'node_modules/next/dist/bin/next')
const fromSource = ['--conditions=@lootboxes/source', '--import', 'tsx']

/** Polls `isSo` for a minute; a rejection counts as false. */
export async function until(what: string, isSo: () => Promise<boolean>): Promise<void> {
  for (let attempt = 0; attempt < 240; attempt += 1) {
    if (await isSo().catch(() => false)) return
    await new Promise((done) => setTimeout(done, 250))
  }
  throw new Error(`Not within a minute: ${what}.`)
}

/** Pins a program to the first core if the system supports that. The load runs on the second. */
const onFirstCore = (command: string, args: readonly string[], isPinned: boolean): [string, string[]] =>
  isPinned && existsSync('/usr/bin/taskset')
    ? ['/usr/bin/taskset', ['-c', '0', command, ...args]]
    : [command, [...args]]

/** The servers of a bench, and the function that ends them. */
export function createServers({ isPinned = true } = {}) {
  const children: ChildProcess[] = []
  const after: (() => void)[] = []

  /** Starts a Node process on the first core and waits for a response at `url` without an error status. */
  async function serve(args: readonly string[], cwd: string, url: string, env: Record<string, string>, method = 'GET') {
    const [command, all] = onFirstCore(process.execPath, args, isPinned)
    const child = spawn(command, all, {
      cwd,
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...env },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    children.push(child)
    await until(`${url} answers`, async () => (await fetch(url, { method })).ok)
    return child
  }

  /** Starts a storefront that can be killed and started again. */
  async function serveStorefront(port: number, env: Record<string, string>) {
    const url = `http://127.0.0.1:${port}`
    const start = async () => {
      child = await serve([next, 'start', '-p', `${port}`], app, `${url}/health/ready`, { ...env, PORT: `${port}` })
    }
    let child: ChildProcess | undefined
    await start()
    return { url, start, kill: () => child?.kill('SIGKILL') }
  }

  return {
    /**
     * Starts an in-memory devnet, a counting proxy for its Gateway, and the catalog. `env` has their addresses for a site.
     */
    async serveLedger() {
      const [devnetPort, catalogPort] = [await freePort(), await freePort()]
      const devnetUrl = `http://127.0.0.1:${devnetPort}`
      const cli = join(root, 'packages/devnet/src/cli.ts')
      await serve(
        [...fromSource, cli, '--port', `${devnetPort}`, '--memory'],
        root,
        `${devnetUrl}/status/gateway-status`,
        {},
        'POST',
      )
      const catalogUrl = `http://127.0.0.1:${catalogPort}`
      const data = mkdtempSync(join(tmpdir(), 'lootboxes-bench-'))
      after.push(() => rmSync(data, { recursive: true, force: true }))
      // The catalog reads the devnet directly, so that the proxy counts only the calls of pages.
      await serve([...fromSource, 'apps/catalog-worker/src/main.ts', 'sync'], root, `${catalogUrl}/health`, {
        RADIX_NETWORK: 'devnet',
        DEVNET_URL: devnetUrl,
        CATALOG_PORT: `${catalogPort}`,
        CATALOG_DATA: join(data, 'index'),
      })
      const gateway = await startCountingGateway(devnetUrl)
      after.push(gateway.close)
      return {
        gateway,
        env: {
          RADIX_NETWORK: 'devnet',
          DEVNET_URL: devnetUrl,
          GATEWAY_URL: gateway.url,
          CATALOG_URL: catalogUrl,
          RATE_LIMIT_PER_MINUTE: '0',
        },
      }
    },
    /** Starts a built Next app and returns its URL. */
    async serveSite(
      cwd: string,
      env: Record<string, string>,
      { start = [next, 'start'], ready = '/terms' }: { start?: readonly string[]; ready?: string } = {},
    ): Promise<string> {
      const port = await freePort()
      const url = `http://localhost:${port}`
      await serve([...start, '-p', `${port}`], cwd, url + ready, { ...env, SITE_URL: url, PORT: `${port}` })
      return url
    },
    /** Two storefronts with the shared cache of `deploy/varnish` in front of them. */
    async serveBehindVarnish(folder: string, env: Record<string, string>) {
      const [port, ...ports] = [await freePort(), await freePort(), await freePort()]
      const url = `http://127.0.0.1:${port}`
      const own = { ...env, SITE_URL: url, TRUST_PROXY: '1' }
      const storefronts = await Promise.all(ports.map((one) => serveStorefront(one, own)))
      writeVarnishConfig(folder, ports)
      const [command = '', ...args] = varnishCommand(folder, port)
      children.push(spawn(...onFirstCore(command, args, isPinned), { stdio: ['ignore', 'ignore', 'inherit'] }))
      await until('Varnish answers', async () => (await fetch(`${url}/health/ready`)).ok)
      return { url, storefronts }
    },
    stop() {
      for (const child of children) child.kill('SIGTERM')
      for (const end of after) end()
    },
  }
}
