import type { Clock } from '@lootboxes/ledger'

/** What a server remembers of a challenge it handed out. `session` ties it to one visitor. */
export type IssuedChallenge = { expiresAtMs: number; session: string | undefined }

/**
 * Keeps challenges between issue and login. `take` removes and returns in one step, so that of two simultaneous logins
 * only one gets it; a store shared by several servers does it with DELETE … RETURNING or GETDEL.
 */
export type ChallengeStore = {
  save(challenge: string, issued: IssuedChallenge): PromiseLike<void>
  take(challenge: string): PromiseLike<IssuedChallenge | undefined>
}

/** A store for one process. Beyond `most` open challenges the oldest goes, so that nobody can fill the memory. */
export const memoryChallengeStore = (clock: Pick<Clock, 'now'>, most = 10_000): ChallengeStore => {
  const open = new Map<string, IssuedChallenge>()
  const sweep = () => {
    for (const [challenge, { expiresAtMs }] of open) {
      if (expiresAtMs > clock.now() && open.size < most) return
      open.delete(challenge)
    }
  }
  return {
    save: (challenge, issued) => {
      sweep()
      open.set(challenge, issued)
      return Promise.resolve()
    },
    take: (challenge) => {
      const issued = open.get(challenge)
      open.delete(challenge)
      return Promise.resolve(issued)
    },
  }
}
