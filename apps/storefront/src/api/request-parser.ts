import type { FieldIssue, ProductApi, ProductCall, ProductError, Question } from '@lootboxes/lootbox'
import { err, type Result } from 'neverthrow'

/** What a body says: its question or what is wrong with it, and the account it names. */
export type Understood = {
  readonly question: Result<Question<object>, ProductError>
  readonly account: string | undefined
}

/** Texts of one call remembered, and how long one may be: 8 MB at most. */
const most = 2_000
const longest = 4_096

const noJson: FieldIssue = { path: 'body', message: 'Expected JSON' }

/** The account a body names; nothing that is not one, for it may be anything. */
function accountIn(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('account_address' in body)) return undefined
  const { account_address: account } = body
  return typeof account === 'string' && /^account_[a-z0-9_]{50,70}$/.test(account) ? account : undefined
}

function parsed(text: string): { body: unknown } | undefined {
  try {
    return { body: JSON.parse(text) }
  } catch {
    return undefined
  }
}

/** Understands bodies of one call. A text that comes again is neither parsed nor checked again. */
export function createRequestParser(api: Pick<ProductApi, 'question'>, call: ProductCall) {
  const known = new Map<string, Understood>()

  const parseRequest = (text: string): Understood => {
    const json = parsed(text)
    if (json === undefined) return { question: err({ kind: 'bad-request', fields: [noJson] }), account: undefined }
    return { question: api.question(call, json.body), account: accountIn(json.body) }
  }

  return (text: string): Understood => {
    const before = known.get(text)
    if (before) return before
    const now = parseRequest(text)
    if (text.length > longest) return now
    if (known.size >= most) known.clear()
    known.set(text, now)
    return now
  }
}
