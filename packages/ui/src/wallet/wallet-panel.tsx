import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../cn'
import { Address } from '../parts/address'
import { Avatar } from '../parts/avatar'
import { Button } from '../parts/button'
import { ActivityCenter, type ActivityCenterProps } from './activity-center'
import { WalletSetup, type WalletSetupProps } from './wallet-setup'

export type WalletAccount = { address: string; label: string; balance?: ReactNode }

const english = {
  connect: 'Connect wallet',
  disconnect: 'Disconnect',
  update: 'Change what is shared',
  accounts: 'Shared accounts',
  persona: 'Persona',
  used: 'used here',
  diagnosis: 'Trouble connecting?',
  shared: 'Shared with this site',
}

/** Properties of `WalletPanel`. */
export type WalletPanelProps = Omit<ComponentProps<'div'>, 'children'> & {
  persona?: { label: string; address: string } | undefined
  /** The first account is used to buy, reveal and redeem. */
  accounts?: readonly WalletAccount[]
  /** Shared personal data: name, mail, phone. */
  shared?: readonly { label: string; value: string }[]
  /** Shown between the accounts and the requests: a summary of the loot. */
  holdings?: ReactNode
  activity: ActivityCenterProps
  diagnosis?: WalletSetupProps
  onConnect?: () => void
  onDisconnect?: () => void
  onUpdate?: () => void
  busy?: boolean
  words?: Partial<typeof english>
}

/** The content of the wallet menu: persona, accounts, recent requests, and help with problems. */
export function WalletPanel({
  persona,
  accounts = [],
  shared = [],
  holdings,
  activity,
  diagnosis,
  onConnect,
  onDisconnect,
  onUpdate,
  busy = false,
  words,
  className,
  ...props
}: WalletPanelProps) {
  const say = { ...english, ...words }
  return (
    <div data-slot="wallet-panel" {...props} className={cn('flex flex-col gap-6', className)}>
      {persona ? (
        <>
          <div className="flex items-center gap-3">
            <Avatar name={persona.label} decorative />
            <div className="min-w-0">
              <p className="truncate font-bold font-display text-lg tracking-snug">{persona.label}</p>
              <Address address={persona.address} label={say.persona} className="text-ink-soft text-sm" />
            </div>
          </div>
          <section className="flex flex-col gap-2">
            <h3 className="heading text-lg tracking-snug">{say.accounts}</h3>
            <AccountList accounts={accounts} used={say.used} />
          </section>
          {holdings}
          {shared.length > 0 ? (
            <section className="flex flex-col gap-2 text-sm">
              <h3 className="heading text-lg tracking-snug">{say.shared}</h3>
              <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 gap-y-1">
                {shared.map(({ label, value }) => (
                  <div key={label} className="contents">
                    <dt className="text-ink-soft">{label}</dt>
                    <dd className="text-right [overflow-wrap:anywhere]">{value}</dd>
                  </div>
                ))}
              </dl>
            </section>
          ) : null}
          <div className="flex flex-wrap gap-3">
            {onUpdate ? (
              <Button size="small" onClick={onUpdate} busy={busy}>
                {say.update}
              </Button>
            ) : null}
            {onDisconnect ? (
              <Button size="small" variant="quiet" className={cn(!onUpdate && '-ml-4')} onClick={onDisconnect}>
                {say.disconnect}
              </Button>
            ) : null}
          </div>
        </>
      ) : onConnect ? (
        <Button variant="primary" wide onClick={onConnect} busy={busy}>
          {say.connect}
        </Button>
      ) : null}
      {diagnosis ? (
        persona ? (
          <details>
            <summary className="min-h-11 cursor-pointer content-center font-medium">{say.diagnosis}</summary>
            <WalletSetup {...diagnosis} className="pt-2" />
          </details>
        ) : (
          <WalletSetup {...diagnosis} />
        )
      ) : null}
      <ActivityCenter {...activity} />
    </div>
  )
}

const AccountList = ({ accounts, used }: { accounts: readonly WalletAccount[]; used: string }) => (
  <ul className="list-none divide-y-[1.5px] divide-rule">
    {accounts.map(({ address, label, balance }, index) => (
      <li key={address} className="flex items-center justify-between gap-4 py-2.5">
        <div className="min-w-0">
          <p className="line-clamp-2 font-medium [overflow-wrap:anywhere]">
            {label} {index === 0 ? <span className="whitespace-nowrap text-ink-soft text-sm">({used})</span> : null}
          </p>
          <Address address={address} label={label} className="text-ink-soft text-sm" />
        </div>
        {balance ? <span className="figure shrink-0 text-sm">{balance}</span> : null}
      </li>
    ))}
  </ul>
)
