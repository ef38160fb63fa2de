import type { ReplayError } from './chain/replay'
import type { LedgerFileError } from './journal/open-ledger-file'

/** Why a devnet cannot start or listen. `devnetErrorText` describes each kind. */
export type DevnetError =
  | LedgerFileError
  | ReplayError
  | { kind: 'bad-port'; port: number }
  | { kind: 'port-taken'; port: number; host: string }
  | { kind: 'cannot-listen'; port: number; host: string; reason: string }

const words = {
  'journal-damaged': (e) =>
    `The journal ${e.path} is damaged in line ${e.line} (${e.reason}). Start afresh with --reset, or restore the file.`,
  'replay-differs': (e) =>
    `The journal does not replay to the same ledger (line ${e.line}: ${e.reason}). It was written by another version: start afresh with --reset.`,
  'journal-locked': (e) =>
    `Another devnet (process ${e.pid}) writes to this folder. Stop it, or choose another --data folder. If no devnet runs, delete ${e.path}.`,
  'data-unusable': (e) =>
    `The folder ${e.data} cannot hold the journal: ${e.reason}. Choose another with --data, or keep nothing with --memory.`,
  'bad-port': (e) => `There is no port ${e.port}: a port is a whole number from 0 to 65535.`,
  'other-network': (e) =>
    `The journal is of network ${e.journal}, not ${e.requested}. Use another --data folder or --reset.`,
  'port-taken': (e) => `Port ${e.port} on ${e.host} is taken. Choose another with --port or DEVNET_PORT.`,
  'cannot-listen': (e) => `The devnet cannot listen on ${e.host}:${e.port}: ${e.reason}`,
} satisfies { [K in DevnetError['kind']]: (error: Extract<DevnetError, { kind: K }>) => string }

/** Returns a sentence with the cause and the next step. */
export function devnetErrorText(error: DevnetError): string {
  switch (error.kind) {
    case 'journal-damaged':
      return words[error.kind](error)
    case 'replay-differs':
      return words[error.kind](error)
    case 'journal-locked':
      return words[error.kind](error)
    case 'data-unusable':
      return words[error.kind](error)
    case 'bad-port':
      return words[error.kind](error)
    case 'other-network':
      return words[error.kind](error)
    case 'port-taken':
      return words[error.kind](error)
    case 'cannot-listen':
      return words[error.kind](error)
  }
}
