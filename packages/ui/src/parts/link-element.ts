import type { ComponentProps, ComponentType } from 'react'

/** What a part hands to whatever draws its links. */
export type LinkElementProps = Pick<
  ComponentProps<'a'>,
  'children' | 'className' | 'onClick' | 'rel' | 'title' | 'aria-current' | 'aria-label' | 'aria-describedby'
> & { href: string }

/** What draws a link: a plain `a`, or a router's own component for navigation without a page load. */
export type LinkElement = 'a' | ComponentType<LinkElementProps>
