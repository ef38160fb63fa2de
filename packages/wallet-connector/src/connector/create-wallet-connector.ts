import { type Result, ResultAsync } from 'neverthrow'
import { Observable } from 'rxjs'
import type { Metadata } from '../protocol/metadata'
import type { ProtocolError } from '../protocol/parse'
import { readIncoming } from '../protocol/read-incoming'
import type { RequestItems, TransactionRequest } from '../protocol/request-items'
import { METADATA_VERSION, metadata as metadataShape } from '../protocol/shapes/message-shapes'
import { requestItems } from '../protocol/shapes/request-shapes'
import type { RequestInteraction } from '../protocol/wallet-interaction'
import type { WalletResponse } from '../protocol/wallet-response'
import { windowTransport } from '../transport/window-transport'
import type { AnswerTo } from './answer-misfit'
import { waitUntilAudible } from './audible'
import { createBroadcast } from './broadcast'
import type { RequestCallbacks } from './callbacks'
import { createDetection } from './detection'
import { wrapped } from './envelope'
import { trackExtensionStatus } from './extension-status'
import { newId as randomId } from './new-id'
import { type OpenRequest, openRequest, type RequestSurroundings } from './open-request'
import { messageOf, plainParse } from './plain-json'
import { memorySession } from './session-store'
import type { WalletConnector, WalletConnectorOptions } from './wallet-connector'
import type { WalletError } from './wallet-error'

const none: RequestCallbacks = {}

/** Speaks the wallet protocol (A13, A14) over a transport. Does nothing before it is used; on a server every request is `missingExtension`. */
export const createWalletConnector = (options: WalletConnectorOptions): WalletConnector => {
  const { transport = windowTransport(), clock, newId = randomId, session = memorySession() } = options
  const { networkId, dAppDefinitionAddress, logger, extensionDetectionTime: detectionMs = 100 } = options
  const open = new Map<string, OpenRequest>()
  const orphans = createBroadcast<WalletResponse>()
  const { origin } = transport
  const own: Metadata = { version: METADATA_VERSION, networkId, dAppDefinitionAddress, ...(origin ? { origin } : {}) }
  const ownChecked = plainParse(metadataShape(), own).map((metadata) => Object.freeze(metadata))
  let detach: (() => void) | undefined
  let destroyed = false

  const audible = waitUntilAudible({ transport, clock, enabled: options.waitForDocument ?? true })
  const status = trackExtensionStatus({
    clock,
    detectionMs,
    newId,
    query: (interactionId, sent) =>
      audible.when(() => {
        guarded(() => transport.send({ interactionId, discriminator: 'extensionStatus' }))
        sent()
      }),
  })

  const guarded = (run: () => void) => {
    try {
      run()
    } catch (cause) {
      logger?.warn('A callback or the transport threw', cause)
    }
  }

  const shared: RequestSurroundings = {
    clock,
    detection: createDetection(clock, detectionMs),
    cancelLimitMs: options.cancelLimit ?? 1000,
    transmit: (message) => transport.send(message),
    ended: (interactionId) => open.delete(interactionId),
    guarded,
  }

  const hear = (message: unknown) => {
    const incoming = readIncoming(message)
    switch (incoming.kind) {
      case 'status': {
        const nowLinked = status.hearStatus(incoming.status)
        for (const request of [...open.values()]) request.resend(nowLinked)
        break
      }
      case 'lifecycle':
        status.hearLifecycle(incoming.event)
        open.get(incoming.event.interactionId)?.hear(incoming.event.eventType)
        break
      case 'response': {
        const request = open.get(incoming.interactionId)
        if (request) request.answer(incoming.response)
        else if (incoming.response.isOk()) orphans.send(incoming.response.value)
        break
      }
      case 'ignored':
        logger?.debug('Ignored a message no rule gives a meaning', message)
        return
    }
    audible.open()
  }

  const leave = () => {
    for (const request of [...open.values()]) if (!request.isDelivered()) request.withdraw('canceledByUser')
  }

  /** One receive listener for the whole connector, from first use to `destroy` (wallet-protocol M1). */
  const attach = (): boolean => {
    if (destroyed || !transport.isReachable()) return false
    if (detach) return true
    const stopListening = transport.listen((message) => guarded(() => hear(message)))
    const stopPage = transport.onPage?.((moment) => (moment === 'shown' ? status.refresh() : leave()))
    for (const warning of transport.warnings?.() ?? []) logger?.warn(warning)
    detach = () => {
      stopListening()
      stopPage?.()
    }
    return true
  }

  const sessionFor = (items: RequestItems): string | undefined => {
    let id: string | undefined
    try {
      id = session.load()
      if (id === undefined && items.discriminator === 'authorizedRequest') {
        id = newId()
        session.save(id)
      }
    } catch (cause) {
      logger?.warn('The session store threw', cause)
    }
    return id
  }

  const refuse = (request: OpenRequest, { message, cause }: ProtocolError) => {
    request.fail('walletRequestValidation', message, cause)
  }

  const checkAndSend = (request: OpenRequest, candidate: RequestInteraction) => {
    if (!request.isOpen()) return
    const { interactionId } = candidate
    // Our own metadata needs no second look; an interceptor's does.
    const metadata = candidate.metadata === own ? ownChecked : plainParse(metadataShape(), candidate.metadata)
    const items = plainParse(requestItems(), candidate.items)
    if (metadata.isErr()) {
      refuse(request, metadata.error)
      return
    }
    if (items.isErr()) {
      refuse(request, items.error)
      return
    }
    if (!attach()) {
      request.fail('missingExtension')
      return
    }
    const interaction = { interactionId, metadata: metadata.value, items: items.value }
    request.holdBy(
      audible.when(() =>
        request.send(status.canHandleSessions() ? wrapped(interaction, sessionFor(interaction.items)) : interaction),
      ),
    )
  }

  const start = (request: OpenRequest, interaction: RequestInteraction, callbacks: RequestCallbacks) => {
    const { requestInterceptor } = callbacks
    request.begin()
    if (!request.isOpen()) return
    if (!requestInterceptor) {
      checkAndSend(request, interaction)
      return
    }
    new Promise<RequestInteraction>((resolve) =>
      resolve(requestInterceptor({ ...interaction, metadata: { ...own } })),
    ).then(
      (changed) => checkAndSend(request, { ...changed, interactionId: interaction.interactionId }),
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
    request: (items, callbacks = none) => new ResultAsync(new Promise((resolve) => ask(items, callbacks, resolve))),
    sendTransaction: (input, callbacks = none) => {
      const given = { ...input }
      const send = { ...given, version: given.version ?? 1 }
      const items: TransactionRequest = { discriminator: 'transaction', send }
      // One promise: each further `map` of a ResultAsync costs as much as the request itself.
      return new ResultAsync(
        new Promise((resolve) => ask(items, callbacks, (result) => resolve(result.map((answer) => answer.send)))),
      )
    },
    extensionStatus$: status.stream(attach),
    orphanResponse$: new Observable((subscriber) => {
      attach()
      orphans.join(subscriber)
    }),
    openPopup: () => {
      if (destroyed || !transport.isReachable()) return
      guarded(() => transport.send({ interactionId: newId(), discriminator: 'openPopup' }))
    },
    endSession: () => guarded(() => session.save(undefined)),
    destroy: () => {
      destroyed = true
      for (const pending of [...open.values()]) pending.withdraw('connectorDestroyed')
      detach?.()
      detach = undefined
      status.destroy()
      orphans.end()
    },
  }
}
