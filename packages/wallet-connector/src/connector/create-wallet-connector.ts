import { type Result, ResultAsync } from 'neverthrow'
import { Observable, Subject } from 'rxjs'
import type { Metadata } from '../protocol/metadata'
import { readIncoming } from '../protocol/read-incoming'
import type { RequestItems, TransactionRequest } from '../protocol/request-items'
import { METADATA_VERSION, metadata as metadataShape } from '../protocol/shapes/message-shapes'
import { requestItems } from '../protocol/shapes/request-shapes'
import type { RequestInteraction } from '../protocol/wallet-interaction'
import type { WalletResponse } from '../protocol/wallet-response'
import { windowTransport } from '../transport/window-transport'
import type { RequestCallbacks } from './callbacks'
import { createDetection } from './detection'
import { wrapped } from './envelope'
import { trackExtensionStatus } from './extension-status'
import { newId as randomId } from './new-id'
import { type OpenRequest, openRequest, type RequestContext } from './open-request'
import { messageOf, plainParse } from './plain-json'
import { waitUntilReady } from './ready'
import type { AnswerTo } from './response-mismatch'
import { memorySession } from './session-store'
import type { WalletConnector, WalletConnectorOptions } from './wallet-connector'
import type { WalletError } from './wallet-error'

/** Time without a delivery after which the next login starts a new session (wallet-protocol E2). */
const LOST_SESSION_MS = 5000

/**
 * Creates a client of the wallet protocol (A13, A14) over a transport. Has no effect until its first use. On a server every
 * request ends as `missingExtension`.
 * @example
 * const connector = createWalletConnector({ networkId: 2, dAppDefinitionAddress: 'account_tdx_2_1…' })
 * const sent = await connector.sendTransaction({ transactionManifest })
 */
export const createWalletConnector = (options: WalletConnectorOptions): WalletConnector => {
  const { transport = windowTransport(), clock, newId = randomId, session = memorySession() } = options
  const {
    networkId,
    dAppDefinitionAddress,
    logger,
    extensionDetectionTime: detectionMs = 100,
    waitForDocument: enabled = true,
  } = options
  const open = new Map<string, OpenRequest>()
  const orphans = new Subject<WalletResponse>()
  const origin = transport.origin || undefined
  const own: Metadata = { version: METADATA_VERSION, networkId, dAppDefinitionAddress, origin }
  const ownChecked = plainParse(metadataShape(), own).map((metadata) => Object.freeze(metadata))
  /** Session ids of logins that start a new session. They are stored when the login succeeds (wallet-protocol E2). */
  const begun = new Map<string, string>()
  /** The stored session and the time since which it has delivered nothing. */
  let undelivered: { sessionId: string; since: number } | undefined
  let detach: (() => void) | undefined
  let destroyed = false
  let hasResponded = false
  const now = () => (clock ?? Date).now()

  const status = trackExtensionStatus({
    clock,
    detectionMs,
    newId,
    isNeeded: () => open.size > 0,
    query: (interactionId, sent) =>
      ready.whenParsed(() => {
        command('extensionStatus', interactionId)
        sent()
      }),
  })
  const ready = waitUntilReady({
    transport,
    clock,
    enabled,
    detectionMs,
    hasResponded: () => hasResponded,
    probe: status.probe,
  })

  const guarded = (run: () => void) => {
    try {
      run()
    } catch (cause) {
      logger?.warn('A callback of the page threw', cause)
    }
  }

  const command = (discriminator: 'extensionStatus' | 'openPopup', interactionId: string) =>
    guarded(() => transport.send({ interactionId, discriminator }))

  const shared: RequestContext = {
    clock,
    detection: createDetection(clock, detectionMs),
    cancelTimeoutMs: options.cancelTimeoutMs ?? 1000,
    transmit: (message) => transport.send(message),
    envelope: (interaction) =>
      status.canHandleSessions() ? wrapped(interaction, sessionFor(interaction)) : interaction,
    ended: (interactionId, succeeded) => {
      const sessionId = begun.get(interactionId)
      begun.delete(interactionId)
      if (succeeded && sessionId !== undefined) guarded(() => session.save(sessionId))
      open.delete(interactionId)
      if (open.size === 0) status.onIdle()
    },
    guarded,
  }

  const onMessage = (message: unknown) => {
    const incoming = readIncoming(message)
    if (incoming.kind === 'ignored') {
      logger?.debug('Ignored an unknown message', message)
      return
    }
    hasResponded = true
    switch (incoming.kind) {
      case 'status': {
        const nowLinked = status.onStatus(incoming.status)
        for (const request of [...open.values()]) request.resend(nowLinked)
        status.release()
        break
      }
      case 'lifecycle':
        status.onLifecycle(incoming.event)
        if (incoming.event.eventType === 'receivedByWallet') undelivered = undefined
        open.get(incoming.event.interactionId)?.onEvent(incoming.event.eventType)
        break
      case 'response': {
        const request = open.get(incoming.interactionId)
        if (request) request.answer(incoming.response)
        else if (incoming.response.isOk()) orphans.next(incoming.response.value)
      }
    }
    ready.open()
  }

  const leave = () => {
    for (const request of [...open.values()]) if (!request.isDelivered()) request.withdraw('canceledByUser')
  }

  /** Adds the single receive listener, on first use. `destroy` removes it. */
  const attach = (): boolean => {
    if (destroyed || !transport.isReachable()) return false
    if (detach) return true
    const stopListening = transport.listen((message) => guarded(() => onMessage(message)))
    const last = readIncoming(transport.lastStatus?.())
    if (last.kind === 'status') status.adoptStatus(last.status)
    const stopPage = transport.onPage?.((moment) => (moment === 'shown' ? status.refresh() : leave()))
    if (logger)
      transport.warnings?.().then(
        (warnings) => {
          for (const warning of warnings) logger.warn(warning)
        },
        () => {},
      )
    detach = () => {
      stopListening()
      stopPage?.()
    }
    return true
  }

  const stored = (): string | undefined => {
    let id: string | undefined
    guarded(() => {
      id = session.load()
    })
    return id
  }
  /** Whether the wallet of a session is unlinked: the extension drops its requests silently, so nothing is delivered. */
  const isLost = (sessionId: string) =>
    undelivered?.sessionId === sessionId && status.isLinked() && now() - undelivered.since >= LOST_SESSION_MS

  const sessionFor = ({ interactionId, items }: RequestInteraction): string | undefined => {
    const begunId = begun.get(interactionId)
    const id = begunId ?? stored()
    const isLogin = items.discriminator === 'authorizedRequest'
    if (isLogin && !begunId && (id === undefined || isLost(id))) {
      const next = newId()
      if (id === undefined) guarded(() => session.save(next))
      else begun.set(interactionId, next)
      return next
    }
    if (id !== undefined && undelivered?.sessionId !== id) undelivered = { sessionId: id, since: now() }
    return id
  }

  const checkAndSend = (request: OpenRequest, candidate: RequestInteraction, newSession = false) => {
    if (!request.isOpen()) return
    const { interactionId } = candidate
    // The connector's own metadata is already validated; an interceptor may have replaced it.
    const metadata = candidate.metadata === own ? ownChecked : plainParse(metadataShape(), candidate.metadata)
    const checked = metadata.andThen((valid) =>
      plainParse(requestItems(), candidate.items).map((items) => ({ interactionId, metadata: valid, items })),
    )
    if (checked.isErr()) {
      request.fail('walletRequestValidation', checked.error.message, checked.error.cause)
      return
    }
    if (!attach()) {
      request.fail('missingExtension')
      return
    }
    const interaction = checked.value
    const sessionId = stored()
    const isLogin = interaction.items.discriminator === 'authorizedRequest'
    if (isLogin && newSession && sessionId !== undefined) begun.set(interactionId, newId())
    const send = () => request.send(interaction)
    const hold = ready.when(() => {
      if (isLogin || sessionId !== undefined) {
        request.holdBy(status.whenKnown(send))
        return
      }
      send()
      if (hasResponded) status.ensureStatus()
    })
    if (hold) request.holdBy(hold)
  }

  const start = (request: OpenRequest, interaction: RequestInteraction, callbacks: RequestCallbacks) => {
    const { requestInterceptor, newSession } = callbacks
    request.begin()
    if (!request.isOpen()) return
    if (!requestInterceptor) {
      checkAndSend(request, interaction, newSession)
      return
    }
    new Promise<RequestInteraction>((resolve) =>
      resolve(requestInterceptor({ ...interaction, metadata: { ...own } })),
    ).then(
      (changed) => checkAndSend(request, { ...changed, interactionId: interaction.interactionId }, newSession),
      (cause: unknown) => request.fail('requestInterceptorError', messageOf(cause), cause),
    )
  }

  const ask = <I extends RequestItems>(
    items: I,
    callbacks: RequestCallbacks,
    resolve: (result: Result<AnswerTo<I>, WalletError>) => void,
  ) => {
    const interactionId = newId()
    const interaction: RequestInteraction = { interactionId, metadata: own, items }
    const created = openRequest(shared, { items, interaction, callbacks, resolve })
    open.set(interactionId, created)
    if (destroyed) created.fail('connectorDestroyed')
    else start(created, interaction, callbacks)
  }

  return {
    request: (items, callbacks = {}) => new ResultAsync(new Promise((resolve) => ask(items, callbacks, resolve))),
    sendTransaction: (input, callbacks = {}) => {
      const given = { ...input }
      const send = { ...given, version: given.version ?? 1 }
      const items: TransactionRequest = { discriminator: 'transaction', send }
      // A single promise, because each `map` of a ResultAsync costs as much as the request.
      return new ResultAsync(
        new Promise((resolve) => ask(items, callbacks, (result) => resolve(result.map((answer) => answer.send)))),
      )
    },
    extensionStatus$: status.stream(attach, (run) => ready.when(run)),
    orphanResponse$: new Observable((subscriber) => {
      attach()
      return orphans.subscribe(subscriber)
    }),
    openPopup: () => {
      if (destroyed || !transport.isReachable()) return
      command('openPopup', newId())
    },
    endSession: () => guarded(() => session.save(undefined)),
    destroy: () => {
      destroyed = true
      for (const pending of [...open.values()]) pending.withdraw('connectorDestroyed')
      detach?.()
      detach = undefined
      status.destroy()
      orphans.complete()
    },
  }
}
