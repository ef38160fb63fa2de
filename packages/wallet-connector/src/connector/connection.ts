import type { Result } from 'neverthrow'
import { Observable } from 'rxjs'
import type { Metadata } from '../protocol/metadata'
import { readIncoming } from '../protocol/read-incoming'
import type { RequestItems } from '../protocol/request-items'
import { METADATA_VERSION, metadata as metadataShape } from '../protocol/shapes/message-shapes'
import { requestItems } from '../protocol/shapes/request-shapes'
import type { RequestInteraction } from '../protocol/wallet-interaction'
import type { WalletResponse } from '../protocol/wallet-response'
import { createEmitter } from '../stream'
import { windowTransport } from '../transport/window-transport'
import type { RequestCallbacks } from './callbacks'
import { createDetection } from './detection'
import { wrapped } from './envelope'
import { type ExtensionStatus, ExtensionStatusTracker } from './extension-status'
import { newId as randomId } from './new-id'
import { type OpenRequest, openRequest, type RequestContext } from './open-request'
import { messageOf, plainParse } from './plain-json'
import { waitUntilReady } from './ready'
import type { AnswerTo } from './response-mismatch'
import { memorySession } from './session-store'
import type { WalletConnectorOptions } from './wallet-connector'
import type { WalletError } from './wallet-error'
import { createSessions } from './wallet-sessions'

/** The open requests of a connector, the status of the extension and the session, over one transport. */
export class Connection {
  readonly #transport
  readonly #logger
  readonly #newId
  readonly #own: Metadata
  readonly #ownChecked
  readonly #open = new Map<string, OpenRequest>()
  readonly #orphans = createEmitter<WalletResponse>()
  readonly #status: ExtensionStatusTracker
  readonly #ready
  readonly #sessions
  readonly #context: RequestContext
  #detach: (() => void) | undefined
  #destroyed = false

  readonly #guarded = (run: () => void): void => {
    try {
      run()
    } catch (cause) {
      this.#logger?.warn('A callback of the page threw', cause)
    }
  }

  readonly orphanResponse$ = new Observable<WalletResponse>((subscriber) => {
    this.#attach()
    return this.#orphans.stream$.subscribe(subscriber)
  })
  readonly extensionStatus$: Observable<ExtensionStatus>

  constructor({
    networkId,
    dAppDefinitionAddress,
    transport = windowTransport(),
    clock,
    newId = randomId,
    session: store = memorySession(),
    logger,
    extensionDetectionTime: detectionMs = 100,
    waitForDocument: enabled = true,
    cancelTimeoutMs = 1000,
  }: WalletConnectorOptions) {
    this.#transport = transport
    this.#logger = logger
    this.#newId = newId
    this.#own = { version: METADATA_VERSION, networkId, dAppDefinitionAddress, origin: transport.origin || undefined }
    this.#ownChecked = plainParse(metadataShape(), this.#own).map((metadata) => Object.freeze(metadata))
    const status = new ExtensionStatusTracker({
      clock,
      detectionMs,
      newId,
      isNeeded: () => this.#open.size > 0,
      query: (interactionId, sent) =>
        this.#ready.whenParsed(() => {
          this.#command('extensionStatus', interactionId)
          sent()
        }),
    })
    this.#status = status
    this.#ready = waitUntilReady({ transport, clock, enabled, detectionMs, status })
    this.extensionStatus$ = status.stream(
      () => this.#attach(),
      (run) => this.#ready.when(run),
    )
    const sessions = createSessions({
      store,
      newId,
      now: () => (clock ?? Date).now(),
      status,
      guarded: this.#guarded,
    })
    this.#sessions = sessions
    this.#context = {
      clock,
      detection: createDetection(clock, detectionMs),
      cancelTimeoutMs,
      transmit: (message) => transport.send(message),
      envelope: (interaction) =>
        status.canHandleSessions() ? wrapped(interaction, sessions.idFor(interaction)) : interaction,
      ended: (interactionId, succeeded) => {
        sessions.onEnd(interactionId, succeeded)
        this.#open.delete(interactionId)
        if (this.#open.size === 0) status.onIdle()
      },
      guarded: this.#guarded,
    }
  }

  ask<I extends RequestItems>(
    items: I,
    callbacks: RequestCallbacks,
    resolve: (result: Result<AnswerTo<I>, WalletError>) => void,
  ): void {
    const interactionId = this.#newId()
    const interaction: RequestInteraction = { interactionId, metadata: this.#own, items }
    const created = openRequest(this.#context, { items, interaction, callbacks, resolve })
    this.#open.set(interactionId, created)
    if (this.#destroyed) created.fail('connectorDestroyed')
    else this.#start(created, interaction, callbacks)
  }

  openPopup(): void {
    if (this.#destroyed || !this.#transport.isReachable()) return
    this.#command('openPopup', this.#newId())
  }

  endSession(): void {
    this.#sessions.save(undefined)
  }

  destroy(): void {
    this.#destroyed = true
    for (const pending of [...this.#open.values()]) pending.withdraw('connectorDestroyed')
    this.#detach?.()
    this.#detach = undefined
    this.#status.destroy()
    this.#orphans.complete()
  }

  #command(discriminator: 'extensionStatus' | 'openPopup', interactionId: string): void {
    this.#guarded(() => this.#transport.send({ interactionId, discriminator }))
  }

  #onMessage(message: unknown): void {
    const incoming = readIncoming(message)
    if (incoming.kind === 'ignored') {
      this.#logger?.debug('Ignored an unknown message', message)
      return
    }
    this.#status.hasResponded = true
    switch (incoming.kind) {
      case 'status': {
        const nowLinked = this.#status.onStatus(incoming.status)
        for (const request of [...this.#open.values()]) request.resend(nowLinked)
        this.#status.release()
        break
      }
      case 'lifecycle':
        this.#status.onLifecycle(incoming.event)
        if (incoming.event.eventType === 'receivedByWallet') this.#sessions.onDelivered()
        this.#open.get(incoming.event.interactionId)?.onEvent(incoming.event.eventType)
        break
      case 'response': {
        const request = this.#open.get(incoming.interactionId)
        if (request) request.answer(incoming.response)
        else if (incoming.response.isOk()) this.#orphans.next(incoming.response.value)
      }
    }
    this.#ready.open()
  }

  /** Adds the single receive listener, on first use. `destroy` removes it. */
  #attach(): boolean {
    const transport = this.#transport
    if (this.#destroyed || !transport.isReachable()) return false
    if (this.#detach) return true
    const stopListening = transport.listen((message) => this.#guarded(() => this.#onMessage(message)))
    this.#guarded(() => {
      const last = readIncoming(transport.lastStatus?.())
      if (last.kind === 'status') this.#status.adoptStatus(last.status)
    })
    const stopPage = transport.onPage?.((moment) => (moment === 'shown' ? this.#status.refresh() : this.#leave()))
    const logger = this.#logger
    if (logger)
      transport.warnings?.().then(
        (warnings) => {
          for (const warning of warnings) logger.warn(warning)
        },
        () => {},
      )
    this.#detach = () => {
      stopListening()
      stopPage?.()
    }
    return true
  }

  #leave(): void {
    for (const request of [...this.#open.values()]) if (!request.isDelivered()) request.withdraw('canceledByUser')
  }

  #start(request: OpenRequest, interaction: RequestInteraction, callbacks: RequestCallbacks): void {
    const { requestInterceptor, newSession } = callbacks
    request.begin()
    if (!request.isOpen()) return
    if (!requestInterceptor) {
      this.#checkAndSend(request, interaction, newSession)
      return
    }
    new Promise<RequestInteraction>((resolve) =>
      resolve(requestInterceptor({ ...interaction, metadata: { ...this.#own } })),
    ).then(
      (changed) => this.#checkAndSend(request, { ...changed, interactionId: interaction.interactionId }, newSession),
      (cause: unknown) => request.fail('requestInterceptorError', messageOf(cause), cause),
    )
  }

  #checkAndSend(request: OpenRequest, candidate: RequestInteraction, newSession = false): void {
    if (!request.isOpen()) return
    const { interactionId } = candidate
    // The connector's own metadata is already validated; an interceptor may have replaced it.
    const metadata =
      candidate.metadata === this.#own ? this.#ownChecked : plainParse(metadataShape(), candidate.metadata)
    const checked = metadata.andThen((valid) =>
      plainParse(requestItems(), candidate.items).map((items) => ({ interactionId, metadata: valid, items })),
    )
    if (checked.isErr()) {
      request.fail('walletRequestValidation', checked.error.message, checked.error.cause)
      return
    }
    if (!this.#attach()) {
      request.fail('missingExtension')
      return
    }
    const interaction = checked.value
    const hasSession = this.#sessions.stored() !== undefined
    const isLogin = interaction.items.discriminator === 'authorizedRequest'
    if (isLogin && newSession && hasSession) this.#sessions.begin(interactionId)
    const send = () => request.send(interaction)
    const hold = this.#ready.when(() => {
      if (isLogin || hasSession) {
        request.holdBy(this.#status.whenKnown(send))
        return
      }
      send()
      if (this.#status.hasResponded) this.#status.ensureStatus()
    })
    if (hold) request.holdBy(hold)
  }
}
