'use client'

import { useTheme } from '@lootboxes/ui'

/** The page goes by the system's theme while it is open, also where no switch for it is shown (spec L21). */
export function FollowTheme() {
  useTheme()
  return null
}
