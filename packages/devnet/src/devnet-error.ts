import type { ReplayError } from './chain/replay'
import type { LedgerFileError } from './journal/open-ledger-file'

export type DevnetError =
  | LedgerFileError
  | ReplayError
  | { kind: 'port-taken'; port: number; host: string }
  | { kind: 'cannot-listen'; port: number; host: string; reason: string }

const words = {
  'journal-damaged': (e) =>
    `The journal ${e.path} is damaged in line ${e.line} (${e.reason}). Start afresh with --reset, or restore the file.`,
  'replay-differs': (e) =>
    `The journal does not replay to the same ledger (line ${e.line}: ${e.reason}). It was written by another version: start afresh with --reset.`,
  'other-network': (e) =>
    `The journal is of network ${e.journal}, not ${e.asked}. Use another --data folder or --reset.`,
  'port-taken': (e) => `Port ${e.port} on ${e.host} is taken. Choose another with --port or DEVNET_PORT.`,
  'cannot-listen': (e) => `The devnet cannot listen on ${e.host}:${e.port}: ${e.reason}`,
} satisfies { [K in DevnetError['kind']]: (error: Extract<DevnetError, { kind: K }>) => string }

/** One sentence that says what happened and what to do. */
export function devnetErrorText(error: DevnetError): string {
  switch (error.kind) {
    case 'journal-damaged':
      return words[error.kind](error)
    case 'replay-differs':
      return words[error.kind](error)
    case 'other-network':
      return words[error.kind](error)
    case 'port-taken':
      return words[error.kind](error)
    case 'cannot-listen':
      return words[error.kind](error)
  }
}
