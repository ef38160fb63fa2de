import { formatAmount, parseAccountAddress } from '@lootboxes/ledger'
import * as z from 'zod'
import { faucetGift } from '../blueprints/faucet'
import { signTransaction } from '../chain/sign-transaction'
import { devKey } from '../keys'
import { type Answer, empty, json } from './answer'
import type { Gateway } from './gateway'
import { KnobsChange, turnKnobs } from './knobs'
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

function state({ gateway, seed }: ControlContext): Answer {
  const tip = visibleTip(gateway)
  return json(200, {
    networkId: gateway.networkId,
    seed,
    stateVersion: tip.stateVersion,
    epoch: tip.epoch,
    addresses: gateway.genesis.addresses,
    knobs: gateway.knobs,
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
    case 'POST /devnet/knobs': {
      const change = KnobsChange.safeParse(body)
      if (!change.success) return json(400, { message: change.error.message })
      turnKnobs(context.gateway.knobs, change.data)
      return json(200, context.gateway.knobs)
    }
    case 'POST /devnet/faucet':
      return give(context, body)
    default:
      return empty(404)
  }
}
