import type { Clock } from '@lootboxes/ledger'

/** An issued challenge as the server stores it. `session` ties it to one user. */
export type IssuedChallenge = { expiresAtMs: number; session: string | undefined }

/**
 * Stores challenges between issue and login. `take` must remove and return in one step, so that only one of two simultaneous
 * logins gets the challenge; a shared store uses DELETE … RETURNING or GETDEL. `save` can limit the open challenges per session.
 */
export type ChallengeStore = {
  save(challenge: string, issued: IssuedChallenge): PromiseLike<void>
  take(challenge: string): PromiseLike<IssuedChallenge | undefined>
}

/**
 * A store for one process with at max `maxPerSession` open challenges per session and `max` in total. A new challenge removes the
 * oldest beyond a limit. This bounds the memory, and a user with a session cannot displace the challenges of others.
 */
export const memoryChallengeStore = (clock: Pick<Clock, 'now'>, max = 10_000, maxPerSession = 10): ChallengeStore => {
  const open = new Map<string, IssuedChallenge>()
  const bySession = new Map<string, Set<string>>()

  const forget = (challenge: string): IssuedChallenge | undefined => {
    const issued = open.get(challenge)
    open.delete(challenge)
    if (issued?.session === undefined) return issued
    const mine = bySession.get(issued.session)
    mine?.delete(challenge)
    if (mine?.size === 0) bySession.delete(issued.session)
    return issued
  }
  const sweep = () => {
    for (const [challenge, { expiresAtMs }] of open) {
      if (expiresAtMs > clock.now() && open.size < max) return
      forget(challenge)
    }
  }
  const remember = (session: string, challenge: string) => {
    const mine = bySession.get(session) ?? new Set()
    const [oldest] = mine
    if (mine.size >= maxPerSession && oldest !== undefined) forget(oldest)
    bySession.set(session, mine.add(challenge))
  }
  return {
    save: (challenge, issued) => {
      sweep()
      open.set(challenge, issued)
      if (issued.session !== undefined) remember(issued.session, challenge)
      return Promise.resolve()
    },
    take: (challenge) => Promise.resolve(forget(challenge)),
  }
}
