import { type Clock, exponential } from '@lootboxes/ledger'
import type { Result } from 'neverthrow'
import * as z from 'zod/mini'
import type { RequestCallbacks } from '../connector/callbacks'
import type { Logger } from '../connector/logger'
import { newId } from '../connector/new-id'
import type { WalletConnector } from '../connector/wallet-connector'
import type { PreAuthorizationRequest } from '../protocol/request-items'
import type { Emitter } from '../stream'
import { DEFAULT_POLLING } from './follow-transaction'
import type { OpenControls } from './open-controls'
import type { RequestItems } from './request-items'
import type { StorageLike } from './storage'
import { nonEmpty, storedValue } from './stored-value'
import type {
  PreAuthorizationOptions,
  PreAuthorizationSettlement,
  SignedPreAuthorization,
  SubintentRequest,
} from './subintent-request'
import type { ToolkitError } from './toolkit-error'
import type { TransactionWatcher } from './transaction-watcher'

const Entry = /* @__PURE__ */ (() =>
  z.object({
    subintentHash: z.string(),
    expirationTimestamp: z.number(),
    itemId: z.string(),
    addedAt: z.number(),
    label: z.optional(z.string()),
  }))()
type Entry = z.infer<typeof Entry>

const Answer = /* @__PURE__ */ (() =>
  z.object({
    subintent_status: z.string(),
    finalized_at_transaction_intent_hash: z.optional(z.nullable(z.string())),
    ledger_state: z.object({ proposer_round_timestamp: z.string() }),
  }))()

/** A long delay, because days can pass before a pre-authorization is used. */
const MAX_DELAY_MS = 60_000
const { interval, multiplier: factor } = DEFAULT_POLLING
const pauseAfter = exponential({ firstMs: interval, factor, maxMs: MAX_DELAY_MS })

export type PreAuthorizationsOptions = {
  connector: WalletConnector
  gateway: TransactionWatcher
  items: RequestItems
  controls: OpenControls
  clock: Clock
  storage: StorageLike
  key: string
  callbacks: (itemId: string, signal?: AbortSignal) => RequestCallbacks
  settlements: Emitter<PreAuthorizationSettlement>
  /** Ends all watching. */
  life: AbortSignal
  logger?: Logger | undefined
}

const wireRequest = ({
  subintentManifest,
  expiration,
  blobs,
  message,
  header,
}: PreAuthorizationOptions): PreAuthorizationRequest => {
  // Plain JavaScript may leave it out. The connector then refuses the request and names the member.
  const { atTime, afterDelay } = Object(expiration) as { atTime?: number; afterDelay: number }
  return {
    discriminator: 'preAuthorizationRequest',
    request: {
      discriminator: 'subintent',
      version: 1,
      manifestVersion: 2,
      subintentManifest,
      blobs,
      message,
      header,
      expiration:
        atTime === undefined
          ? { discriminator: 'expireAfterDelay', expireAfterSeconds: afterDelay }
          : { discriminator: 'expireAtTime', unixTimestampSeconds: atTime },
    },
  }
}

/** Sends a subintent to the wallet. Its item stays pending after the signature. */
const sign = async (
  { connector, items, controls, clock, callbacks }: PreAuthorizationsOptions,
  id: string,
  request: PreAuthorizationOptions,
): Promise<Result<SignedPreAuthorization, ToolkitError>> => {
  const { label, signal } = request
  items.add({ id, type: 'preAuthorizationRequest', timestamp: clock.now(), ...(label && { label }) })
  controls.open(id)
  const answer = await connector.request(wireRequest(request), {
    ...callbacks(id, signal),
    requestControl: (control) => controls.hand(id, control),
  })
  controls.close(id)
  if (answer.isErr()) items.fail(id, answer.error.error)
  else items.note(id, { subintentHash: answer.value.response.subintentHash, showCancel: false })
  return answer.map(({ response }) => response)
}

/** The facts of an item whose pre-authorization was used or has expired. */
const endOf = (settlement: PreAuthorizationSettlement) =>
  settlement.status === 'committed'
    ? ({ status: 'success', transactionIntentHash: settlement.transactionIntentHash } as const)
    : ({ status: 'fail', error: 'expiredSubintent' } as const)

/** The ledger's status of a subintent; undefined without an answer. */
const readStatus = async ({ gateway, life }: PreAuthorizationsOptions, subintentHash: string) => {
  try {
    const answer = await gateway.getSubintentStatus?.({ subintent_hash: subintentHash })
    return answer?.isOk() && !life.aborted ? Answer.safeParse(answer.value).data : undefined
  } catch {
    return undefined
  }
}

/** The end that an answer of the ledger proves. The page's clock may be wrong, so the ledger's clock decides about the expiry. */
const settlementOf = (
  answer: z.infer<typeof Answer> | undefined,
  { subintentHash, expirationTimestamp }: Entry,
): PreAuthorizationSettlement | undefined => {
  const transactionIntentHash = answer?.finalized_at_transaction_intent_hash
  if (answer?.subintent_status === 'CommittedSuccess' && transactionIntentHash)
    return { subintentHash, status: 'committed', transactionIntentHash }
  return answer && Date.parse(answer.ledger_state.proposer_round_timestamp) > expirationTimestamp * 1000
    ? { subintentHash, status: 'expired' }
    : undefined
}

/** Pre-authorizations from the subintent to use or expiry. The next page continues to watch open ones. */
export const createPreAuthorizations = (options: PreAuthorizationsOptions) => {
  const { gateway, items, clock, storage, key, settlements, life, logger } = options
  const journal = storedValue<readonly Entry[]>({
    storage,
    key,
    logger,
    fallback: [],
    read: (value) => z.array(Entry).safeParse(value).data,
    write: nonEmpty,
  })
  /** Ids of the items that this page showed. An item that is missing now was cleared and must not return. */
  const shown = new Set<string>()
  const has = ({ subintentHash }: Entry) => {
    journal.refresh()
    return journal.get().some((one) => one.subintentHash === subintentHash)
  }

  const settle = (entry: Entry, settlement: PreAuthorizationSettlement) => {
    const { itemId: id, addedAt: timestamp, subintentHash, label } = entry
    journal.update((entries) => entries.filter((one) => one.subintentHash !== subintentHash))
    const end = endOf(settlement)
    if (items.find(id)) {
      if (end.status === 'success') {
        items.note(id, { transactionIntentHash: end.transactionIntentHash })
        items.succeed(id)
      } else items.fail(id, end.error)
    } else if (!shown.has(id))
      items.record({
        id,
        type: 'preAuthorizationRequest',
        timestamp,
        showCancel: false,
        subintentHash,
        ...(label && { label }),
        ...end,
      })
    settlements.next(settlement)
  }

  /** Polls until the subintent was used or has expired. */
  const watch = async (entry: Entry, onUsed?: PreAuthorizationOptions['onSubmittedSuccess']) => {
    for (let polls = 0; ; polls++) {
      const left = entry.expirationTimestamp * 1000 - clock.now()
      await clock.sleep(left > 0 ? Math.min(pauseAfter(polls), left + interval) : pauseAfter(polls), life)
      if (life.aborted || !has(entry)) return
      const settlement = settlementOf(await readStatus(options, entry.subintentHash), entry)
      if (!settlement) continue
      settle(entry, settlement)
      if (settlement.status === 'committed') onUsed?.(settlement.transactionIntentHash)
      return
    }
  }
  const follow = (entry: Entry, onUsed?: PreAuthorizationOptions['onSubmittedSuccess']) => {
    watch(entry, onUsed).catch((cause: unknown) => {
      if (!life.aborted) logger?.warn('Following a pre-authorization failed', cause)
    })
  }

  for (const entry of journal.get()) follow(entry)

  return {
    send: async (
      requested: PreAuthorizationOptions | SubintentRequest,
    ): Promise<Result<SignedPreAuthorization, ToolkitError>> => {
      const request = 'toRequest' in requested ? requested.toRequest() : requested
      const id = newId()
      const signed = await sign(options, id, request)
      if (signed.isErr()) return signed
      shown.add(id)
      const { subintentHash, expirationTimestamp } = signed.value
      const { label, onSubmittedSuccess } = request
      const entry = { subintentHash, expirationTimestamp, itemId: id, addedAt: clock.now(), ...(label && { label }) }
      if (gateway.getSubintentStatus) {
        journal.update((entries) => [...entries, entry])
        follow(entry, onSubmittedSuccess)
      } else items.succeed(id)
      return signed
    },
  }
}
