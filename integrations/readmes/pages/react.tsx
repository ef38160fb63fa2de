import { useOpenTransactions, useSettlements, useWallet } from '@lootboxes/wallet-connector/react'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { ConnectButton } from '../src/wallet-connector/app'
import { Buy, Receipt } from '../src/wallet-connector/buy'
import { gateway } from '../src/wallet-connector/dapp'
import { Providers } from '../src/wallet-connector/providers'

/* The README omits these parts: a page with its components, and a manifest to send. */
const network = await gateway.getNetworkConfiguration()
if (network.isErr()) throw new Error('The devnet does not answer')
const { faucet } = network.value.well_known_addresses

function Shop() {
  const { account } = useWallet()
  const open = useOpenTransactions()
  const [bought, setBought] = useState<string>()
  useSettlements(({ transactionIntentHash }) => setBought(transactionIntentHash))
  return (
    <>
      <ConnectButton />
      {account && (
        <Buy
          transactionManifest={`
            CALL_METHOD Address("${faucet}") "lock_fee" Decimal("5");
            CALL_METHOD Address("${faucet}") "free";
            CALL_METHOD Address("${account.address}") "try_deposit_batch_or_abort" Expression("ENTIRE_WORKTOP") Enum<0u8>();`}
        />
      )}
      <p>{open.length} open</p>
      {bought && <Receipt transactionIntentHash={bought} />}
    </>
  )
}

createRoot(document.getElementById('root') ?? document.body).render(
  <Providers>
    <Shop />
  </Providers>,
)
