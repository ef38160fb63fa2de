import { wordsFor } from '@lootboxes/ledger'

/** Why a login was rejected. `address` is the entity whose proof is invalid. */
export type RolaError =
  | { kind: 'malformed-login'; because: string }
  | { kind: 'malformed-challenge' }
  | { kind: 'unknown-challenge' }
  | { kind: 'expired-challenge'; expiredAtMs: number }
  | { kind: 'foreign-session' }
  | { kind: 'no-proofs' }
  | { kind: 'too-many-proofs'; count: number; max: number }
  | { kind: 'malformed-proof'; address: string; field: 'curve' | 'publicKey' | 'signature' }
  | { kind: 'wrong-address'; address: string; because: string }
  | { kind: 'invalid-signature'; address: string }
  | { kind: 'foreign-key'; address: string }
  | { kind: 'ledger-unreachable'; address: string; cause: unknown }
  | { kind: 'store-failed'; cause: unknown }
  | { kind: 'check-failed'; cause: unknown }

/** One sentence for a log or the user. It contains no detail that would help an attacker. */
export const rolaErrorText = /* @__PURE__ */ wordsFor<RolaError>({
  'malformed-login': () => 'The login has an invalid format.',
  'malformed-challenge': () => 'A challenge is 32 bytes, written as 64 hex digits.',
  'unknown-challenge': () => 'This login was not started here, or was already used. Start again.',
  'expired-challenge': () => 'The login took too long. Start again.',
  'foreign-session': () => 'This login was started in another session. Start again.',
  'no-proofs': () => 'The wallet sent no proof. Ask for the login or the accounts with a challenge.',
  'too-many-proofs': (e) => `${e.count} proofs are more than the ${e.max} a login may have.`,
  'malformed-proof': (e) => `The ${e.field} in the proof of ${e.address} is not what its curve needs.`,
  'wrong-address': (e) => `${e.address} cannot be proved here: ${e.because}`,
  'invalid-signature': (e) => `The signature does not prove ${e.address} for this site and challenge.`,
  'foreign-key': (e) => `The key that signed does not belong to ${e.address}.`,
  'ledger-unreachable': (e) => `The ledger could not say which keys belong to ${e.address}. Try again.`,
  'store-failed': () => 'The challenges could not be read or written. Try again.',
  'check-failed': () => 'The login could not be checked. Try again.',
})
