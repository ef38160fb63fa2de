import { type ChildProcess, spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { devKeys } from '@lootboxes/devnet'
import { parseLocalId } from '@lootboxes/ledger'
import { freePort } from '@lootboxes/tooling/free-port'
import { alone } from './alone'
import { buildEmptyApp } from './build-empty-app'
import { compare, warm } from './compare'
import { startCountingGateway } from './counting-gateway'
import { createShopper } from './shopper'

/**
 * Compares the five product routes of the production build with the empty route handler of an empty Next app, in one run
 * over an in-memory devnet. Prints ratios and Gateway calls; asserts nothing. It needs a build in `.next`, or in the folder
 * that `NEXT_DIST_DIR` names. ROUNDS, SLICE_MS, CONNECTIONS, WARM_UP (requests) and ROUTE change the load. On a busy machine
 * use the processor time, because the wall time includes waiting for other processes.
 */
const app = join(import.meta.dirname, '..')
const root = join(app, '../..')
const next = join(app, 'node_modules/next/dist/bin/next')
const options = {
  rounds: Number(process.env.ROUNDS ?? 9),
  sliceMs: Number(process.env.SLICE_MS ?? 700),
  connections: Number(process.env.CONNECTIONS ?? 8),
  warmUp: Number(process.env.WARM_UP ?? 5_000),
}
/** Load one of the routes only. */
const only = process.env.ROUTE
const children: ChildProcess[] = []

type Post = { path: string; body: unknown }
const post = (port: number, { path, body }: Post) =>
  fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

async function until<T>(what: string, look: () => Promise<T | undefined>): Promise<T> {
  for (let attempt = 0; attempt < 400; attempt += 1) {
    const seen = await look().catch(() => undefined)
    if (seen !== undefined) return seen
    await new Promise((done) => setTimeout(done, 150))
  }
  throw new Error(`${what} did not happen within a minute.`)
}

async function serve(
  args: string[],
  cwd: string,
  ready: { port: number; path: string },
  env: Record<string, string> = {},
) {
  const given = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...env }
  const child = spawn(process.execPath, args, { cwd, env: given, stdio: ['ignore', 'ignore', 'inherit'] })
  children.push(child)
  await until(`${ready.path} on ${ready.port}`, async () => (await post(ready.port, { ...ready, body: {} })).status)
  return child.pid ?? 0
}

/** A route handler without work. */
const emptyFiles = {
  'app/layout.jsx': 'export default ({ children }) => <html><body>{children}</body></html>\n',
  'app/page.jsx': 'export default () => null\n',
  'app/api/empty/route.js': 'export const POST = () => Response.json({})\n',
}

let emptyDir: string | undefined
let gateway: Awaited<ReturnType<typeof startCountingGateway>> | undefined
try {
  const [devnetPort, port, emptyPort] = [await freePort(), await freePort(), await freePort()]
  emptyDir = buildEmptyApp(emptyFiles)
  const emptyRoute = { port: emptyPort, path: '/api/empty' }
  const emptyPid = await serve([next, 'start', '-p', `${emptyPort}`], emptyDir, emptyRoute)
  const devnetUrl = `http://127.0.0.1:${devnetPort}`
  const cli = join(root, 'packages/devnet/src/cli.ts')
  const devnet = ['--conditions=@lootboxes/source', '--import', 'tsx', cli, '--port', `${devnetPort}`, '--memory']
  await serve([...devnet, '--commit-delay', '0', '--draw-delay', '0'], root, {
    port: devnetPort,
    path: '/status/gateway-status',
  })
  gateway = await startCountingGateway(devnetUrl)
  const counted = gateway
  const pid = await serve(
    [next, 'start', '-p', `${port}`],
    app,
    { port, path: '/api/all-lootbox-resources' },
    {
      RADIX_NETWORK: 'devnet',
      DEVNET_URL: devnetUrl,
      GATEWAY_URL: gateway.url,
      RATE_LIMIT_PER_MINUTE: '1000000000',
    },
  )

  const shopper = createShopper(devnetUrl, devKeys(1).main)
  const { account, box } = shopper
  const tickets = { account_address: account, ticket_address: box.ticketAddress }
  const routes = {
    resources: { path: '/api/all-lootbox-resources', body: { address: box.componentAddress } },
    unrevealed: { path: '/api/all-account-tickets-unrevealed', body: tickets },
    revealed: { path: '/api/all-account-tickets-revealed-unredeemed', body: tickets },
    club: { path: '/api/baller-100-club', body: { account_address: account, token_amount: 0 } },
  }
  const ask = async (route: Post) => (await post(port, route)).json()
  const callsOf = async (...together: Post[]) => {
    counted.count()
    await Promise.all(together.map(ask))
    return counted.count()
  }

  console.log('calls to the Gateway for one request (gateway-and-ledger section 3)')
  const say = (what: string, calls: number, expected: number) =>
    console.log(`  ${what.padEnd(62)}${calls}   (expected ${expected})`)
  say('all-lootbox-resources', await callsOf(routes.resources), 0)
  say('{product}-100-club', await callsOf(routes.club), 1)
  say('all-account-tickets-unrevealed, 0 tickets', await callsOf(routes.unrevealed), 1)
  await shopper.buy(30n)
  const held = await until('the purchase', async () => {
    const list: { id: string }[] = await ask({ ...routes.unrevealed, path: routes.unrevealed.path })
    return list.length === 30 ? list : undefined
  })
  await shopper.reveal(held.slice(0, 1).map(({ id }) => parseLocalId(id)._unsafeUnwrap()))
  const won = await until('the draw', async () => {
    const list: { non_fungible_id: string }[] = await ask(routes.revealed)
    return list[0]
  })
  await shopper.buy(1n)
  await until('another purchase', async () => {
    const items: { total_count: number }[] = (
      await (
        await post(devnetPort, {
          path: '/state/entity/page/non-fungible-vaults/',
          body: { address: account, resource_address: box.ticketAddress },
        })
      ).json()
    ).items
    return items[0]?.total_count === 31 ? true : undefined
  })
  say(
    'both ticket routes at once, 31 tickets, changed since last read',
    await callsOf(routes.unrevealed, routes.revealed),
    3,
  )
  say('both ticket routes at once, unchanged', await callsOf(routes.unrevealed, routes.revealed), 1)
  say('all-account-tickets-unrevealed, unchanged', await callsOf(routes.unrevealed), 1)
  const info = {
    path: '/api/ticket-info-post-reveal',
    body: { resource_address: box.ticketAddress, non_fungible_ids: [won.non_fungible_id] },
  }
  say('ticket-info-post-reveal, one ticket, first', await callsOf(info), 3)
  say('ticket-info-post-reveal, one ticket, again', await callsOf(info), 1)

  const empty = { ...emptyRoute, pid: emptyPid, body: '{}' }
  await warm(empty, options)
  const { connections, rounds, sliceMs } = options
  console.log(
    `\nagainst an empty route handler, ${connections} connections, median of ${rounds} pairs of ${sliceMs} ms`,
  )
  console.log('  targets for cached reads: at least 0.85 of the throughput, at most 1.3 x the p99')
  for (const [name, route] of Object.entries({ ...routes, info })) {
    if (only !== undefined && only !== name) continue
    const target = { port, pid, path: route.path, body: JSON.stringify(route.body) }
    await warm(target, options)
    counted.count()
    const result = await compare(target, empty, options)
    const calls = counted.count()
    const us = (ms: number) => (ms * 1000).toFixed(0)
    const columns = [
      `  ${name.padEnd(11)}${result.perSecond.toFixed(0).padStart(6)}/s of ${result.emptyPerSecond.toFixed(0)}/s: ${result.throughput.toFixed(2)}`,
      `p99 ${result.p99.toFixed(1)} of ${result.emptyP99.toFixed(1)} ms: ${result.tail.toFixed(2)} x`,
      `processor ${us(result.processorMs)} of ${us(result.emptyProcessorMs)} µs: ${(result.emptyProcessorMs / result.processorMs).toFixed(2)}`,
      `${(calls / result.asked).toFixed(2)} Gateway calls a request`,
      ...(result.failed > 0 ? [`${result.failed} FAILED`] : []),
    ]
    console.log(columns.join('   '))
  }

  console.log('\nasked alone: bounded by the trips to the Gateway')
  const bare = {
    port: Number(new URL(gateway.url).port),
    path: '/state/entity/page/non-fungible-vaults/',
    body: JSON.stringify({ address: account, resource_address: box.ticketAddress }),
  }
  const trip = await alone(bare, counted, sliceMs)
  console.log(`  one call to the Gateway, no route around it: ${trip.p50.toFixed(2)} ms`)
  for (const [name, route] of Object.entries({ ...routes, info })) {
    if (only !== undefined && only !== name) continue
    const { p50, callsPerRequest } = await alone(
      { port, path: route.path, body: JSON.stringify(route.body) },
      counted,
      sliceMs,
    )
    console.log(`  ${name.padEnd(11)}${callsPerRequest.toFixed(2)} Gateway calls a request, ${p50.toFixed(2)} ms each`)
  }
} finally {
  gateway?.close()
  for (const child of children) child.kill('SIGTERM')
  if (emptyDir) rmSync(emptyDir, { recursive: true, force: true })
}
