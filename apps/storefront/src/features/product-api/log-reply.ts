import { shortenAddress } from '@lootboxes/ledger'
import type { ProductCall } from '@lootboxes/lootbox'
import type { Log } from '../log/create-log'
import { shortenPeer } from '../log/shorten-peer'
import type { Reply } from './reply'

export type Exchange = {
  id: string
  call: ProductCall
  client: string
  reply: Reply
  account: string | undefined
  ms: number
}

/** A line for each exchange: an error when the fault is here, a warning when it is the Gateway's. */
export function logReply(log: Log, { id, call, client, reply: { status, refused }, account, ms }: Exchange): void {
  const level = status === 500 ? 'error' : status > 500 ? 'warn' : 'info'
  log[level](
    {
      requestId: id,
      call,
      status,
      ms: Math.round(ms * 10) / 10,
      client: shortenPeer(client),
      account: account === undefined ? undefined : shortenAddress(account),
      kind: refused?.kind,
      // What a caller typed wrong is theirs; what went wrong behind us is ours to read.
      because: status >= 500 ? refused?.because : undefined,
    },
    'product call',
  )
}
