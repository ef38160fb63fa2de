#!/usr/bin/env node
import { parseArgs } from 'node:util'
import { accountLines } from './command/account-lines'
import { control, isControl } from './command/control'
import { init } from './command/init'
import { readBlueprints } from './command/read-blueprints'
import { createDevnet } from './create-devnet'
import { devnetErrorText } from './devnet-error'
import { env } from './env'
import { urlOf } from './http/listen'

const usage = `lootboxes-devnet [options]
lootboxes-devnet init [world.json] [--from-gateway URL --address ADDRESS …]
lootboxes-devnet state|state-hash|clock|snapshot|snapshots|restore|reset|mine|next|faults|faucet|price [name=value …] [--port N | --url URL]

  --genesis WORLD     first state: hug, demo, empty, or the path of a world file (hug)
  --blueprints FILE   module that exports blueprints (defineBlueprint); may be repeated
  --port N            port of the Gateway API (8090; also DEVNET_PORT)
  --host NAME         address to bind (127.0.0.1)
  --data DIR          folder of the journal (.data/devnet)
  --memory            keep nothing
  --seed N            keys and history (1)
  --start-time ISO    time of the first transaction (now)
  --freeze            the clock stands still
  --trust ADDRESS     address, network or host name that may use the wallet and the controls, e.g. 172.17.0.0/16
  --commit-delay MS   time from submission to commit (1500)
  --draw-delay MS     time from a reveal to its draw (1500)
  --reset             delete the journal first
  --keep-versions N   readable state versions, to bound memory (all)
  --checkpoint-every N
                      transactions between two checkpoints (5000)
  --no-history        skip the trade of the world
  --help`

const print = (line: string): void => void process.stdout.write(`${line}\n`)
const complain = (line: string): void => void process.stderr.write(`${line}\n`)

function fail(line: string): never {
  complain(line)
  process.exit(1)
}

function wholeNumber(name: string, text: string | undefined, fallback: number): number {
  if (text === undefined) return fallback
  return /^\d{1,9}$/.test(text) ? Number(text) : fail(`--${name} takes a whole number, not “${text}”.`)
}

function timeOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  const ms = Date.parse(text)
  return Number.isNaN(ms) ? fail(`--start-time takes a time such as 2026-01-01T00:00:00Z, not “${text}”.`) : ms
}

/** Options of `init`, and of the commands that call a running devnet. All others start one. */
const initOptions = ['from-gateway', 'address']
const controlOptions = ['url', 'host', 'port']

/** An option without an effect on the command is an error, because its user expects one. */
function refuseUseless(command: string | undefined, given: readonly string[]): void {
  const isUseful = (name: string): boolean => {
    if (command === 'init') return initOptions.includes(name)
    if (command !== undefined) return controlOptions.includes(name)
    return name !== 'url' && !initOptions.includes(name)
  }
  const useless = given.find((name) => !isUseful(name))
  if (useless === undefined) return
  fail(command === undefined ? `--${useless} needs a command.` : `“${command}” has no option --${useless}.`)
}

function readOptions() {
  try {
    return parseArgs({
      allowPositionals: true,
      tokens: true,
      options: {
        genesis: { type: 'string' },
        'from-gateway': { type: 'string' },
        address: { type: 'string', multiple: true, default: [] },
        blueprints: { type: 'string', multiple: true, default: [] },
        port: { type: 'string' },
        host: { type: 'string', default: '127.0.0.1' },
        data: { type: 'string', default: '.data/devnet' },
        memory: { type: 'boolean', default: false },
        seed: { type: 'string' },
        url: { type: 'string' },
        'start-time': { type: 'string' },
        trust: { type: 'string', multiple: true, default: [] },
        freeze: { type: 'boolean', default: false },
        'commit-delay': { type: 'string' },
        'draw-delay': { type: 'string' },
        reset: { type: 'boolean', default: false },
        'keep-versions': { type: 'string' },
        'checkpoint-every': { type: 'string' },
        'no-history': { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    })
  } catch (cause) {
    return fail(`${cause instanceof Error ? cause.message : String(cause)}\n\n${usage}`)
  }
}

const { values: options, positionals, tokens } = readOptions()
if (options.help) {
  print(usage)
  process.exit(0)
}

const [command, ...settings] = positionals
if (command !== undefined && command !== 'init' && !isControl(command))
  fail(`There is no command “${command}”.\n\n${usage}`)
refuseUseless(
  command,
  tokens.flatMap((token) => (token.kind === 'option' ? [token.name] : [])),
)
const port = wholeNumber('port', options.port ?? env.port, 8090)
if (command === 'init') {
  const [path = 'world.json', ...more] = settings
  if (more.length > 0) fail(`“init” writes one file, not “${settings.join(' ')}”.`)
  const written = await init({ path, fromGateway: options['from-gateway'], addresses: options.address })
  written.match(print, fail)
  process.exit(0)
}
if (command !== undefined) {
  const called = await control(options.url ?? urlOf(options.host, port), command, settings)
  called.match(print, fail)
  process.exit(0)
}

const optionalNumber = (name: 'seed' | 'keep-versions' | 'checkpoint-every'): number | undefined =>
  options[name] === undefined ? undefined : wholeNumber(name, options[name], 0)

const blueprints = await readBlueprints(options.blueprints)
const created = await createDevnet({
  blueprints: blueprints.match((some) => some, fail),
  genesis: options.genesis,
  seed: optionalNumber('seed'),
  data: options.memory ? undefined : options.data,
  reset: options.reset,
  keepVersions: optionalNumber('keep-versions'),
  checkpointEvery: optionalNumber('checkpoint-every'),
  trust: options.trust,
  history: !options['no-history'],
  clock: { startMs: timeOf(options['start-time']), frozen: options.freeze },
  faultSettings: {
    commitDelayMs: wholeNumber('commit-delay', options['commit-delay'], 1_500),
    drawDelayMs: wholeNumber('draw-delay', options['draw-delay'], 1_500),
  },
  logger: { info: print, warn: complain },
})
if (created.isErr()) fail(devnetErrorText(created.error))
const devnet = created.value

// Before the line that says where the devnet listens: a program may stop it as soon as it reads that line.
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    void devnet.close().then(() => process.exit(0))
  })

const listening = await devnet.listen({
  port,
  host: options.host,
})
if (listening.isErr()) {
  await devnet.close()
  fail(devnetErrorText(listening.error))
}
const tip = devnet.ledger.chain.tip()
const { networkId, genesis } = devnet
print(
  [
    `Lootboxes devnet at ${listening.value} (network ${networkId}, state version ${tip.stateVersion}, epoch ${tip.epoch})`,
    `Wallet, for the <head> of a page: <script src="${listening.value}/wallet.js"></script>`,
    ...Object.keys(genesis.world.dapps).map((name) => `dApp definition: ${genesis.addressOf(name)} (${name})`),
    ...accountLines(genesis),
  ].join('\n'),
)
