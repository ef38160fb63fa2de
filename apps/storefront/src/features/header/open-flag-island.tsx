'use client'

import { Button, type ButtonProps } from '@lootboxes/ui'
import type { FlagName } from '../flags/flags'
import { useStorefront } from '../shop/shop-provider'

/** A button that shows one of the site's dialogs; its code arrives on hover, focus or press. */
export function OpenFlagIsland({ flag, ...props }: Omit<ButtonProps, 'onClick'> & { flag: FlagName }) {
  const storefront = useStorefront()
  return (
    <Button
      {...props}
      aria-haspopup="dialog"
      onPointerEnter={storefront.prepare}
      onFocus={storefront.prepare}
      onClick={storefront.flags[flag].show}
    />
  )
}
