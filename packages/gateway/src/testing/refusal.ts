import type { FakeReply } from './fake-fetch'

/** An error response of the static ledger, thrown where the reason is found. */
export class Refusal extends Error {
  readonly reply: FakeReply
  constructor(status: number, type: string, message: string, facts: object = {}) {
    super(message)
    this.reply = { status, json: { message, code: status, details: { type, ...facts } } }
  }
}
export const invalidRequest = (path: string, issue: string) =>
  new Refusal(400, 'InvalidRequestError', 'One or more validation errors occurred', {
    validation_errors: [{ path, errors: [issue] }],
  })
export const notOnLedger = (address: string) =>
  new Refusal(404, 'EntityNotFoundError', `${address} is not on the ledger`, { address })
