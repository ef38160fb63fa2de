import { type EndpointName, endpoints } from '../../wire/index'
import type { Exchange, FakeReply } from '../fake-fetch'
import { invalidRequest, Refusal } from '../refusal'
import { entityAnswers } from './entity-answers'
import { networkAnswers } from './network-answers'
import { nonFungibleAnswers } from './non-fungible-answers'
import { type Answers, type StaticLedger, staticState } from './static-state'
import { transactionAnswers } from './transaction-answers'

/**
 * Answers every read endpoint from a static ledger, for `createFakeFetch`.
 *
 * @example
 * const { fetch } = createFakeFetch(staticLedgerAnswers(ledger))
 */
export function staticLedgerAnswers(ledger: StaticLedger): (exchange: Exchange) => FakeReply {
  const state = staticState(ledger)
  const answers: Answers<EndpointName> = {
    ...networkAnswers(state),
    ...entityAnswers(state),
    ...nonFungibleAnswers(state),
    ...transactionAnswers(state),
  }
  const isEndpoint = (name: string): name is EndpointName => name in answers
  return ({ path, body }) => {
    const found = Object.entries(endpoints).find(([, endpoint]) => endpoint.path === path)
    if (!found || !isEndpoint(found[0])) return { status: 404, text: '' }
    const [name, { request }] = found
    const parsed = request?.safeParse(body) ?? { success: true as const, data: {} }
    try {
      if (!parsed.success)
        throw invalidRequest(parsed.error.issues[0]?.path.join('.') ?? '?', parsed.error.issues[0]?.message ?? '')
      const state = 'at_ledger_state' in parsed.data ? parsed.data.at_ledger_state?.state_version : undefined
      if (state && state > ledger.stateVersion)
        throw invalidRequest('?', 'State version is beyond the end of the known ledger')
      return { json: answers[name](parsed.data) }
    } catch (refusal) {
      if (refusal instanceof Refusal) return refusal.reply
      throw refusal
    }
  }
}
