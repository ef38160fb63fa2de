import { shortenAddresses } from '@lootboxes/ledger'
import type { ProductLogLine } from '@lootboxes/lootbox/server'
import pino, { type DestinationStream, type Logger } from 'pino'
import { env } from './env'
import { perProcess } from './per-process'

export type Log = Pick<Logger, 'debug' | 'info' | 'warn' | 'error'>

export type CreateLogOptions = {
  level: string
  /** Where lines go. Standard output by default, gathered for up to a second so that no answer waits for a disk. */
  destination?: DestinationStream | undefined
}

const standardOutput = () =>
  pino.destination({ dest: 1, sync: false, minLength: 32_768, maxWrite: 65_536, periodicFlush: 1000 })

/** A log of JSON lines. Whatever is written, no line holds a whole ledger address. */
export const createLog = ({ level, destination = standardOutput() }: CreateLogOptions): Log =>
  pino(
    { level, base: null, timestamp: pino.stdTimeFunctions.isoTime, hooks: { streamWrite: shortenAddresses } },
    destination,
  )

/** The server's own log. */
export const serverLog = perProcess('log', () => createLog({ level: env().logLevel }))

/** Fields of a log line of a product call, in the words of the privacy policy. */
export const loggedFields = {
  requestId: 'a number of its own',
  call: 'which question it was',
  status: 'whether it was answered',
  ms: 'how long that took',
  client: 'your network address without the part that tells neighbours apart',
  account: 'the account it was about, shortened as wallets show it',
  kind: 'why it was refused, if it was',
  because: 'what went wrong behind this server, if something did',
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
