import { Agent } from 'node:https'
import { setTimeout as pause } from 'node:timers/promises'
import { addressOf, ask } from './ask.mjs'
import { nextPauseMs, shares } from './requests.mjs'

const pickKind = () => {
  let left = Math.random()
  for (const [kind, share] of Object.entries(shares)) {
    left -= share
    if (left < 0) return kind
  }
  return 'page'
}
const pick = (list) => list[Math.floor(Math.random() * list.length)]

/** Whether a user saw a failure: a 5xx, an incomplete response, or a wrong text with the right status. */
export const isFault = ({ status, isRight }) => status === 0 || status >= 500 || (status === 200 && !isRight)

/**
 * Simulates users, each with its own connection and address. Every response is read completely and compared with its check.
 * `answers` collects all of them. With `kind` the users send only that kind.
 */
export function startVisitors({ site, requests, count, everySeconds, kind: only, firstPlace = 0 }) {
  const answers = []
  const stopped = new AbortController()
  const visit = async (place) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const from = addressOf(2, firstPlace + place)
    for (let isFirst = true; !stopped.signal.aborted; isFirst = false) {
      await pause(nextPauseMs(everySeconds, isFirst), undefined, { signal: stopped.signal }).catch(() => undefined)
      if (stopped.signal.aborted) break
      const kind = only ?? pickKind()
      const asked = pick(requests[kind])
      const answer = await ask(site, asked.path, { ...asked, agent, from })
      const isRight = asked.isRight(answer)
      answers.push({
        kind,
        path: asked.path,
        at: answer.at,
        ms: answer.ms,
        status: answer.status,
        isRight,
        text: isRight ? '' : answer.text.slice(0, 200),
      })
    }
    agent.destroy()
  }
  const visits = Array.from({ length: count }, (_, place) => visit(place))
  return {
    answers,
    stop: async () => {
      stopped.abort()
      await Promise.all(visits)
      return answers
    },
  }
}

/** Summarizes the responses by kind. */
export function tellAnswers(answers) {
  const rows = new Map()
  for (const { kind, status, isRight } of answers) {
    const row = rows.get(kind) ?? {}
    const what = status === 0 ? 'no answer' : status === 200 && !isRight ? 'wrong' : `${status}`
    row[what] = (row[what] ?? 0) + 1
    rows.set(kind, row)
  }
  return [...rows]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(
      ([kind, row]) =>
        `${kind} ${Object.entries(row)
          .map(([what, n]) => `${what}: ${n}`)
          .join(', ')}`,
    )
    .join('; ')
}
