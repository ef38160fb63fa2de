'use client'

import { Button, type ButtonProps } from '@lootboxes/ui'
import type { FlagName } from './flags'
import { useClient } from './use-client'

/** Shows one of the site's dialogs; its code loads on the press. */
export function OpenDialogButton({ flag, ...props }: Omit<ButtonProps, 'onClick'> & { flag: FlagName }) {
  return <Button {...props} aria-haspopup="dialog" onClick={useClient().flags[flag].show} />
}
