import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../cn'
import { Address } from '../parts/address'
import { Avatar } from '../parts/avatar'
import { type Figure, FigureStrip } from '../parts/figure-strip'

export type ProfileHeaderProps = Omit<ComponentProps<'header'>, 'title' | 'children'> & {
  /** The label of the persona or the account. */
  name: string
  /** The account. Determines the pattern of avatar and banner. */
  address: string
  addressLabel?: string
  picture?: string | undefined
  /** Pictures of the account's items, as a banner. */
  banner?: readonly string[]
  /** Badges: club member, first print, verified. */
  marks?: ReactNode
  /** Date of the first activity, number of boxes. */
  note?: ReactNode
  figures?: readonly Figure[]
  actions?: ReactNode
  counted?: ReactNode
}

/** The head of an account's or a collection's page: a banner of its loot, its name and its figures. */
export function ProfileHeader({
  name,
  address,
  addressLabel = 'Account',
  picture,
  banner = [],
  marks,
  note,
  figures = [],
  actions,
  counted,
  className,
  ...props
}: ProfileHeaderProps) {
  return (
    <header data-slot="profile-header" {...props} className={className}>
      <div aria-hidden="true" className="h-28 overflow-hidden border-frame border-b-[1.5px] bg-band sm:h-44">
        {banner.length > 0 ? (
          <div className="-rotate-2 -mx-6 -mt-6 flex scale-105 gap-2.5 sm:gap-4">
            {Array.from({ length: 12 }, (_, place) => (
              <img
                // biome-ignore lint/suspicious/noArrayIndexKey: pictures repeat, so only the position is unique
                key={place}
                src={banner[place % banner.length]}
                alt=""
                loading="lazy"
                decoding="async"
                className={cn('mt-4 size-28 shrink-0 rounded-card sm:size-44', place % 2 === 1 && 'translate-y-4')}
              />
            ))}
          </div>
        ) : null}
      </div>
      <div className="wrap grid grid-cols-[minmax(0,1fr)] items-end gap-x-10 gap-y-6 pb-6 lg:grid-cols-[minmax(0,1fr)_minmax(auto,32rem)]">
        <div className="flex min-w-0 flex-col items-start gap-3">
          <Avatar
            name={address}
            {...(picture ? { src: picture } : {})}
            size="large"
            decorative
            className="-mt-12 size-24! rounded-card! border-[3px]! border-paper! sm:size-28!"
          />
          <div className="flex max-w-full flex-wrap items-center gap-x-4 gap-y-2">
            <h1 className="headline text-5xl [overflow-wrap:anywhere]">{name}</h1>
            {marks}
          </div>
          <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-ink-soft">
            <Address address={address} label={addressLabel} className="-ml-1" />
            {note}
          </p>
          {counted}
          {actions ? <div className="flex flex-wrap gap-2.5">{actions}</div> : null}
        </div>
        {figures.length > 0 ? <FigureStrip figures={figures} /> : null}
      </div>
    </header>
  )
}
