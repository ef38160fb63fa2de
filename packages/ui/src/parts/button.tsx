import type { ComponentProps, MouseEvent } from 'react'
import { cn } from '../cn'
import { type ButtonStyle, buttonStyle } from './button-style'

/** Properties of `Button`. */
export type ButtonProps = ComponentProps<'button'> &
  ButtonStyle & {
    /** Work is in progress: stays focusable, is announced as busy, ignores presses. */
    busy?: boolean
  }

const ignore = (event: MouseEvent) => event.preventDefault()

/**
 * A button for an action. For navigation, use `Link` or `ButtonLink`.
 * @example <Button variant="primary" onClick={buy}>Buy Tickets</Button>
 */
export function Button({ variant, size, wide, busy = false, className, ...props }: ButtonProps) {
  return (
    <button
      data-slot="button"
      type="button"
      {...props}
      {...(busy ? { 'aria-busy': true, 'aria-disabled': true, onClick: ignore } : {})}
      className={cn(buttonStyle({ variant, size, wide }), className)}
    />
  )
}

/**
 * A link that looks like a button.
 * @example <ButtonLink href="/lists/holders.csv" download>Download CSV</ButtonLink>
 */
export const ButtonLink = ({ variant, size, wide, className, ...props }: ComponentProps<'a'> & ButtonStyle) => (
  <a data-slot="button" {...props} className={cn(buttonStyle({ variant, size, wide }), className)} />
)
