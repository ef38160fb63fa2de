import type { Result, ResultAsync } from 'neverthrow'
import * as z from 'zod'
import type { ControlError } from '../control/control-error'
import { ClockChange, type DevnetControls, NextTransactions, Nothing, Restore } from '../control/create-controls'
import { type Answer, empty, json } from './answer'
import { FaultSettingsChange } from './fault-settings'
import type { Gateway } from './gateway'

export type ControlContext = { gateway: Gateway; seed: number; controls: DevnetControls }

const Gift = z.strictObject({ account: z.string(), baller: z.string().optional() })
const Price = z.strictObject({ component: z.string().optional(), price: z.string() })

const sections = ['accounts', 'dapps', 'fungibles', 'collections', 'boxes'] as const

/** Addresses of the world's entities by name. */
const namedAddresses = ({ genesis: { world, addressOf } }: Gateway): Readonly<Record<string, string>> =>
  Object.fromEntries(sections.flatMap((section) => Object.keys(world[section]).map((name) => [name, addressOf(name)])))

function state({ gateway, seed }: ControlContext): Answer {
  gateway.ledger.tick()
  const { chain } = gateway.ledger
  const tip = chain.tip()
  const isInWorld = (address: string) => chain.view().get('entity', address) !== undefined
  return json(200, {
    networkId: gateway.networkId,
    seed,
    stateVersion: tip.stateVersion,
    epoch: tip.epoch,
    // Another world lacks entities of the built-in ones.
    addresses: Object.fromEntries(Object.entries(gateway.genesis.addresses).filter(([, one]) => isInWorld(one))),
    world: namedAddresses(gateway),
    faultSettings: gateway.faultSettings,
  })
}

const refuse = (message: string): Answer => json(400, { message })

type Answered = Answer | Promise<Answer>

/** Parses a body, where an unknown setting is an error, and answers with what `run` returns. */
function parsed<S extends z.ZodType, A extends Answered>(schema: S, body: unknown, run: (value: z.output<S>) => A) {
  const result = schema.safeParse(body ?? {})
  return result.success ? run(result.data) : refuse(z.prettifyError(result.error))
}

const answered = (result: Result<unknown, ControlError>): Answer =>
  result.match(
    (value) => json(200, value),
    ({ reason }) => refuse(reason),
  )

const answeredLater = async (result: ResultAsync<unknown, ControlError>): Promise<Answer> => answered(await result)

type Route = (context: ControlContext, body: unknown) => Answered

const routes: Readonly<Record<string, Route>> = {
  'GET /devnet/state': state,
  'GET /devnet/state-hash': ({ controls }) => json(200, { stateHash: controls.stateHash() }),
  'GET /devnet/clock': ({ controls }) => answered(controls.clock()),
  'POST /devnet/clock': ({ controls }, body) => parsed(ClockChange, body, (change) => answered(controls.clock(change))),
  'GET /devnet/snapshots': ({ controls }) => json(200, { snapshots: controls.snapshots() }),
  'POST /devnet/snapshot': ({ controls }, body) => parsed(Nothing, body, () => json(200, controls.snapshot())),
  'POST /devnet/restore': ({ controls }, body) => parsed(Restore, body, ({ id }) => answered(controls.restore(id))),
  'POST /devnet/reset': ({ controls }, body) => parsed(Nothing, body, () => answered(controls.reset())),
  'POST /devnet/mine': ({ controls }, body) => parsed(Nothing, body, () => json(200, controls.mine())),
  'POST /devnet/next-transactions': ({ controls }, body) =>
    parsed(NextTransactions, body, (plan) => answered(controls.nextTransactions(plan))),
  'POST /devnet/fault-settings': ({ controls }, body) =>
    parsed(FaultSettingsChange, body, (change) => answered(controls.faults(change))),
  'POST /devnet/price': ({ controls }, body) =>
    parsed(Price, body, ({ price, component }) => answeredLater(controls.price(price, { component }))),
  'POST /devnet/faucet': ({ controls }, body) =>
    parsed(Gift, body, ({ account, baller }) => answeredLater(controls.faucet(account, { baller }))),
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
