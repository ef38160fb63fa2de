import { type ComponentType, lazy } from 'react'

/** A part whose code is fetched when it is first shown. It is an extra: without its code the page goes on with `instead`. */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  instead: ComponentType<Props> = () => null,
) => lazy(async () => ({ default: await load().catch(() => instead) }))
