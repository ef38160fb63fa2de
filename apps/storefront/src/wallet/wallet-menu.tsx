'use client'

import { displayAmount } from '@lootboxes/ledger'
import { balanceOf } from '@lootboxes/lootbox/client'
import { useHoldings } from '@lootboxes/lootbox/react'
import { Button, ConnectButton, FailureBadge, WalletMenu as Frame, type WalletPanelProps } from '@lootboxes/ui'
import { resultWord, sharedDataWords, useConnect, useWallet } from '@lootboxes/wallet-connector/react'
import { History } from 'lucide-react'
import { type RefCallback, useEffect } from 'react'
import { connectButtonId } from '@/client/client'
import { useClient } from '@/client/use-client'
import { useDropdown } from '@/client/use-dropdown'
import { YourLootLine } from '@/tickets/your-loot'
import { useActivity } from './request-rows'
import { useWalletChecks } from './wallet-checks'

const activityName = 'Recent activity'

/**
 * The wallet's dropdown of the header; it closes when its button unmounts. `isAwaited`: the user pressed the button before
 * its code had loaded.
 */
function useWalletDropdown(markSeen: () => void, isAwaited = false) {
  const { dropdown$, flags } = useClient()
  const { show, hide } = flags.dropdown
  const dropdown = useDropdown('wallet')
  useEffect(() => {
    if (!isAwaited) return
    dropdown$.set('wallet')
    show()
  }, [isAwaited, dropdown$, show])
  useEffect(
    () => () => {
      if (dropdown$.get() === 'wallet') hide()
    },
    [dropdown$, hide],
  )
  useEffect(() => (dropdown.open ? markSeen() : undefined))
  return dropdown
}

/** Returns the persona, the balances, and the requests to the wallet with their results (trap T12). */
export function useWalletPanel() {
  const { site } = useClient()
  const holdings = useHoldings()
  const { persona, accounts, walletData } = useWallet()
  const { disconnect } = useConnect()
  const { rows, unseen, isChosen, markSeen } = useActivity()
  const diagnosis = useWalletChecks()
  const [account] = accounts
  const token = site.boxes[0]?.tokenAddress
  const balances = [
    ...(token === undefined ? [] : [{ address: token, symbol: site.tokenSymbol }]),
    ...(site.clubToken === undefined ? [] : [site.clubToken]),
  ]
  const shown = persona === undefined ? account : { address: persona.identityAddress, label: persona.label }
  const panel: WalletPanelProps = {
    persona: shown,
    accounts:
      account === undefined
        ? []
        : [
            {
              ...account,
              balance: (
                <span className="flex flex-col text-right">
                  {balances.map(({ address, symbol: unit }) => (
                    <span key={unit}>{displayAmount(balanceOf(holdings, address), { unit })}</span>
                  ))}
                </span>
              ),
            },
          ],
    holdings: <YourLootLine />,
    shared: sharedDataWords(walletData.personaData),
    activity: { requests: rows },
    ...(diagnosis === undefined ? {} : { diagnosis }),
    ...(account === undefined ? {} : { onDisconnect: disconnect }),
  }
  return { panel, label: shown?.label, unseen, isChosen, markSeen }
}

/** The header's menu of the connected account. */
export function WalletMenu({
  isAwaited,
  buttonRef,
}: {
  isAwaited: boolean
  buttonRef: RefCallback<HTMLButtonElement>
}) {
  const { buttonStatus, requests } = useConnect()
  const { panel, label, unseen, isChosen, markSeen } = useWalletPanel()
  const dropdown = useWalletDropdown(markSeen, isAwaited)
  if (label === undefined) return null
  return (
    <Frame
      {...dropdown}
      trigger={
        <ConnectButton
          ref={buttonRef}
          id={connectButtonId}
          status={buttonStatus}
          persona={label}
          failures={unseen}
          calm={isChosen}
          words={{ failed: resultWord(requests, 'Failed') }}
          compact
        />
      }
      panel={panel}
    />
  )
}

/** Without a connected account: the requests to the wallet, their results, and the wallet checks (T12, T19). */
export function ActivityMenu() {
  const { rows, unseen, isChosen, markSeen } = useActivity()
  const dropdown = useWalletDropdown(markSeen)
  const diagnosis = useWalletChecks()
  return (
    <span className="relative inline-flex">
      <Frame
        {...dropdown}
        label={activityName}
        trigger={
          <Button size="icon" variant="quiet" aria-label={activityName} title={activityName}>
            <History aria-hidden />
          </Button>
        }
        panel={{ activity: { requests: rows }, ...(diagnosis === undefined ? {} : { diagnosis }) }}
      />
      <FailureBadge count={unseen} calm={isChosen} className="absolute -top-1 -right-1" />
    </span>
  )
}
