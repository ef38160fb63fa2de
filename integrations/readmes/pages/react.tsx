import { useOpenTransactions, useSettlements } from '@lootboxes/wallet-connector/react'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { Providers } from '../src/wallet-connector/providers'
import { Receipt, Shop } from '../src/wallet-connector/shop'

/* The README omits these parts: a receipt for each transaction, and the render. */
function Page() {
  const open = useOpenTransactions()
  const [bought, setBought] = useState<string>()
  useSettlements(({ transactionIntentHash }) => setBought(transactionIntentHash))
  return (
    <>
      <Shop />
      <p>{open.length} open</p>
      {bought && <Receipt transactionIntentHash={bought} />}
    </>
  )
}

createRoot(document.getElementById('root') ?? document.body).render(
  <Providers>
    <Page />
  </Providers>,
)
