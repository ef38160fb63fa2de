import { buttonStyle, PageMessage } from '@lootboxes/ui'
import { RefreshSoon } from '@/client/refresh-soon'
import { receiptPath } from '@/config/paths'
import type { AskedReceiptError } from '@/ledger/receipts'

type Reason = Exclude<AskedReceiptError['kind'], 'no-id'>

const words: Record<Reason, { code: string; title: string; why: string }> = {
  'not-committed': {
    code: 'Not found',
    title: 'No receipt for this transaction',
    why: 'The ledger has committed no transaction with this id. A new transaction takes a few seconds. A rejected one has no receipt and cost you nothing.',
  },
  'no-answer': {
    code: 'No answer',
    title: 'The ledger did not answer',
    why: 'This site reads each receipt from the ledger. If the transaction was committed, the receipt appears when the ledger answers again.',
  },
}

/** A valid transaction id without a receipt: the reason and a link to retry. Without an answer of the ledger the page reloads. */
export function NoReceiptPage({ id, reason }: { id: string; reason: Reason }) {
  const { code, title, why } = words[reason]
  return (
    <PageMessage
      code={code}
      title={title}
      picture="/boxes/asleep.svg"
      actions={
        <>
          <a href={receiptPath(id)} rel="external" className={buttonStyle({ variant: 'primary' })}>
            Ask again
          </a>
          <a href="/help_center" className={buttonStyle()}>
            Help
          </a>
        </>
      }
    >
      <p>{why}</p>
      {reason === 'no-answer' ? <RefreshSoon /> : null}
      <p className="figure mt-3 break-all text-base">{id}</p>
    </PageMessage>
  )
}
