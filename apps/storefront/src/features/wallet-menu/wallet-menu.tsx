'use client'

import { displayAmount } from '@lootboxes/ledger'
import { Address, Badge, Button, Drawer, DrawerContent, DrawerTrigger } from '@lootboxes/ui'
import { Wallet } from 'lucide-react'
import { balanceOf } from '../account/holdings'
import { ActivityList } from '../activity/activity-list'
import { connectButtonId } from '../header/connect-button-id'
import type { Session } from '../session/session'
import { useStorefront } from '../shop/shop-provider'
import { useStore } from '../store/use-store'

/** Who is connected, what the account holds, what was asked of the wallet, and the way out. */
export function WalletMenu({ session }: { session: Extract<Session, { status: 'connected' }> }) {
  const { shop, holdings$, activity, disconnect } = useStorefront()
  const holdings = useStore(holdings$)
  const unseen = useStore(activity.unseen$)
  const token = shop.boxes[0]?.tokenAddress
  const { account, persona } = session
  return (
    <Drawer onOpenChange={(open) => (open ? activity.markSeen() : undefined)}>
      <DrawerTrigger asChild>
        <Button
          id={connectButtonId}
          size="small"
          aria-label={`Wallet, ${account.label}${unseen > 0 ? `, ${unseen} new` : ''}`}
        >
          <Wallet aria-hidden />
          <span className="max-w-[9rem] truncate">{account.label}</span>
          {unseen > 0 ? <Badge tone="coral">{unseen}</Badge> : null}
        </Button>
      </DrawerTrigger>
      <DrawerContent title={account.label} description={persona ? `Connected as ${persona.label}` : undefined}>
        <p>
          <Address address={account.address} label="account" />
        </p>
        <dl className="grid grid-cols-2 gap-2">
          {token === undefined ? null : (
            <Balance term={shop.tokenSymbol} value={displayAmount(balanceOf(holdings, token), { maxDigits: 4 })} />
          )}
          {shop.clubToken === undefined ? null : (
            <Balance
              term={shop.clubToken.symbol}
              value={displayAmount(balanceOf(holdings, shop.clubToken.address), { maxDigits: 4 })}
            />
          )}
          <Balance term="Unrevealed tickets" value={`${holdings.unrevealed.length}`} />
          <Balance term="Revealed tickets" value={`${holdings.revealed.length}`} />
        </dl>
        <ActivityList />
        <Button onClick={() => void disconnect()} className="mt-auto">
          Disconnect
        </Button>
      </DrawerContent>
    </Drawer>
  )
}

function Balance({ term, value }: { term: string; value: string }) {
  return (
    <div className="outline-card flex flex-col p-3">
      <dt className="text-ink-soft text-sm">{term}</dt>
      <dd className="figure text-lg">{value}</dd>
    </div>
  )
}
