import { wordsFor } from '@lootboxes/ledger'
import type { GatewayError } from './gateway-error'

const responseTexts: Readonly<Record<number, string>> = {
  400: 'The Gateway did not accept the request.',
  404: 'The Gateway does not know this entity or transaction.',
  429: 'The Gateway receives too many requests right now. Please try again in a moment.',
}

/** Returns one sentence for the user: what happened and, where there is one, the next step. */
export const gatewayErrorText = /* @__PURE__ */ wordsFor<GatewayError>({
  response: (e) =>
    responseTexts[e.status] ?? `The Gateway answered with an error (${e.status}). Please try again later.`,
  required: (e) => `The parameter ${e.field} is missing.`,
  unreachable: () => 'The Gateway cannot be reached. Check your connection and try again.',
  'timed-out': (e) => `The Gateway did not answer within ${e.afterMs / 1000} s.`,
  aborted: () => 'The request was cancelled.',
  malformed: (e) =>
    e.path === ''
      ? `The request cannot be encoded (${e.issue}). Nothing was sent.`
      : `The Gateway's response has an unexpected format (${e.path}).`,
  stale: (e) => `The Gateway has not caught up yet: it is at version ${e.seen}, ${e.wanted} is needed.`,
  'future-state': (e) => `The ledger is at version ${e.seen}; ${e.wanted} is later than it can be.`,
  overloaded: (e) =>
    e.because === 'circuit-open'
      ? 'The Gateway does not answer at the moment. Please try again in a few seconds.'
      : 'The queue for the Gateway is full. Please try again in a few seconds.',
  'repeated-cursor': () => 'The Gateway repeated a page; the list may be incomplete.',
})
