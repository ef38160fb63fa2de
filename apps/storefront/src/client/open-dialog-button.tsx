'use client'

import { Button, type ButtonProps } from '@lootboxes/ui'
import type { SubmitEvent } from 'react'
import { dialogParams, type OpenableFlag } from '@/config/dialog-params'
import { useClient } from './use-client'

/**
 * Opens one of the site's dialogs, whose code loads then. A press before this code has arrived submits the form, and the
 * page opens the dialog when it has loaded again.
 */
export function OpenDialogButton({ flag, ...props }: Omit<ButtonProps, 'onClick' | 'type'> & { flag: OpenableFlag }) {
  const { show } = useClient().flags[flag]
  const open = (event: SubmitEvent) => {
    event.preventDefault()
    show()
  }
  return (
    <form onSubmit={open} className="contents">
      <input type="hidden" name={dialogParams[flag]} value="1" />
      <Button {...props} type="submit" aria-haspopup="dialog" />
    </form>
  )
}
