'use client'

import { Button, type ButtonProps } from '@lootboxes/ui'
import type { FlagName } from './flags'
import { useClient } from './use-client'

/** Opens one of the site's dialogs, whose code loads then. */
export function OpenDialogButton({ flag, ...props }: Omit<ButtonProps, 'onClick'> & { flag: FlagName }) {
  return <Button {...props} aria-haspopup="dialog" onClick={useClient().flags[flag].show} />
}
