'use client'

import { type ComponentProps, type ReactNode, useEffect, useId, useRef } from 'react'
import { cn } from '../cn'
import { WaitingPanel, type WaitingPanelProps } from './waiting-panel'

export type WaitingOverlayProps = WaitingPanelProps & {
  open: boolean
  /** Esc hides the overlay and cancels nothing. */
  onHide: () => void
  /** Fills the overlay instead of the steps: a scene that shows the wait. The title stays, for assistive technology. */
  scene?: ReactNode
  dialogProps?: Omit<ComponentProps<'dialog'>, 'open' | 'children'>
}

/** A full-screen wait for the wallet: a modal dialog, so the page behind is inert and the focus is inside. */
export function WaitingOverlay({ open, onHide, scene, dialogProps, ...panel }: WaitingOverlayProps) {
  const hasScene = scene !== undefined
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => {
    const sheet = dialog.current
    if (sheet === null) return
    if (open && !sheet.open) sheet.showModal()
    if (!open && sheet.open) sheet.close()
  }, [open])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the scene has another title element
  useEffect(() => {
    // The title gets the focus, not Cancel, so that an accidental Enter does not cancel. A scene has its own title.
    if (open) dialog.current?.querySelector('h2')?.focus()
  }, [open, hasScene])
  return (
    <dialog
      ref={dialog}
      data-slot="waiting-overlay"
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        onHide()
      }}
      {...dialogProps}
      className={cn(
        'm-0 h-dvh max-h-none w-screen max-w-none bg-paper p-0 text-ink backdrop:bg-paper open:grid open:animate-enter lg:bg-transparent lg:backdrop:bg-[oklch(0.12_0.02_265/0.72)]',
        dialogProps?.className,
      )}
    >
      {hasScene ? (
        <div>
          <h2 id={titleId} tabIndex={-1} className="sr-only">
            {panel.title}
          </h2>
          {scene}
        </div>
      ) : (
        <div className="wrap grid grid-cols-[minmax(0,30rem)] content-center justify-center py-10">
          <WaitingPanel {...panel} titleId={titleId} />
        </div>
      )}
    </dialog>
  )
}
