import { type ComponentType, lazy } from 'react'

/** A component whose code loads when it first renders. If the code cannot be loaded, the page renders `instead`. */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  instead: ComponentType<Props> = () => null,
) => lazy(async () => ({ default: await load().catch(() => instead) }))
