import { type Clock, orAborted } from '@lootboxes/ledger'
import { err, ok, type Result, ResultAsync } from 'neverthrow'
import type { RequestCallbacks, RequestControl } from '../connector/callbacks'
import { newId } from '../connector/new-id'
import type { WalletConnector } from '../connector/wallet-connector'
import type { AuthorizedRequest, UnauthorizedRequest } from '../protocol/request-items'
import type { AuthorizedResponse, UnauthorizedResponse } from '../protocol/response-items'
import type { DataRequest } from './data-request'
import { isAlreadyShared } from './is-already-shared'
import { isOnNetwork } from './is-on-network'
import type { LoginState, WalletData } from './login-state'
import { mergeLogin } from './merge-login'
import { anySignal, type OpenControls } from './open-controls'
import type { RequestItem, RequestItems } from './request-items'
import type { StoredValue } from './stored-value'
import { needsChallenge, toRequestItems } from './to-request-items'
import { type ToolkitError, type ToolkitErrorCode, toolkitError } from './toolkit-error'
import { walletDataOf } from './wallet-data-of'

/** Returns the challenge for a proof: 64 hex digits. */
export type ChallengeGenerator = () => string | Promise<string>
/** Throws or rejects to reject a login, for example because the server did not accept the proofs. */
export type DataRequestControl = (walletData: WalletData) => unknown
/** Called with the result of every login. */
export type ConnectResponseCallback = (result: Result<WalletData, ToolkitError>) => unknown

type DataRequestHooks = {
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
  /** Ends all waits. */
  life: AbortSignal
  /** The callbacks of every request: interceptor, progress and the signal of the toolkit. */
  callbacks: (itemId: string, signal?: AbortSignal) => RequestCallbacks
}

export type AskOptions = {
  oneTime?: boolean
  /** Lets the user choose the persona again instead of continuing with the current one. */
  fresh?: boolean
  signal?: AbortSignal | undefined
}

type LoginRequest = AuthorizedRequest | UnauthorizedRequest
type LoginResponse = AuthorizedResponse | UnauthorizedResponse

const itemType = (request: DataRequest, loggedIn: boolean, oneTime: boolean): RequestItem['type'] => {
  if (request.proofOfOwnership) return 'proofRequest'
  return loggedIn || oneTime ? 'dataRequest' : 'loginRequest'
}

/** The error of an unusable response: no account although some were requested, or addresses of another network. */
const unusableData = (
  requested: LoginRequest,
  { accounts, persona }: WalletData,
  networkId: number,
): readonly [ToolkitErrorCode, string?] | undefined => {
  const foreign =
    accounts.find(({ address }) => !isOnNetwork(address, networkId))?.address ??
    (persona && !isOnNetwork(persona.identityAddress, networkId, 'identity') && persona.identityAddress)
  if (foreign) return ['wrongNetwork', `${foreign} does not belong to network ${networkId}`]
  const wanted = requested.oneTimeAccounts ?? ('ongoingAccounts' in requested ? requested.ongoingAccounts : undefined)
  return wanted && wanted.numberOfAccounts.quantity > 0 && accounts.length === 0 ? ['noAccountShared'] : undefined
}

/** The signals that end the wait for code of the page. */
type PageWorkEnds = { life: AbortSignal; stopped: AbortSignal; signal: AbortSignal | undefined }

/** Runs code of the page, which can throw, reject or never settle. */
const pageWork = async <T>(
  id: string,
  { life, stopped, signal }: PageWorkEnds,
  { code, work }: { code: ToolkitErrorCode; work: () => T | PromiseLike<T> },
): Promise<Result<T, ToolkitError>> => {
  const ends = anySignal(life, stopped, signal)
  const ended = (cause?: unknown): ToolkitError => {
    if (life.aborted) return toolkitError(id, 'connectorDestroyed')
    if (stopped.aborted) return toolkitError(id, 'canceledByUser')
    return signal?.aborted
      ? toolkitError(id, 'requestAborted', undefined, signal.reason)
      : toolkitError(id, code, undefined, cause)
  }
  try {
    ends.throwIfAborted()
    const done = await orAborted(Promise.resolve(work()), ends)
    return ends.aborted ? err(ended()) : ok(done)
  } catch (cause) {
    return err(ended(cause))
  }
}

/** Sends a login request. Resolves to the response and the request as an interceptor may have changed it. */
const exchange = async (
  { connector, controls, callbacks }: DataRequestsOptions,
  id: string,
  { wire, signal, fresh }: { wire: LoginRequest; signal: AbortSignal | undefined; fresh: boolean },
): Promise<Result<{ requested: LoginRequest; answer: LoginResponse }, ToolkitError>> => {
  let control: RequestControl | undefined
  const result = await connector.request(wire, {
    ...callbacks(id, signal),
    newSession: fresh,
    requestControl: (handed) => {
      control = handed
      controls.hand(id, handed)
    },
  })
  controls.hand(id, undefined)
  return result.map((answer) => {
    const sent = control?.getRequest().items
    const requested = sent?.discriminator === wire.discriminator ? sent : wire
    return { requested, answer }
  })
}

/** Data requests from the builder to the stored login. */
export const createDataRequests = (options: DataRequestsOptions) => {
  const { networkId, login, items, controls, clock, useCache, life } = options
  const hooks: DataRequestHooks = {}

  const converse = async (
    id: string,
    request: DataRequest,
    { oneTime = false, fresh = false, signal }: AskOptions,
  ): Promise<Result<WalletData, ToolkitError>> => {
    const ends = { life, stopped: controls.open(id), signal }
    const generate = hooks.challenge ?? (() => Promise.reject(new Error('provideChallengeGenerator was not called')))
    const challenge = needsChallenge(request)
      ? await pageWork(id, ends, { code: 'GenerateChallengeError', work: generate })
      : ok(undefined)
    if (challenge.isErr()) return err(challenge.error)
    const persona = fresh ? undefined : login.get().walletData.persona
    const wire = toRequestItems(request, { networkId, oneTime, persona, challenge: challenge.value })
    if (wire.isErr()) return err(toolkitError(id, 'walletRequestValidation', wire.error))
    const exchanged = await exchange(options, id, { wire: wire.value, signal, fresh })
    if (exchanged.isErr()) return err(exchanged.error)
    const { requested, answer } = exchanged.value
    const given = walletDataOf(answer)
    const unusable = unusableData(requested, given, networkId)
    if (unusable) return err(toolkitError(id, ...unusable))
    if (oneTime || requested.discriminator !== 'authorizedRequest' || answer.discriminator !== 'authorizedRequest')
      return ok(given)
    const admitted = await pageWork(id, ends, { code: 'LoginRejectedByDapp', work: () => hooks.control?.(given) })
    if (admitted.isErr()) return err(admitted.error)
    return ok(login.update((before) => mergeLogin(before, { requested, answer, now: clock.now() })).walletData)
  }

  const respond = (result: Result<WalletData, ToolkitError>) => {
    try {
      hooks.response?.(result)
    } catch {
      // An error of the page's callback does not change the result.
    }
    return result
  }

  const ask = (request: DataRequest, asking: AskOptions = {}): ResultAsync<WalletData, ToolkitError> => {
    const state = login.get()
    const { oneTime = false, fresh = false } = asking
    if (useCache && !oneTime && !fresh && isAlreadyShared(request, state))
      return new ResultAsync(Promise.resolve(respond(ok(state.walletData))))
    const id = newId()
    const loggedIn = state.walletData.persona !== undefined && !fresh
    items.add({ id, type: itemType(request, loggedIn, oneTime), timestamp: clock.now() })
    const run = async () => {
      const result = await converse(id, request, asking)
      controls.close(id)
      if (result.isOk()) items.succeed(id)
      else items.fail(id, result.error.error)
      return oneTime ? result : respond(result)
    }
    return new ResultAsync(run())
  }

  return { ask, hooks }
}
export type DataRequests = ReturnType<typeof createDataRequests>
