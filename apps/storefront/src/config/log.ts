import { shortenAddresses } from '@lootboxes/ledger'
import type { ProductLogLine } from '@lootboxes/lootbox/server'
import pino, { type DestinationStream, type Logger } from 'pino'
import { env } from './env'
import { perProcess } from './per-process'

export type Log = Pick<Logger, 'debug' | 'info' | 'warn' | 'error'>

export type CreateLogOptions = {
  level: string
  /** Target of the lines. By default standard output, buffered for up to a second so that no response waits for a disk. */
  destination?: DestinationStream | undefined
}

const standardOutput = () =>
  pino.destination({ dest: 1, sync: false, minLength: 32_768, maxWrite: 65_536, periodicFlush: 1000 })

/** A log of JSON lines. It shortens every ledger address in a line. */
export const createLog = ({ level, destination = standardOutput() }: CreateLogOptions): Log =>
  pino(
    { level, base: null, timestamp: pino.stdTimeFunctions.isoTime, hooks: { streamWrite: shortenAddresses } },
    destination,
  )

/** The server's own log. */
export const serverLog = perProcess('log', () => createLog({ level: env().logLevel }))

/** Fields of a log line of a product call, in the words of the privacy policy. */
export const loggedFields = {
  requestId: 'its id',
  call: 'the kind of request',
  status: 'the status of the response',
  ms: 'its duration',
  client: 'your network address without the part that tells neighbours apart',
  account: 'the account that it names, shortened as wallets show it',
  kind: 'the reason, if it was refused',
  because: 'the cause, if a service behind this server failed',
} as const satisfies Record<keyof ProductLogLine, string>

/**
 * An error for the log without its message, because a database's message repeats user input. Its name, and the
 * code of whatever is behind it.
 */
export function errorName(cause: unknown): string {
  if (!(cause instanceof Error)) return typeof cause
  const code = 'code' in cause && typeof cause.code === 'string' ? ` ${cause.code}` : ''
  return `${cause.name}${code}${cause.cause === undefined ? '' : `, ${errorName(cause.cause)}`}`
}
