'use client'

import '@lootboxes/ui/album.css'
import { useAccount } from '@lootboxes/lootbox/react'
import { Album, albumPlaces, ButtonLink, kindsIn, Link } from '@lootboxes/ui'
import { BookOpen } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useClient, useStore } from '@/client/use-client'
import { itemPath, lootPath, mediaPath } from '@/config/paths'
import { useAlbum, useAlbumPath } from './use-album'
import { ViewCards } from './view-cards'

const place = 'loot'

/** The connected account’s album of this box. */
export function YourLoot() {
  const { clock, box$ } = useClient()
  const account = useAccount()
  const box = useStore(box$)?.box
  const album = useAlbum()
  const path = useAlbumPath()
  const [now] = useState(() => clock.now())
  const isThere = account !== undefined && path !== undefined && album !== undefined && album.kinds.length > 0
  useEffect(() => {
    // The album mounts after the browser has looked for the anchor. A user who has scrolled stays in place.
    if (isThere && location.hash === `#${place}` && scrollY === 0) document.getElementById(place)?.scrollIntoView()
  }, [isThere])
  if (!isThere) return null
  const places = albumPlaces(album.kinds, { item: itemPath, media: mediaPath }, now)
  return (
    <Album
      id={place}
      className="wrap py-12 sm:py-16"
      title="Your loot"
      lede={`What ${account.label} holds of ${box?.name ?? 'the box'}.`}
      places={places}
      viewer={<ViewCards places={places} />}
      actions={
        <ButtonLink size="small" href={path}>
          Open the album
        </ButtonLink>
      }
    />
  )
}

/** How much of the album the account has: `5/24`. */
export function AlbumCount() {
  const album = useAlbum()
  if (album === undefined || album.kinds.length === 0) return null
  return (
    <span className="figure">
      {kindsIn(album)}/{album.kinds.length}
    </span>
  )
}

/** The link to all loot of the account, for the wallet menu. */
export function YourLootLine() {
  const account = useAccount()
  if (account === undefined) return null
  return (
    <p className="flex items-baseline justify-between gap-4">
      <Link href={lootPath(account.address)} className="touch-target relative">
        Your loot
      </Link>
      <span className="text-ink-soft text-sm">
        <AlbumCount />
      </span>
    </p>
  )
}

/** The link to the album of the connected account, for the header. */
export function AlbumLink() {
  const path = useAlbumPath()
  if (path === undefined) return null
  return (
    <ButtonLink size="small" variant="quiet" className="gap-1.5 whitespace-nowrap px-2" title="Album" href={path}>
      <BookOpen aria-hidden />
      {/* The narrowest header with menus, and one with Help and the brand's name, have no room for the word. */}
      <span className="sr-only">Album</span>
      <span aria-hidden className="max-[69rem]:hidden xl:hidden">
        Album
      </span>{' '}
      <AlbumCount />
    </ButtonLink>
  )
}
