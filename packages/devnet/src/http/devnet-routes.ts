import { accountAddressFromPublicKey, formatAmount, parseAccountAddress, parseAmount, ZERO } from '@lootboxes/ledger'
import * as z from 'zod'
import { faucetGift } from '../blueprints/faucet'
import { signTransaction } from '../chain/sign-transaction'
import { devKey } from '../keys'
import { type Answer, empty, json } from './answer'
import { applyFaultSettings, FaultSettingsChange } from './fault-settings'
import type { Gateway } from './gateway'
import { visibleTip } from './read-ledger'

export type ControlContext = { gateway: Gateway; seed: number; nextNonce: () => number }

const Gift = z.object({ account: z.string() })

/** Sends the faucet's gift to an account, in a transaction the faucet pays for. */
async function give({ gateway, seed, nextNonce }: ControlContext, body: unknown): Promise<Answer> {
  const asked = Gift.safeParse(body)
  const account = asked.success
    ? parseAccountAddress(asked.data.account, gateway.networkId).unwrapOr(undefined)
    : undefined
  if (account === undefined) return json(400, { message: 'account: an account address of this network is needed' })
  const { faucet } = gateway.genesis.wellKnown
  gateway.ledger.tick()
  const { epoch } = gateway.ledger.chain.tip()
  const hex = await signTransaction({
    manifest: [
      `CALL_METHOD Address("${faucet}") "lock_fee" Decimal("10");`,
      `CALL_METHOD Address("${faucet}") "free";`,
      `CALL_METHOD Address("${account}") "try_deposit_batch_or_abort" Expression("ENTIRE_WORKTOP") Enum<0u8>();`,
    ].join('\n'),
    networkId: gateway.networkId,
    startEpoch: epoch,
    endEpoch: epoch + 10,
    nonce: nextNonce(),
    signers: [],
    notary: devKey(seed, 'faucet').privateKey,
  })
  const sent = await gateway.ledger.submit(hex)
  return sent.match(
    ({ intentId }) => json(200, { transactionIntentHash: intentId, amount: formatAmount(faucetGift) }),
    (error) => json(500, { message: error.kind }),
  )
}

const Price = z.object({ component: z.string().optional(), price: z.string() })

/** Changes what a ticket of a box costs, in a transaction of whoever runs it. Answers when it is committed. */
async function setPrice({ gateway, seed, nextNonce }: ControlContext, body: unknown): Promise<Answer> {
  const asked = Price.safeParse(body)
  const { ledger, networkId, genesis } = gateway
  const component = asked.data?.component ?? genesis.addresses.hugOpen
  const price = asked.success ? parseAmount(asked.data.price).unwrapOr(undefined) : undefined
  if (price === undefined || price <= ZERO) return json(400, { message: 'price: an amount above zero is needed' })
  if (ledger.chain.view().get('lootbox', component) === undefined)
    return json(400, { message: 'component: a lootbox of this devnet is needed' })
  ledger.tick()
  const { epoch } = ledger.chain.tip()
  const { privateKey, publicKey } = devKey(seed, 'oracle')
  const hex = await signTransaction({
    manifest: [
      `CALL_METHOD Address("${accountAddressFromPublicKey(publicKey, networkId)}") "lock_fee" Decimal("10");`,
      `CALL_METHOD Address("${component}") "set_price" Decimal("${formatAmount(price)}");`,
    ].join('\n'),
    networkId,
    startEpoch: epoch,
    endEpoch: epoch + 10,
    nonce: nextNonce(),
    signers: [],
    notary: privateKey,
    notaryIsSignatory: true,
  })
  const sent = await ledger.submit(hex)
  if (sent.isErr()) return json(500, { message: sent.error.kind })
  const { intentId } = sent.value
  await ledger.idle()
  const record = ledger.chain.transactionByIntent(intentId)
  if (record?.status !== 'CommittedSuccess') return json(500, { message: record?.error ?? 'The change was rejected' })
  return json(200, { transactionIntentHash: intentId, stateVersion: record.stateVersion, price: formatAmount(price) })
}

function state({ gateway, seed }: ControlContext): Answer {
  const tip = visibleTip(gateway)
  return json(200, {
    networkId: gateway.networkId,
    seed,
    stateVersion: tip.stateVersion,
    epoch: tip.epoch,
    addresses: gateway.genesis.addresses,
    faultSettings: gateway.faultSettings,
  })
}

/** `/devnet/*`: what only a test or a developer on this machine may do. */
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
