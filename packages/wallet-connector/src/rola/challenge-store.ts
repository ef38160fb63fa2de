import type { Clock } from '@lootboxes/ledger'

/** What a server remembers of a challenge it handed out. `session` ties it to one visitor. */
export type IssuedChallenge = { expiresAtMs: number; session: string | undefined }

/**
 * Keeps challenges between issue and login. `take` removes and returns in one step, so that of two simultaneous logins
 * only one gets it; a store shared by several servers does it with DELETE … RETURNING or GETDEL. `save` is the place to
 * limit how many one session may have open.
 */
export type ChallengeStore = {
  save(challenge: string, issued: IssuedChallenge): PromiseLike<void>
  take(challenge: string): PromiseLike<IssuedChallenge | undefined>
}

/**
 * A store for one process. Of one session at most `mostPerSession` challenges are open, of all together `most`; beyond
 * that the oldest goes. So nobody can fill the memory, and a visitor with a session cannot push the others out.
 */
export const memoryChallengeStore = (clock: Pick<Clock, 'now'>, most = 10_000, mostPerSession = 10): ChallengeStore => {
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
      if (expiresAtMs > clock.now() && open.size < most) return
      forget(challenge)
    }
  }
  const remember = (session: string, challenge: string) => {
    const mine = bySession.get(session) ?? new Set()
    const [oldest] = mine
    if (mine.size >= mostPerSession && oldest !== undefined) forget(oldest)
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
