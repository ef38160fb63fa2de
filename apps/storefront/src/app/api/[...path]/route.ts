import { namedRoute } from '@/api/product-routes'

/** Said beforehand: otherwise Next watches each request through a proxy to find out. */
export const dynamic = 'force-dynamic'

/** `/api/{product}-100-club` (trap T18), and nothing else that has no route of its own. */
export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = namedRoute
