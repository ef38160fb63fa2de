'use client'

import { Button, type ButtonProps } from '@lootboxes/ui'
import { useWallet } from '@lootboxes/wallet-connector/react'
import type { FlagName } from './flags'
import { useClient } from './use-client'

/** Shows one of the site's dialogs; its code and the wallet's arrive on hover, focus or press. */
export function OpenDialogButton({ flag, ...props }: Omit<ButtonProps, 'onClick'> & { flag: FlagName }) {
  const { flags } = useClient()
  const { prepare } = useWallet()
  return (
    <Button {...props} aria-haspopup="dialog" onPointerEnter={prepare} onFocus={prepare} onClick={flags[flag].show} />
  )
}
