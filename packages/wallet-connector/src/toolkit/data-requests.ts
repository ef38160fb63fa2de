import type { Clock } from '@lootboxes/ledger'
import { err, ok, type Result, ResultAsync } from 'neverthrow'
import type { RequestCallbacks, RequestControl } from '../connector/callbacks'
import { newId } from '../connector/new-id'
import type { WalletConnector } from '../connector/wallet-connector'
import type { AuthorizedRequest, UnauthorizedRequest } from '../protocol/request-items'
import type { AuthorizedResponse, UnauthorizedResponse } from '../protocol/response-items'
import type { DataRequest } from './data-request'
import { isKnownAlready } from './known-already'
import type { LoginState, WalletData } from './login-state'
import { mergeLogin } from './merge-login'
import type { OpenControls } from './open-controls'
import type { RequestItem, RequestItems } from './request-items'
import type { StoredValue } from './stored-value'
import { needsChallenge, toRequestItems } from './to-request-items'
import { type ToolkitError, toolkitError } from './toolkit-error'
import { walletDataOf } from './wallet-data-of'

export type ChallengeGenerator = () => string | Promise<string>
/** Throws (or rejects) to refuse a login, e.g. because the server did not accept the proofs. */
export type DataRequestControl = (walletData: WalletData) => unknown
export type ConnectResponseCallback = (result: Result<WalletData, ToolkitError>) => unknown

export type DataRequestHooks = {
  challenge?: ChallengeGenerator
  control?: DataRequestControl
  response?: ConnectResponseCallback
}

export type DataRequestsOptions = {
  networkId: number
  connector: WalletConnector
  login: StoredValue<LoginState>
  items: RequestItems
  controls: OpenControls
  clock: Clock
  useCache: boolean
  /** What every request carries: interceptor, progress and the life of the toolkit. */
  callbacks: (itemId: string, signal?: AbortSignal) => RequestCallbacks
}

export type AskOptions = {
  oneTime?: boolean
  /** Lets the user choose the persona again instead of continuing with the one that is logged in. */
  fresh?: boolean
  signal?: AbortSignal | undefined
}

type Asked = AuthorizedRequest | UnauthorizedRequest
type Answer = AuthorizedResponse | UnauthorizedResponse

const itemType = (request: DataRequest, loggedIn: boolean, oneTime: boolean): RequestItem['type'] => {
  if (request.proofOfOwnership) return 'proofRequest'
  return loggedIn || oneTime ? 'dataRequest' : 'loginRequest'
}

/** Data requests from builder to stored login (wallet-protocol B3, D6). */
export const createDataRequests = (options: DataRequestsOptions) => {
  const { networkId, connector, login, items, controls, clock, useCache, callbacks } = options
  const hooks: DataRequestHooks = {}
  /** Raised by each logout: what was asked before must not log in after it. */
  let era = 0

  const newChallenge = async (id: string): Promise<Result<string, ToolkitError>> => {
    if (!hooks.challenge) return err(toolkitError(id, 'GenerateChallengeError'))
    try {
      return ok(await hooks.challenge())
    } catch (cause) {
      return err(toolkitError(id, 'GenerateChallengeError', undefined, cause))
    }
  }

  const send = async (
    id: string,
    wire: Asked,
    signal: AbortSignal | undefined,
  ): Promise<Result<{ asked: Asked; answer: Answer }, ToolkitError>> => {
    let control: RequestControl | undefined
    const given = callbacks(id, signal)
    const result = await connector.request(wire, {
      ...given,
      requestControl: (handed) => {
        control = handed
        controls.attach(id, handed)
      },
    })
    return result.map((answer) => {
      const sent = control?.getRequest().items
      const asked = sent?.discriminator === wire.discriminator ? sent : wire
      return { asked, answer }
    })
  }

  const admit = async (id: string, given: WalletData): Promise<Result<WalletData, ToolkitError>> => {
    try {
      await hooks.control?.(given)
      return ok(given)
    } catch (cause) {
      return err(toolkitError(id, 'LoginRejectedByDapp', undefined, cause))
    }
  }

  const converse = async (
    id: string,
    request: DataRequest,
    { oneTime = false, fresh = false, signal }: AskOptions,
  ): Promise<Result<WalletData, ToolkitError>> => {
    const startedIn = era
    const challenge = needsChallenge(request) ? await newChallenge(id) : ok(undefined)
    if (challenge.isErr()) return err(challenge.error)
    const persona = fresh ? undefined : login.get().walletData.persona
    const wire = toRequestItems(request, { networkId, oneTime, persona, challenge: challenge.value })
    if (wire.isErr()) return err(toolkitError(id, 'walletRequestValidation', wire.error))
    const exchange = await send(id, wire.value, signal)
    if (exchange.isErr()) return err(exchange.error)
    const { asked, answer } = exchange.value
    const given = walletDataOf(answer)
    if (oneTime || asked.discriminator !== 'authorizedRequest' || answer.discriminator !== 'authorizedRequest')
      return ok(given)
    const admitted = await admit(id, given)
    if (admitted.isErr()) return admitted
    if (startedIn !== era) return err(toolkitError(id, 'canceledByUser'))
    return ok(login.update((before) => mergeLogin(before, { asked, answer, now: clock.now() })).walletData)
  }

  const respond = (result: Result<WalletData, ToolkitError>) => {
    try {
      hooks.response?.(result)
    } catch {
      // The page's own affair: the request has ended either way.
    }
    return result
  }

  const ask = (request: DataRequest, asking: AskOptions = {}): ResultAsync<WalletData, ToolkitError> => {
    const state = login.get()
    const { oneTime = false, fresh = false } = asking
    if (useCache && !oneTime && !fresh && isKnownAlready(request, state))
      return new ResultAsync(Promise.resolve(respond(ok(state.walletData))))
    const id = newId()
    const loggedIn = state.walletData.persona !== undefined && !fresh
    items.add({ id, type: itemType(request, loggedIn, oneTime), timestamp: clock.now() })
    controls.open(id)
    const run = async () => {
      const result = await converse(id, request, asking)
      controls.close(id)
      if (result.isOk()) items.succeed(id)
      else items.fail(id, result.error.error === 'canceledByUser' ? 'userCancelledRequest' : result.error.error)
      return oneTime ? result : respond(result)
    }
    return new ResultAsync(run())
  }

  return {
    ask,
    hooks,
    /** Answers that are on their way no longer log in. */
    forget: () => {
      era += 1
    },
  }
}
export type DataRequests = ReturnType<typeof createDataRequests>
