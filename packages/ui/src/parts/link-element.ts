import type { ComponentProps, ComponentType } from 'react'

/** The props that a part passes to its link component. */
type LinkElementProps = Pick<
  ComponentProps<'a'>,
  'children' | 'className' | 'onClick' | 'rel' | 'title' | 'aria-current' | 'aria-label' | 'aria-describedby'
> & { href: string }

/** The element of a link: a plain `a`, or a router's component for navigation without a page load. */
export type LinkElement = 'a' | ComponentType<LinkElementProps>
