import { gatewayErrorText } from '@lootboxes/gateway'
import { createReadCache } from '@lootboxes/gateway/server'
import { createReceiptReader, type FullReceipt, type ReceiptError } from '@lootboxes/lootbox'
import { parseRarity } from '@lootboxes/ui'
import { err, ok, type Result } from 'neverthrow'
import { serverLog } from '@/config/log'
import { perProcess } from '@/config/per-process'
import { readPreset } from '@/config/read-site-config'
import { serverGateway } from './server-gateway'

type Answer = Result<FullReceipt, Exclude<ReceiptError, { kind: 'no-answer' }>>
type NoAnswer = Extract<ReceiptError, { kind: 'no-answer' }>

/** A receipt never changes; a missing one may be committed soon. */
const freshMs = (answer: Answer) => (answer.isOk() ? 3_600_000 : 2_000)

const receipts = perProcess('receipts', () => {
  const read = createReceiptReader(serverGateway(), readPreset().lootbox, { rarityOf: parseRarity })
  return createReadCache<string, Answer, NoAnswer>({
    keyOf: (id) => id,
    freshMs,
    staleMs: 0,
    read: async (id): Promise<Result<Answer, NoAnswer>> => {
      const answer = await read(id)
      if (answer.isOk()) return ok(ok(answer.value))
      return answer.error.kind === 'no-answer' ? err(answer.error) : ok(err(answer.error))
    },
    onFailure: ({ error }) =>
      serverLog().warn({ fact: 'receipt', because: gatewayErrorText(error.cause) }, 'The ledger did not answer.'),
  })
})

export type AskedReceiptError = { kind: ReceiptError['kind'] }

/** The receipt of a transaction id, read from the ledger once. */
export async function getReceipt(id: string): Promise<Result<FullReceipt, AskedReceiptError>> {
  const answer = await receipts().get(id.slice(0, 100))
  if (answer.isErr()) return err({ kind: 'no-answer' })
  return answer.value.value.mapErr(({ kind }) => ({ kind }))
}
