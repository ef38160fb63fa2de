'use client'

import { LootAlbum, Section } from '@lootboxes/ui'
import { useAccount } from '@/client/account'
import { SiteLink } from '@/client/site-link'
import { useAlbum } from './use-album'

/** What the connected account has of this box's drawings. */
export function YourLoot() {
  const account = useAccount()
  const album = useAlbum()
  if (account === undefined || album === undefined || album.length === 0) return null
  return (
    <Section id="loot" title="Your loot" lede={`What ${account.label} holds of the drawings in this box.`}>
      <LootAlbum drawings={album} />
    </Section>
  )
}

/** The same in a line, for the wallet's menu. */
export function YourLootLine() {
  const album = useAlbum()
  if (album === undefined || album.length === 0) return null
  const have = album.filter(({ owned }) => owned > 0).length
  return (
    <p className="flex items-baseline justify-between gap-4">
      <SiteLink href="/#loot" className="touch-target relative">
        Your loot
      </SiteLink>
      <span className="figure text-ink-soft text-sm">
        {have} of {album.length}
      </span>
    </p>
  )
}
