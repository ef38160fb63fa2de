import { cva, type VariantProps } from 'class-variance-authority'
import { Slot } from 'radix-ui/slot'
import type { ComponentProps, MouseEvent } from 'react'
import { cn } from '../cn'

/** The classes of a button, for another element (a router's link, a summary). */
export const buttonStyle = cva(
  'inline-flex items-center justify-center gap-2.5 rounded-control border-[1.5px] text-center font-semibold leading-tight no-underline transition-[background-color,border-color,color,opacity] select-none disabled:opacity-55 aria-disabled:opacity-55 [&_svg]:size-[1.15em] [&_svg]:shrink-0',
  {
    variants: {
      variant: {
        primary:
          'border-leaf bg-leaf text-on-leaf hover:not-disabled:not-aria-disabled:border-ink active:not-disabled:opacity-90',
        outline:
          'border-edge bg-transparent text-ink hover:not-disabled:not-aria-disabled:bg-wash active:not-disabled:bg-wash-strong',
        quiet:
          'border-transparent bg-transparent text-ink hover:not-disabled:not-aria-disabled:bg-wash active:not-disabled:bg-wash-strong',
        danger:
          'border-coral bg-coral text-on-coral hover:not-disabled:not-aria-disabled:border-ink active:not-disabled:opacity-90',
        stub: 'surface-stub border-on-stub hover:not-disabled:not-aria-disabled:opacity-85',
      },
      size: {
        medium: 'min-h-12 px-5.5 py-2 text-base',
        small: 'min-h-11 px-4 py-1.5 text-sm',
        large: 'min-h-14 px-7 py-2.5 text-lg',
        icon: 'size-11 p-0 text-lg',
      },
      wide: { true: 'w-full' },
    },
    defaultVariants: { variant: 'outline', size: 'medium' },
  },
)

/** Properties of `Button`. */
export type ButtonProps = ComponentProps<'button'> &
  VariantProps<typeof buttonStyle> & {
    /** Applies the style to its only child instead of a `<button>`. */
    asChild?: boolean
    /** Work is in progress: stays focusable, is announced as busy, ignores presses. */
    busy?: boolean
  }

const ignore = (event: MouseEvent) => event.preventDefault()

/**
 * A button for an action. For navigation, use `Link` or `ButtonLink`.
 * @example <Button variant="primary" onClick={buy}>Buy Tickets</Button>
 */
export function Button({ variant, size, wide, asChild = false, busy = false, className, ...props }: ButtonProps) {
  const Root = asChild ? Slot : 'button'
  return (
    <Root
      data-slot="button"
      {...(asChild ? {} : { type: 'button' as const })}
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
export const ButtonLink = ({
  variant,
  size,
  wide,
  className,
  ...props
}: ComponentProps<'a'> & VariantProps<typeof buttonStyle>) => (
  <a data-slot="button" {...props} className={cn(buttonStyle({ variant, size, wide }), className)} />
)
