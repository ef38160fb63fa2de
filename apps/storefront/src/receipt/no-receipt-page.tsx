import { buttonStyle, PageMessage } from '@lootboxes/ui'
import { RefreshSoon } from '@/client/refresh-soon'
import type { AskedReceiptError } from '@/ledger/receipts'

type Reason = Exclude<AskedReceiptError['kind'], 'no-id'>

const words: Record<Reason, { code: string; title: string; why: string }> = {
  'not-committed': {
    code: 'Not printed',
    title: 'No receipt for this transaction',
    why: 'The ledger has committed no transaction with this id. A fresh one takes a few seconds; one that was refused never gets a receipt, and took nothing from you.',
  },
  'no-answer': {
    code: 'Out of reach',
    title: 'The ledger did not answer',
    why: 'A receipt is read from the ledger each time. If the transaction was committed, its receipt is there once the ledger answers again.',
  },
}

/** A valid transaction id without a receipt: the reason, and a link to retry. It retries itself while the ledger is silent. */
export function NoReceiptPage({ id, reason }: { id: string; reason: Reason }) {
  const { code, title, why } = words[reason]
  return (
    <PageMessage
      code={code}
      title={title}
      picture="/boxes/asleep.svg"
      actions={
        <>
          <a href={`/receipt/${id}`} rel="external" className={buttonStyle({ variant: 'primary' })}>
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
