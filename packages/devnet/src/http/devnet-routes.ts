import { accountAddressFromPublicKey, formatAmount, parseAccountAddress, parseAmount, ZERO } from '@lootboxes/ledger'
import { err, ok, type Result } from 'neverthrow'
import * as z from 'zod'
import { faucetGift } from '../blueprints/faucet'
import { signTransaction } from '../chain/sign-transaction'
import type { UserTransaction } from '../chain/transaction-record'
import { type DevKey, devKey, devKeys } from '../keys'
import { type Answer, empty, json } from './answer'
import { applyFaultSettings, FaultSettingsChange } from './fault-settings'
import type { Gateway } from './gateway'
import { visibleTip } from './read-ledger'

export type ControlContext = { gateway: Gateway; seed: number; nextNonce: () => number }

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
  const sent = await ledger.submit(hex)
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

const Gift = z.object({ account: z.string(), baller: z.string().optional() })

/** Sends the faucet's XRD and, on request, BALLER of the oracle's reserve to an account. The faucet pays the fee. */
async function give(context: ControlContext, body: unknown): Promise<Answer> {
  const { gateway, seed } = context
  const { data } = Gift.safeParse(body)
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

const Price = z.object({ component: z.string().optional(), price: z.string() })

/** Changes the ticket price of a box with a transaction of its operator. */
async function setPrice(context: ControlContext, body: unknown): Promise<Answer> {
  const { ledger, genesis } = context.gateway
  const parsed = Price.safeParse(body)
  const view = ledger.chain.view()
  const boxes = Object.keys(genesis.world.boxes).map(genesis.addressOf)
  const component = parsed.data?.component ?? boxes.findLast((one) => view.get('lootbox', one)?.isOpen) ?? ''
  const price = parsed.success ? positive(parsed.data.price) : undefined
  if (price === undefined) return json(400, { message: 'price: an amount above zero is needed' })
  if (view.get('lootbox', component) === undefined)
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

/** Handles `/devnet/*`: controls for tests and developers on this machine. */
export async function answerControl(
  context: ControlContext,
  method: string,
  path: string,
  body: unknown,
): Promise<Answer> {
  switch (`${method} ${path}`) {
    case 'GET /devnet/state':
      return state(context)
    case 'POST /devnet/fault-settings': {
      const change = FaultSettingsChange.safeParse(body)
      if (!change.success) return json(400, { message: change.error.message })
      applyFaultSettings(context.gateway.faultSettings, change.data)
      return json(200, context.gateway.faultSettings)
    }
    case 'POST /devnet/price':
      return setPrice(context, body)
    case 'POST /devnet/faucet':
      return give(context, body)
    default:
      return empty(404)
  }
}
