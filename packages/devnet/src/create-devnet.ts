import type { Server } from 'node:http'
import { err, ok, okAsync, Result, type ResultAsync } from 'neverthrow'
import type { Chain } from './chain/chain'
import { createClock, type DevnetClock } from './chain/clock'
import type { IntakeError } from './chain/intake'
import { createLedger, type Ledger, type Submission } from './chain/ledger'
import { createOracle, type Oracle } from './chain/oracle'
import { replay } from './chain/replay'
import { checkOptions } from './check-options'
import { createKeeper } from './checkpoint/keeper'
import { createControls, type DevnetControls } from './control/create-controls'
import type { DevnetError } from './devnet-error'
import { type DevnetOptions, silentLogger } from './devnet-options'
import { createGenesis, type Genesis, historyMs } from './genesis/create-genesis'
import type { GenesisAddresses } from './genesis/genesis-addresses'
import { answerGateway } from './http/answer-gateway'
import { createServer } from './http/create-server'
import { type FaultSettings, noFaults } from './http/fault-settings'
import type { Gateway } from './http/gateway'
import { type ListenOptions, listen } from './http/listen'
import type { JournalHeader } from './journal/journal-record'
import { type OpenedLedger, openLedgerFile } from './journal/open-ledger-file'
import { devKeys } from './keys'
import { random } from './random'
import { createWalletApi } from './wallet-api/create-wallet-api'
import { trustedCallers } from './wallet-api/trusted-callers'
import { type LoadedWorld, loadWorld, worldHashOf, worldNameOf } from './world/read-world'

/** A running devnet. `close` ends it and commits pending transactions. */
export type Devnet = {
  readonly networkId: number
  readonly seed: number
  readonly addresses: GenesisAddresses
  /** The address of a named entity of the world. */
  readonly addressOf: (name: string) => string
  readonly genesis: Genesis
  readonly ledger: Ledger
  readonly faultSettings: FaultSettings
  /** Clock, snapshots, mining and planned outcomes. */
  readonly controls: DevnetControls
  /** Base URL while the server listens. */
  readonly url: string | undefined
  /** Starts the HTTP server and resolves to its base URL. Port 0 selects a free port. */
  listen(options?: ListenOptions): ResultAsync<string, DevnetError>
  /** Calls a Gateway endpoint in process, with the same responses as over HTTP. */
  ask(path: string, body: unknown): Promise<{ status: number; body: unknown }>
  /** Submits a compiled notarized transaction (hex). */
  submit(hex: string): ResultAsync<Submission, IntakeError>
  /** Resolves when no transaction waits for a commit or a draw. */
  idle(): Promise<void>
  close(): Promise<void>
}

const faultSettingsFrom = ({ faults, ...rest }: NonNullable<DevnetOptions['faultSettings']> = {}): FaultSettings => ({
  ...noFaults,
  ...rest,
  faults: { ...noFaults.faults, ...faults },
})

const askInProcess = (gateway: Gateway) => async (path: string, body: unknown) => {
  const answer = await answerGateway(gateway, path, body === undefined ? '' : JSON.stringify(body), 'in-process')
  return { status: answer.status, body: answer.body === '' ? undefined : (JSON.parse(answer.body) as unknown) }
}

/** The clock starts at the option's time, but not before the newest transaction of a journal. */
function startClock({ now = Date.now, clock = {} }: DevnetOptions, { chain }: Genesis): DevnetClock {
  const started = createClock(now)
  // Sets the clock while it is frozen, so that no time passes before the change.
  if (clock.frozen === true) started.freeze()
  if (clock.startMs !== undefined) started.set(clock.startMs)
  if (started.now() < chain.tip().timeMs) started.set(chain.tip().timeMs)
  return started
}

/** Nonces of the devnet's own transactions. They increase, and after a restart they continue above the ledger's version. */
function createNonces(ledger: Ledger) {
  let nonce = 0
  return {
    get: () => nonce,
    set: (value: number) => {
      nonce = value
    },
    next: () => {
      nonce = Math.max(nonce, ledger.chain.tip().stateVersion) + 1
      return nonce
    },
  }
}

type Parts = { options: DevnetOptions; opened: OpenedLedger; genesis: Genesis; replayed: number }

function assemble({ options, opened, genesis, replayed }: Parts): Devnet {
  const { networkId, seed } = opened.header
  const { journal } = opened
  const { addresses, addressOf, chain, world } = genesis
  const clock = startClock(options, genesis)
  const logger = options.logger ?? silentLogger
  const faultSettings = faultSettingsFrom(options.faultSettings)
  const ledger = createLedger({
    chain,
    journal,
    now: clock.now,
    commitDelayMs: () => faultSettings.commitDelayMs,
    rejection: options.rejection ?? 'immediate',
    onFault: (reason) => logger.warn(reason),
    onRefusal: (line) => logger.info(line),
  })
  const { data, keepVersions, checkpointEvery } = options
  const spool = opened.checkpoint?.spool
  const keeper = createKeeper({ chain, journal, data, keepVersions, checkpointEvery, spool, replayed })
  ledger.onCommit(keeper.afterCommit)
  ledger.tick()
  const oracle: Oracle = createOracle({
    ledger,
    key: devKeys(seed).oracle,
    lootboxes: Object.keys(world.boxes).map(addressOf),
    delayMs: () => faultSettings.drawDelayMs,
    onFault: (reason) => logger.warn(reason),
  })
  const gateway: Gateway = { networkId, ledger, genesis, faultSettings, now: clock.now }
  const ask = askInProcess(gateway)
  const nonces = createNonces(ledger)
  const parsed = trustedCallers(options.trust ?? [])
  const trusted = 'invalid' in parsed ? undefined : parsed
  const controls = createControls({ ledger, oracle, clock, nonce: nonces, genesis, seed, faultSettings })
  const server = createServer({
    gateway,
    walletApi: createWalletApi({
      networkId,
      seed,
      world,
      nextNonce: nonces.next,
      trusted,
      callGateway: ask,
    }),
    control: { gateway, seed, controls },
    chance: random(`devnet:${seed}`),
    trusted,
  })
  let url: string | undefined
  return {
    networkId,
    seed,
    addresses,
    addressOf,
    genesis,
    ledger,
    faultSettings,
    controls,
    get url() {
      return url
    },
    listen: (where) => listen(server, where).map((base) => (url = base)),
    ask,
    submit: (hex) => ledger.submit(hex),
    idle: async () => {
      await ledger.idle()
      await oracle.idle()
    },
    close: async () => {
      oracle.close()
      ledger.flush()
      keeper.close()
      journal.close()
      url = undefined
      await closeServer(server)
    },
  }
}

const closeServer = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })

/**
 * Starts a ledger: writes genesis, replays the journal, and resolves to a devnet ready for `submit`, `ask` and `listen`. Errors:
 * a damaged journal, a different replay, a journal of another network, or a folder that is locked or unusable.
 *
 * @example
 * const devnet = (await createDevnet({ seed: 1, history: false }))._unsafeUnwrap()
 * const url = (await devnet.listen({ port: 0 }))._unsafeUnwrap()
 */
export function createDevnet(options: DevnetOptions = {}): ResultAsync<Devnet, DevnetError> {
  return okAsync<undefined, DevnetError>(undefined)
    .andThen(() => checkOptions(options))
    .andThen(() => checkTrust(options))
    .andThen(() => loadWorld(options.genesis ?? 'hug'))
    .andThen((loaded) => openLedgerFile(options, headerOf(options, loaded)).map((opened) => ({ loaded, opened })))
    .andThen(({ loaded, opened }) => startLedger(options, loaded, opened).orTee(() => opened.journal.close()))
    .map(assemble)
}

function checkTrust({ trust = [] }: DevnetOptions): Result<void, DevnetError> {
  const trusted = trustedCallers(trust)
  return 'invalid' in trusted ? err({ kind: 'bad-trust', entry: trusted.invalid }) : ok(undefined)
}

function headerOf(options: DevnetOptions, loaded: LoadedWorld): JournalHeader {
  const { now = Date.now, clock } = options
  return {
    kind: 'genesis',
    format: 1,
    networkId: options.networkId ?? 240,
    seed: options.seed ?? 1,
    // Whole seconds, so that tickets of a cached world move by whole seconds.
    originMs: Math.floor(((clock?.startMs ?? now()) - historyMs(loaded.world)) / 1000) * 1000,
    history: options.history ?? true,
    world: worldNameOf(options.genesis),
    worldHash: worldHashOf(loaded),
  }
}

/** The journal belongs to the requested world and seed. */
function checkHeader({ seed, genesis }: DevnetOptions, loaded: LoadedWorld, header: JournalHeader) {
  const requested = worldNameOf(genesis)
  if (header.world !== requested)
    return err<void, DevnetError>({ kind: 'other-world', journal: header.world, requested })
  if (header.worldHash !== undefined && header.worldHash !== worldHashOf(loaded))
    return err<void, DevnetError>({ kind: 'world-changed', world: requested })
  return seed === undefined || seed === header.seed
    ? ok<void, DevnetError>(undefined)
    : err<void, DevnetError>({ kind: 'other-seed', journal: header.seed, requested: seed })
}

/** A component whose blueprint the options lack. */
function missingBlueprint(chain: Chain): DevnetError | undefined {
  const { blueprints } = chain.deps
  for (const [{ value: entity } = { value: undefined }] of chain.dump().store.cells.entity.values()) {
    if (entity?.kind !== 'component' || blueprints.at(entity.packageAddress, entity.blueprint)) continue
    return { kind: 'replay-differs', line: 2, reason: `the blueprint ${entity.blueprint} is missing` }
  }
  return undefined
}

/** Loads the checkpoint, or else writes the first state, and replays the journal. */
function startLedger(options: DevnetOptions, loaded: LoadedWorld, opened: OpenedLedger): Result<Parts, DevnetError> {
  const logger = options.logger ?? silentLogger
  if (opened.tornBytes > 0)
    logger.warn(
      `The journal ended in half a line (${opened.tornBytes} bytes). The devnet dropped it; no committed transaction is lost.`,
    )
  const { header, records, checkpoint } = opened
  return checkHeader(options, loaded, header)
    .andThen(() => startGenesis({ ...header, loaded, blueprints: options.blueprints, checkpoint }))
    .andThen((genesis) => {
      const missing = checkpoint && missingBlueprint(genesis.chain)
      if (missing) return err(missing)
      return replay(genesis.chain, records).map(() => ({ options, opened, genesis, replayed: records.length }))
    })
}

const startGenesis = Result.fromThrowable(
  createGenesis,
  (cause): DevnetError => ({ kind: 'genesis-failed', reason: cause instanceof Error ? cause.message : String(cause) }),
)
