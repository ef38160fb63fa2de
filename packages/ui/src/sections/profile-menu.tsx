'use client'

import { LogOut, UserRound } from 'lucide-react'
import { type ComponentProps, type MouseEvent, type ReactNode, useId } from 'react'
import { cn } from '../cn'
import { Address } from '../parts/address'
import { Avatar } from '../parts/avatar'
import { Button } from '../parts/button'
import { Disclosure, type DisclosureProps } from '../parts/disclosure'
import type { MenuPage } from './nav'

const english = {
  profile: 'Profile',
  account: 'Account',
  balance: 'Balance',
  signedOut: 'Not connected',
  example: 'Example',
}

export type ProfileMenuProps = Omit<DisclosureProps, 'trigger' | 'children' | 'panelClassName'> & {
  /** The connected profile; undefined while disconnected. */
  profile?: { name: string; address: string; balance?: ReactNode } | undefined
  /** Shown while disconnected: dimmed, marked as an example, and hidden from screen readers. */
  placeholder: { address: string; balance: string }
  /** My Profile, Edit Profile. */
  pages: readonly MenuPage[]
  /** The last entry, disabled while disconnected. `onClick` ends the session before the navigation. */
  signOut: { label: string; href: string; onClick?: ComponentProps<'a'>['onClick'] }
  current?: string
  words?: typeof english
}

const row = 'menu-entry px-3'
const ignore = (event: MouseEvent) => event.preventDefault()

/** The profile menu: account and balance, the user's pages, and sign out. */
export function ProfileMenu({
  profile,
  placeholder,
  pages,
  signOut,
  current,
  words = english,
  className,
  ...props
}: ProfileMenuProps) {
  const signedOutId = useId()
  return (
    <Disclosure
      data-slot="profile-menu"
      {...props}
      className={cn('relative', className)}
      panelClassName="outline-card absolute top-[calc(100%+0.5rem)] right-0 w-72 max-w-[calc(100vw-1.5rem)] p-1.5"
      trigger={
        <Button variant="quiet" size="icon" aria-label={profile ? `${words.profile}: ${profile.name}` : words.profile}>
          {profile ? <Avatar name={profile.address} decorative className="size-8!" /> : <UserRound aria-hidden />}
        </Button>
      }
    >
      <div className="border-rule border-b-2 border-dashed px-3 pt-2 pb-3">
        {profile ? (
          <>
            <p className="truncate font-bold font-display text-lg tracking-snug">{profile.name}</p>
            <p className="flex flex-wrap items-center justify-between gap-x-3 text-sm">
              <Address address={profile.address} label={words.account} className="-ml-1 text-ink-soft" />
              {profile.balance === undefined ? null : (
                <span className="figure whitespace-nowrap">
                  <span className="sr-only">{words.balance} </span>
                  {profile.balance}
                </span>
              )}
            </p>
          </>
        ) : (
          <>
            <p id={signedOutId} className="font-bold font-display text-lg tracking-snug">
              {words.signedOut}
            </p>
            <p
              aria-hidden="true"
              className="flex flex-wrap items-baseline justify-between gap-x-2 text-ink-soft text-sm"
            >
              <span className="text-xs italic">{words.example}</span>
              <span className="figure">{placeholder.address}</span>
              <span className="figure">{placeholder.balance}</span>
            </p>
          </>
        )}
      </div>
      <ul className="list-none pt-1.5">
        {pages.map(({ id, name, path, icon }) => (
          <li key={id}>
            <a href={path} {...(current === path ? { 'aria-current': 'page' as const } : {})} className={row}>
              {icon}
              {name}
            </a>
          </li>
        ))}
        <li>
          <a
            href={signOut.href}
            {...(profile
              ? { onClick: signOut.onClick }
              : { 'aria-disabled': true, 'aria-describedby': signedOutId, onClick: ignore })}
            className={cn(row, 'aria-disabled:cursor-not-allowed aria-disabled:text-ink-soft')}
          >
            <LogOut aria-hidden />
            {signOut.label}
          </a>
        </li>
      </ul>
    </Disclosure>
  )
}
