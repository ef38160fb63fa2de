import { member } from '../protocol/member'
import type { RequestItems } from '../protocol/request-items'
import type { PreAuthorizationResponse, ResponseItems } from '../protocol/response-items'

/** The response type for a request. All responses except that of a pre-authorization repeat the discriminator. */
export type AnswerTo<I extends RequestItems> = I extends { discriminator: 'preAuthorizationRequest' }
  ? PreAuthorizationResponse
  : Extract<ResponseItems, { discriminator: I['discriminator'] }>

const answerKind = ({ discriminator }: RequestItems) =>
  discriminator === 'preAuthorizationRequest' ? 'preAuthorizationResponse' : discriminator

/** Whether a response has nothing to sign, because it lacks the member or shares no account. */
const isUnsigned = (given: unknown, challenge: unknown): boolean =>
  given === undefined || (challenge === undefined && member(member(given, 'accounts'), 'length') === 0)

/** Hex digits of either case are the same challenge. */
const hex = (challenge: unknown): string => String(challenge).toLowerCase()

/** Describes how a well-formed response does not match its request; undefined if it matches. */
export const responseMismatch = (request: RequestItems, answer: ResponseItems): string | undefined => {
  const expected = answerKind(request)
  if (answer.discriminator !== expected) return `Expected ${expected}, received ${answer.discriminator}`
  for (const key in answer) {
    const given = member(answer, key)
    const sent = member(member(request, key), 'challenge')
    const echoed = member(given, 'challenge')
    if (hex(sent) !== hex(echoed) && !isUnsigned(given, echoed))
      return `${key}: Expected challenge ${hex(sent)}, received ${hex(echoed)}`
  }
  return undefined
}

/** Whether a response has the kind that the caller's types expect, even if an interceptor changed the request. */
export const isAnswerTo = <I extends RequestItems>(request: I, answer: ResponseItems): answer is AnswerTo<I> =>
  answer.discriminator === answerKind(request)
