'use client'

import { displayAmount } from '@lootboxes/ledger'
import { ConnectButton, WalletMenu as Frame } from '@lootboxes/ui'
import { balanceOf } from '../account/holdings'
import { useRequestRows } from '../activity/use-request-rows'
import { connectButtonId } from '../header/connect-button-id'
import type { Connected } from '../session/session'
import { useStorefront } from '../shop/shop-provider'
import { useStore } from '../store/use-store'
import { useDropdown } from './use-dropdown'
import { useWalletChecks } from './use-wallet-checks'

/** The button follows every request to the wallet, not only logins. */
const resultWords = { success: 'Done', error: 'Failed' }

/** Who is connected, what the account holds, what was asked of the wallet and what became of it (trap T12). */
export function WalletMenu({ session, defaultOpen }: { session: Connected; defaultOpen: boolean }) {
  const { shop, holdings$, activity, disconnect, buttonStatus$ } = useStorefront()
  const holdings = useStore(holdings$)
  const unseen = useStore(activity.unseen$)
  const status = useStore(buttonStatus$)
  const requests = useRequestRows()
  const diagnosis = useWalletChecks()
  const token = shop.boxes[0]?.tokenAddress
  const persona = session.persona ?? session.account
  const balances = [
    ...(token === undefined
      ? []
      : [displayAmount(balanceOf(holdings, token), { unit: shop.tokenSymbol, maxDigits: 2 })]),
    ...(shop.clubToken === undefined
      ? []
      : [displayAmount(balanceOf(holdings, shop.clubToken.address), { unit: shop.clubToken.symbol, maxDigits: 2 })]),
  ]
  return (
    <Frame
      {...useDropdown({ isAwaited: defaultOpen })}
      trigger={
        <ConnectButton
          id={connectButtonId}
          status={status}
          persona={persona.label}
          failures={unseen}
          words={resultWords}
          compact
        />
      }
      panel={{
        persona,
        accounts: [{ ...session.account, balance: <Balances lines={balances} /> }],
        activity: { requests },
        ...(diagnosis === undefined ? {} : { diagnosis }),
        onDisconnect: () => void disconnect(),
      }}
    />
  )
}

const Balances = ({ lines }: { lines: readonly string[] }) => (
  <span className="flex flex-col text-right">
    {lines.map((line) => (
      <span key={line}>{line}</span>
    ))}
  </span>
)
