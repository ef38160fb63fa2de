import { type Clock, exponential } from '@lootboxes/ledger'
import { err, ok, type Result } from 'neverthrow'
import type { Subject } from 'rxjs'
import * as z from 'zod/mini'
import type { RequestCallbacks } from '../connector/callbacks'
import type { Logger } from '../connector/logger'
import { newId } from '../connector/new-id'
import type { WalletConnector } from '../connector/wallet-connector'
import type { PreAuthorizationRequest } from '../protocol/request-items'
import { DEFAULT_POLLING } from './follow-transaction'
import type { OpenControls } from './open-controls'
import type { RequestItems } from './request-items'
import type { StorageLike } from './storage'
import { storedValue } from './stored-value'
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

export type PreAuthorizationsOptions = {
  connector: WalletConnector
  gateway: TransactionWatcher
  items: RequestItems
  controls: OpenControls
  clock: Clock
  storage: StorageLike
  key: string
  callbacks: (itemId: string, signal?: AbortSignal) => RequestCallbacks
  settlements: Subject<PreAuthorizationSettlement>
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
}: PreAuthorizationOptions): PreAuthorizationRequest => ({
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
      'atTime' in expiration
        ? { discriminator: 'expireAtTime', unixTimestampSeconds: expiration.atTime }
        : { discriminator: 'expireAfterDelay', expireAfterSeconds: expiration.afterDelay },
  },
})

/** Pre-authorizations from the subintent to use or expiry. The next page continues to watch open ones. */
export const createPreAuthorizations = (options: PreAuthorizationsOptions) => {
  const { connector, gateway, items, controls, clock, storage, key, callbacks, settlements, life, logger } = options
  const journal = storedValue<readonly Entry[]>({
    storage,
    key,
    logger,
    fallback: [],
    read: (value) => z.array(Entry).safeParse(value).data,
    write: (entries) => (entries.length === 0 ? undefined : entries),
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
    const used = settlement.status === 'committed'
    const facts = used ? { transactionIntentHash: settlement.transactionIntentHash } : {}
    if (items.find(id)) {
      items.note(id, facts)
      if (used) items.succeed(id)
      else items.fail(id, 'expiredSubintent')
    } else if (!shown.has(id))
      items.record({
        id,
        type: 'preAuthorizationRequest',
        status: used ? 'success' : 'fail',
        timestamp,
        showCancel: false,
        subintentHash,
        ...(label && { label }),
        ...facts,
        ...(used ? {} : { error: 'expiredSubintent' }),
      })
    settlements.next(settlement)
  }

  const readStatus = async (subintentHash: string): Promise<z.infer<typeof Answer> | undefined> => {
    try {
      const answer = await gateway.getSubintentStatus?.({ subintent_hash: subintentHash })
      return answer?.isOk() && !life.aborted ? Answer.safeParse(answer.value).data : undefined
    } catch {
      return undefined
    }
  }

  /** Polls until the subintent was used or the ledger's clock has passed its expiry. The page's clock may be wrong. */
  const watch = async (entry: Entry, onUsed?: PreAuthorizationOptions['onSubmittedSuccess']) => {
    const { subintentHash, expirationTimestamp } = entry
    const { interval: firstMs, multiplier: factor } = DEFAULT_POLLING
    const pause = exponential({ firstMs, factor, maxMs: MAX_DELAY_MS })
    for (let polls = 0; ; polls++) {
      const left = expirationTimestamp * 1000 - clock.now()
      await clock.sleep(left > 0 ? Math.min(pause(polls), left + firstMs) : pause(polls), life)
      if (life.aborted || !has(entry)) return
      const answer = await readStatus(subintentHash)
      const transactionIntentHash = answer?.finalized_at_transaction_intent_hash
      if (answer?.subintent_status === 'CommittedSuccess' && transactionIntentHash) {
        settle(entry, { subintentHash, status: 'committed', transactionIntentHash })
        onUsed?.(transactionIntentHash)
        return
      }
      if (answer && Date.parse(answer.ledger_state.proposer_round_timestamp) > expirationTimestamp * 1000) {
        settle(entry, { subintentHash, status: 'expired' })
        return
      }
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
      const { label, signal, onSubmittedSuccess } = request
      const id = newId()
      items.add({ id, type: 'preAuthorizationRequest', timestamp: clock.now(), ...(label && { label }) })
      controls.open(id)
      const answer = await connector.request(wireRequest(request), {
        ...callbacks(id, signal),
        requestControl: (control) => controls.hand(id, control),
      })
      controls.close(id)
      if (answer.isErr()) {
        items.fail(id, answer.error.error)
        return err(answer.error)
      }
      const signed = answer.value.response
      const { subintentHash, expirationTimestamp } = signed
      items.note(id, { subintentHash, showCancel: false })
      shown.add(id)
      const entry = { subintentHash, expirationTimestamp, itemId: id, addedAt: clock.now(), ...(label && { label }) }
      if (gateway.getSubintentStatus) {
        journal.update((entries) => [...entries, entry])
        follow(entry, onSubmittedSuccess)
      } else items.succeed(id)
      return ok(signed)
    },
  }
}
