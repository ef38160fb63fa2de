import pino, { type DestinationStream, type Logger } from 'pino'
import { shortenAddresses } from './shorten-addresses'

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
