import { wordsFor } from '@lootboxes/ledger'
import type { ReplayError } from './chain/replay'
import type { BadOption } from './check-options'
import type { LedgerFileError } from './journal/open-ledger-file'
import type { WorldError } from './world/read-world'

/** Why a devnet cannot start or listen. `devnetErrorText` describes each kind. */
export type DevnetError =
  | LedgerFileError
  | ReplayError
  | WorldError
  | { kind: 'genesis-failed'; reason: string }
  | { kind: 'other-world'; journal: string; requested: string }
  | { kind: 'world-changed'; world: string }
  | { kind: 'other-seed'; journal: number; requested: number }
  | { kind: 'bad-port'; port: number }
  | { kind: 'bad-trust'; entry: string }
  | BadOption
  | { kind: 'port-taken'; port: number; host: string }
  | { kind: 'cannot-listen'; port: number; host: string; reason: string }

/** Returns a sentence with the cause and the next step. */
export const devnetErrorText = wordsFor<DevnetError>({
  'journal-damaged': (e) =>
    `The journal ${e.path} is damaged in line ${e.line} (${e.reason}). Start again with --reset, or restore the file.`,
  'replay-differs': (e) =>
    `The journal does not replay to the same ledger (line ${e.line}: ${e.reason}). Another version of the devnet wrote it. Start again with --reset.`,
  'journal-locked': (e) =>
    `Another devnet (process ${e.pid}) writes to this folder. Stop it, or choose another --data folder. If no devnet runs, delete ${e.path}.`,
  'data-unusable': (e) =>
    `The folder ${e.data} cannot hold the journal: ${e.reason}. Choose another with --data, or use --memory to store nothing.`,
  'bad-trust': (e) => `“${e.entry}” is not an address, a network such as 172.17.0.0/16, or a host name.`,
  'bad-option': (e) => `The devnet does not accept its options: ${e.problems.join('; ')}.`,
  'bad-port': (e) => `There is no port ${e.port}: a port is a whole number from 0 to 65535.`,
  'other-network': (e) =>
    `The journal belongs to network ${e.journal}, not ${e.requested}. Use another --data folder or --reset.`,
  'world-unreadable': (e) => `The world file ${e.path} cannot be read: ${e.reason}`,
  'world-invalid': (e) => `The world file ${e.path} is invalid:\n${e.problems.map((line) => `  ${line}`).join('\n')}`,
  'genesis-failed': (e) => `The world cannot be created: ${e.reason}`,
  'other-world': (e) =>
    `The journal belongs to the world “${e.journal}”, not “${e.requested}”. Use another --data folder or --reset.`,
  'world-changed': (e) =>
    `The world “${e.world}” changed since the journal began. Use another --data folder or --reset.`,
  'other-seed': (e) =>
    `The journal belongs to seed ${e.journal}, not ${e.requested}. Use another --data folder or --reset.`,
  'port-taken': (e) => `Port ${e.port} on ${e.host} is taken. Choose another with --port or DEVNET_PORT.`,
  'cannot-listen': (e) => `The devnet cannot listen on ${e.host}:${e.port}: ${e.reason}`,
})
