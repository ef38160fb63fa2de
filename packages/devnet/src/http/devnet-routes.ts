import { accountAddressFromPublicKey, formatAmount, parseAccountAddress, parseAmount, ZERO } from '@lootboxes/ledger'
import { err, ok, type Result } from 'neverthrow'
import * as z from 'zod'
import { faucetGift } from '../blueprints/faucet'
import { lootbox } from '../blueprints/lootbox'
import { signTransaction } from '../chain/sign-transaction'
import type { UserTransaction } from '../chain/transaction-record'
import {
  ClockChange,
  type ControlError,
  type DevnetControls,
  NextTransactions,
  Nothing,
  Restore,
} from '../control/create-controls'
import { type DevKey, devKey, devKeys } from '../keys'
import { type Answer, empty, json } from './answer'
import { applyFaultSettings, FaultSettingsChange } from './fault-settings'
import type { Gateway } from './gateway'
import { visibleTip } from './read-ledger'

export type ControlContext = { gateway: Gateway; seed: number; nextNonce: () => number; controls: DevnetControls }

type Order = { manifest: string; notary: DevKey; notaryIsSignatory?: boolean; signers?: readonly DevKey[] }

/** Signs a manifest, submits it and waits for its commit. */
async function commit(context: ControlContext, order: Order): Promise<Result<UserTransaction, Answer>> {
  const { ledger, networkId } = context.gateway
  const { manifest, notary, notaryIsSignatory, signers = [] } = order
  ledger.tick()
  const { epoch } = ledger.chain.tip()
  const hex = await signTransaction({
    manifest,
    networkId,
    startEpoch: epoch,
    endEpoch: epoch + 10,
    nonce: context.nextNonce(),
    signers: signers.map(({ privateKey }) => privateKey),
    notary: notary.privateKey,
    notaryIsSignatory,
  })
  const sent = await ledger.submit(hex, 'devnet')
  if (sent.isErr()) return err(json(500, { message: sent.error.kind }))
  const { intentId } = sent.value
  await ledger.idle()
  const record = ledger.chain.transactionByIntent(intentId)
  return record?.status === 'CommittedSuccess'
    ? ok(record)
    : err(json(500, { message: record?.error ?? 'The transaction was rejected' }))
}

const accountOf = ({ gateway }: ControlContext, { publicKey }: DevKey) =>
  accountAddressFromPublicKey(publicKey, gateway.networkId)

const positive = (text: string) => {
  const amount = parseAmount(text).unwrapOr(undefined)
  return amount !== undefined && amount > ZERO ? amount : undefined
}

const hasUnknownKey = (error: z.ZodError | undefined): error is z.ZodError =>
  error?.issues.some(({ code }) => code === 'unrecognized_keys') === true

const Gift = z.strictObject({ account: z.string(), baller: z.string().optional() })

/** Sends the faucet's XRD and, on request, BALLER of the oracle's reserve to an account. The faucet pays the fee. */
async function give(context: ControlContext, body: unknown): Promise<Answer> {
  const { gateway, seed } = context
  const { data, error } = Gift.safeParse(body)
  if (hasUnknownKey(error)) return refuse(z.prettifyError(error))
  const account = data && parseAccountAddress(data.account, gateway.networkId).unwrapOr(undefined)
  if (account === undefined) return json(400, { message: 'account: an account address of this network is needed' })
  const baller = data?.baller === undefined ? undefined : positive(data.baller)
  if (data?.baller !== undefined && baller === undefined)
    return json(400, { message: 'baller: an amount above zero is needed' })
  const { wellKnown, world, addressOf } = gateway.genesis
  if (baller !== undefined && !Object.hasOwn(world.fungibles, 'baller'))
    return json(400, { message: 'baller: this world has no such token' })
  const { faucet } = wellKnown
  const { oracle } = devKeys(seed)
  const withdrawal = `CALL_METHOD Address("${accountOf(context, oracle)}") "withdraw" Address("${addressOf('baller')}")`
  const committed = await commit(context, {
    manifest: [
      `CALL_METHOD Address("${faucet}") "lock_fee" Decimal("10");`,
      `CALL_METHOD Address("${faucet}") "free";`,
      ...(baller === undefined ? [] : [`${withdrawal} Decimal("${formatAmount(baller)}");`]),
      `CALL_METHOD Address("${account}") "try_deposit_batch_or_abort" Expression("ENTIRE_WORKTOP") Enum<0u8>();`,
    ].join('\n'),
    notary: devKey(seed, 'faucet'),
    signers: baller === undefined ? [] : [oracle],
  })
  return committed.match(
    ({ intentId, stateVersion }) =>
      json(200, { transactionIntentHash: intentId, stateVersion, amount: formatAmount(faucetGift) }),
    (refusal) => refusal,
  )
}

const Price = z.strictObject({ component: z.string().optional(), price: z.string() })

/** Changes the ticket price of a box with a transaction of its operator. */
async function setPrice(context: ControlContext, body: unknown): Promise<Answer> {
  const { ledger, genesis } = context.gateway
  const parsed = Price.safeParse(body)
  const view = ledger.chain.view()
  const boxes = Object.keys(genesis.world.boxes).map(genesis.addressOf)
  const component = parsed.data?.component ?? boxes.findLast((one) => lootbox.stateOf(view, one)?.open) ?? ''
  if (hasUnknownKey(parsed.error)) return refuse(z.prettifyError(parsed.error))
  const price = parsed.success ? positive(parsed.data.price) : undefined
  if (price === undefined) return json(400, { message: 'price: an amount above zero is needed' })
  if (lootbox.stateOf(view, component) === undefined)
    return json(400, { message: 'component: a lootbox of this devnet is needed' })
  const { oracle } = devKeys(context.seed)
  const changed = await commit(context, {
    manifest: [
      `CALL_METHOD Address("${accountOf(context, oracle)}") "lock_fee" Decimal("10");`,
      `CALL_METHOD Address("${component}") "set_price" Decimal("${formatAmount(price)}");`,
    ].join('\n'),
    notary: oracle,
    notaryIsSignatory: true,
  })
  return changed.match(
    ({ intentId, stateVersion }) =>
      json(200, { transactionIntentHash: intentId, stateVersion, price: formatAmount(price) }),
    (refusal) => refusal,
  )
}

const sections = ['accounts', 'dapps', 'fungibles', 'collections', 'boxes'] as const

/** Addresses of the world's entities by name. */
const namedAddresses = ({ genesis: { world, addressOf } }: Gateway): Readonly<Record<string, string>> =>
  Object.fromEntries(sections.flatMap((section) => Object.keys(world[section]).map((name) => [name, addressOf(name)])))

function state({ gateway, seed }: ControlContext): Answer {
  const tip = visibleTip(gateway)
  return json(200, {
    networkId: gateway.networkId,
    seed,
    stateVersion: tip.stateVersion,
    epoch: tip.epoch,
    addresses: gateway.genesis.addresses,
    world: namedAddresses(gateway),
    faultSettings: gateway.faultSettings,
  })
}

const refuse = (message: string): Answer => json(400, { message })

/** Parses a body, where an unknown setting is an error, and answers with what `run` returns. */
function parsed<S extends z.ZodType>(schema: S, body: unknown, run: (value: z.output<S>) => Answer): Answer {
  const result = schema.safeParse(body ?? {})
  return result.success ? run(result.data) : refuse(z.prettifyError(result.error))
}

const answered = (result: Result<unknown, ControlError>): Answer =>
  result.match(
    (value) => json(200, value),
    ({ reason }) => refuse(reason),
  )

type Route = (context: ControlContext, body: unknown) => Answer | Promise<Answer>

const routes: Readonly<Record<string, Route>> = {
  'GET /devnet/state': state,
  'GET /devnet/state-hash': ({ controls }) => json(200, { stateHash: controls.stateHash() }),
  'GET /devnet/clock': ({ controls }) => answered(controls.clock()),
  'POST /devnet/clock': ({ controls }, body) => parsed(ClockChange, body, (change) => answered(controls.clock(change))),
  'GET /devnet/snapshots': ({ controls }) => json(200, { snapshots: controls.snapshots() }),
  'POST /devnet/snapshot': ({ controls }, body) => parsed(Nothing, body, () => json(200, controls.snapshot())),
  'POST /devnet/restore': ({ controls }, body) => parsed(Restore, body, ({ id }) => answered(controls.restore(id))),
  'POST /devnet/mine': ({ controls }, body) => parsed(Nothing, body, () => json(200, controls.mine())),
  'POST /devnet/next-transactions': ({ controls }, body) =>
    parsed(NextTransactions, body, (plan) => {
      controls.nextTransactions(plan)
      return json(200, plan)
    }),
  'POST /devnet/fault-settings': ({ gateway }, body) =>
    parsed(FaultSettingsChange, body, (change) => {
      applyFaultSettings(gateway.faultSettings, change)
      return json(200, gateway.faultSettings)
    }),
  'POST /devnet/price': setPrice,
  'POST /devnet/faucet': give,
}

/** Handles `/devnet/*`: controls for tests and developers on this machine. */
export async function answerControl(
  context: ControlContext,
  method: string,
  path: string,
  body: unknown,
): Promise<Answer> {
  const route = Object.hasOwn(routes, `${method} ${path}`) ? routes[`${method} ${path}`] : undefined
  return route === undefined ? empty(404) : route(context, body)
}
