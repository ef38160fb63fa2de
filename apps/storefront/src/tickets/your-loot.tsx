'use client'

import { useAccount } from '@lootboxes/lootbox/react'
import { LootAlbum, Section } from '@lootboxes/ui'
import { useEffect } from 'react'
import { SiteLink } from '@/client/site-link'
import { lootPath } from '@/config/paths'
import { useAlbum } from './use-album'

const place = 'loot'

/** The connected account’s drawings of this box. */
export function YourLoot() {
  const account = useAccount()
  const album = useAlbum()
  const isThere = account !== undefined && album !== undefined && album.length > 0
  useEffect(() => {
    // The album mounts after the browser has looked for the anchor. A user who has scrolled stays in place.
    if (isThere && location.hash === `#${place}` && scrollY === 0) document.getElementById(place)?.scrollIntoView()
  }, [isThere])
  if (!isThere) return null
  return (
    <Section id={place} title="Your loot" lede={`What ${account.label} holds of the drawings in this box.`}>
      <LootAlbum drawings={album} />
    </Section>
  )
}

/**
 * The link to all loot of the account, for the wallet menu. On the page of a box it shows how much of that box the account
 * has.
 */
export function YourLootLine() {
  const account = useAccount()
  const album = useAlbum()
  if (account === undefined) return null
  return (
    <p className="flex items-baseline justify-between gap-4">
      <SiteLink href={lootPath(account.address)} className="touch-target relative">
        Your loot
      </SiteLink>
      {album === undefined || album.length === 0 ? null : (
        <span className="figure text-ink-soft text-sm">
          {album.filter(({ owned }) => owned > 0).length} of {album.length}
        </span>
      )}
    </p>
  )
}
