'use client'

import { useAccount } from '@lootboxes/lootbox/react'
import { LootAlbum, Section } from '@lootboxes/ui'
import { useEffect } from 'react'
import { SiteLink } from '@/client/site-link'
import { lootPath } from '@/config/paths'
import { useAlbum } from './use-album'

const place = 'loot'

/** What the connected account has of this box's drawings. */
export function YourLoot() {
  const account = useAccount()
  const album = useAlbum()
  const isThere = account !== undefined && album !== undefined && album.length > 0
  useEffect(() => {
    // It comes later than the address that asks for it; whoever has moved on by then stays where they are.
    if (isThere && location.hash === `#${place}` && scrollY === 0) document.getElementById(place)?.scrollIntoView()
  }, [isThere])
  if (!isThere) return null
  return (
    <Section id={place} title="Your loot" lede={`What ${account.label} holds of the drawings in this box.`}>
      <LootAlbum drawings={album} />
    </Section>
  )
}

/** The way to all of it, for the wallet's menu; where the page is about a box, with how much of that box it is. */
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
