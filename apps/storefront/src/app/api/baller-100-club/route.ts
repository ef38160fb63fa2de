import { namedRoute } from '@/api/product-routes'

/** Said beforehand: otherwise Next watches each request through a proxy to find out. */
export const dynamic = 'force-dynamic'

/** The product as it ships has a folder, which Next finds faster than a pattern; `[...path]` serves one of another name. */
export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = namedRoute
