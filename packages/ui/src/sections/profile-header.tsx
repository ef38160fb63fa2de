import type { ComponentProps, ReactNode } from 'react'
import { Address } from '../parts/address'
import { Avatar } from '../parts/avatar'
import { CopyButton } from '../parts/copy-button'
import { type Figure, FigureStrip } from '../parts/figure-strip'
import { PictureBand } from './picture-band'

export type ProfileHeaderProps = Omit<ComponentProps<'header'>, 'title' | 'children'> & {
  /** The label of the persona or the account. Without it the heading is the short address. */
  name?: string | undefined
  /** The account. Determines the pattern of the avatar. */
  address: string
  addressLabel?: string
  copyLabel?: string
  picture?: string | undefined
  /** Pictures of the account's items, as a banner. */
  banner?: readonly string[]
  /** Badges: club member, first print, verified. */
  marks?: ReactNode
  /** Date of the first activity, number of boxes. */
  note?: ReactNode
  figures?: readonly Figure[]
  /** The figures follow from each other. */
  chain?: boolean
  actions?: ReactNode
  counted?: ReactNode
}

/** The head of an account's or a collection's page: a banner of its loot, its name and its figures. */
export function ProfileHeader({
  name,
  address,
  addressLabel = 'Account',
  copyLabel = 'Copy the address',
  picture,
  banner = [],
  marks,
  note,
  figures = [],
  chain = false,
  actions,
  counted,
  className,
  ...props
}: ProfileHeaderProps) {
  return (
    <header data-slot="profile-header" {...props} className={className}>
      <PictureBand pictures={banner} />
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
            <h1 className="headline text-5xl [overflow-wrap:anywhere]">
              {name ?? <Address address={address} label={addressLabel} plain className="text-4xl tracking-normal" />}
            </h1>
            {marks}
          </div>
          <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-ink-soft">
            {name === undefined ? (
              <CopyButton text={address} label={copyLabel} showLabel className="-ml-3" />
            ) : (
              <Address address={address} label={addressLabel} className="-ml-1" />
            )}
            {note}
          </p>
          {counted}
          {actions ? <div className="flex flex-wrap gap-2.5">{actions}</div> : null}
        </div>
        {figures.length > 0 ? <FigureStrip figures={figures} chain={chain} /> : null}
      </div>
    </header>
  )
}
