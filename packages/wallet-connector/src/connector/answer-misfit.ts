import type { RequestItems } from '../protocol/request-items'
import type { AccountsResponse, PreAuthorizationResponse, ResponseItems } from '../protocol/response-items'

/** The answer that belongs to a request; all but the pre-authorization repeat its discriminator (wallet-protocol A5). */
export type AnswerTo<I extends RequestItems> = I extends { discriminator: 'preAuthorizationRequest' }
  ? PreAuthorizationResponse
  : Extract<ResponseItems, { discriminator: I['discriminator'] }>

const answerKind = ({ discriminator }: RequestItems) =>
  discriminator === 'preAuthorizationRequest' ? 'preAuthorizationResponse' : discriminator

const challengeMisfit = (where: string, sent: string | undefined, echoed: string | undefined): string | undefined =>
  sent === echoed ? undefined : `${where}: Expected challenge ${sent ?? 'none'}, received ${echoed ?? 'none'}`

const accountsMisfit = (where: string, sent: string | undefined, answer: AccountsResponse | undefined) =>
  answer === undefined || (answer.accounts.length === 0 && answer.challenge === undefined)
    ? undefined
    : challengeMisfit(where, sent, answer.challenge)

/** Says how a well-formed answer fails to belong to its request, undefined when it does (wallet-protocol M13). */
export const answerMisfit = (request: RequestItems, answer: ResponseItems): string | undefined => {
  const expected = answerKind(request)
  if (answer.discriminator !== expected) return `Expected ${expected}, received ${answer.discriminator}`
  if (request.discriminator === 'unauthorizedRequest' && answer.discriminator === 'unauthorizedRequest')
    return accountsMisfit('oneTimeAccounts', request.oneTimeAccounts?.challenge, answer.oneTimeAccounts)
  if (request.discriminator === 'authorizedRequest' && answer.discriminator === 'authorizedRequest')
    return (
      challengeMisfit(
        'auth',
        'challenge' in request.auth ? request.auth.challenge : undefined,
        'challenge' in answer.auth ? answer.auth.challenge : undefined,
      ) ??
      accountsMisfit('oneTimeAccounts', request.oneTimeAccounts?.challenge, answer.oneTimeAccounts) ??
      accountsMisfit('ongoingAccounts', request.ongoingAccounts?.challenge, answer.ongoingAccounts) ??
      (answer.proofOfOwnership &&
        challengeMisfit('proofOfOwnership', request.proofOfOwnership?.challenge, answer.proofOfOwnership.challenge))
    )
  return undefined
}

/** Whether an answer has the kind its caller is typed for, whatever an interceptor made of the request. */
export const isAnswerTo = <I extends RequestItems>(request: I, answer: ResponseItems): answer is AnswerTo<I> =>
  answer.discriminator === answerKind(request)
