'use client'

import { useTheme } from '@lootboxes/ui'

/** Follows the system's theme on every page, including those without a theme switch (spec L21). */
export function FollowTheme() {
  useTheme()
  return null
}
