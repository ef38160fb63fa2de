import { member } from '../protocol/member'
import type { RequestItems } from '../protocol/request-items'
import type { PreAuthorizationResponse, ResponseItems } from '../protocol/response-items'

/** The answer that belongs to a request; all but the pre-authorization repeat its discriminator. */
export type AnswerTo<I extends RequestItems> = I extends { discriminator: 'preAuthorizationRequest' }
  ? PreAuthorizationResponse
  : Extract<ResponseItems, { discriminator: I['discriminator'] }>

const answerKind = ({ discriminator }: RequestItems) =>
  discriminator === 'preAuthorizationRequest' ? 'preAuthorizationResponse' : discriminator

/** An answer that left a member out, or shared no account, has nothing to sign. */
const isUnsigned = (given: unknown, challenge: unknown): boolean =>
  given === undefined || (challenge === undefined && member(member(given, 'accounts'), 'length') === 0)

/** Says how a well-formed answer fails to belong to its request, undefined when it does. */
export const responseMismatch = (request: RequestItems, answer: ResponseItems): string | undefined => {
  const expected = answerKind(request)
  if (answer.discriminator !== expected) return `Expected ${expected}, received ${answer.discriminator}`
  for (const key in answer) {
    const given = member(answer, key)
    const sent = member(member(request, key), 'challenge')
    const echoed = member(given, 'challenge')
    if (sent !== echoed && !isUnsigned(given, echoed))
      return `${key}: Expected challenge ${String(sent)}, received ${String(echoed)}`
  }
  return undefined
}

/** Whether an answer has the kind its caller is typed for, whatever an interceptor made of the request. */
export const isAnswerTo = <I extends RequestItems>(request: I, answer: ResponseItems): answer is AnswerTo<I> =>
  answer.discriminator === answerKind(request)
