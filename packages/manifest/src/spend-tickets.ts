import type { AccountAddress, ResourceAddress } from '@lootboxes/ledger'
import { err, type Result } from 'neverthrow'
import { type BoxOptions, boxCall, boxDeposit, openBox } from './call-box'
import { callMethod } from './call-method'
import { checkAddress } from './check-address'
import { checkBox } from './check-box'
import { checkIds, checkLimit } from './check-ids'
import { depositAll } from './deposit'
import type { Draft } from './draft'
import { finishManifest, type Manifest } from './finish-manifest'
import type { ManifestError } from './manifest-error'
import { pipe } from './pipe'
import { MAX_TICKETS_PER_MANIFEST } from './split-tickets'
import { takeAllFromWorktop } from './take'
import { bucket } from './value'
import { withdrawNonFungibles } from './withdraw'

export type SpendTicketsOptions = BoxOptions & {
  ticketResource: string
  /** Unique local ids, at most `maxTickets` (default `MAX_TICKETS_PER_MANIFEST`). `splitTickets` splits a longer list. */
  ids: readonly string[]
  maxTickets?: number | undefined
}

type Open = Draft<never, never, 'open'>

const checkTickets = (options: SpendTicketsOptions): ManifestError | undefined => {
  const { networkId, ticketResource, ids, maxTickets: max = MAX_TICKETS_PER_MANIFEST } = options
  return (
    checkBox(options) ??
    checkAddress(ticketResource, 'ticketResource', { networkId, type: ['non-fungible-resource'] }) ??
    checkLimit(max, 'maxTickets') ??
    checkIds(ids, 'ids', max)
  )
}

/**
 * The steps that reveal and claim share: withdraw the tickets, call the box, assert what must come back, deposit it.
 * `checkMore` runs on checked tickets.
 */
export function spendTickets(
  method: string,
  options: SpendTicketsOptions,
  insist: (draft: Open) => Open,
  checkMore: () => ManifestError | undefined = () => undefined,
): Result<Manifest, ManifestError> {
  const error = checkTickets(options) ?? checkMore()
  if (error) return err(error)
  const account = options.account as AccountAddress
  const resource = options.ticketResource as ResourceAddress
  const { ids } = options
  return finishManifest(
    pipe(
      openBox(options),
      (draft) => withdrawNonFungibles(draft, { account, resource, ids }),
      (draft) => takeAllFromWorktop(draft, { resource, bucket: 'tickets' }),
      (draft) => callMethod(draft, boxCall(options, method, bucket('tickets'))),
      insist,
      (draft) => depositAll(draft, boxDeposit(options)),
    ),
  )
}
