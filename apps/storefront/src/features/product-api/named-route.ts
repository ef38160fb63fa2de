import { productPath } from '@lootboxes/lootbox'
import { product } from '@/product'
import { requestId } from '../log/request-id'
import type { Handler, ProductRoute } from './product-route'
import { productRoute } from './product-routes'
import { routeRefusal, toResponse } from './reply'

const club = productRoute('getClub')
const clubPath = productPath('getClub', product.slug)

const nothingHere: Handler = ({ headers }) =>
  Promise.resolve(toResponse(routeRefusal({ kind: 'not-found' }), requestId(headers)))

const either =
  (method: keyof ProductRoute): Handler =>
  (request) =>
    new URL(request.url).pathname.replace(/\/$/, '') === clubPath ? club[method](request) : nothingHere(request)

/**
 * The call whose path has the product's name in it (trap T18), wherever it is asked for. Elsewhere a typed error: who
 * expects JSON gets JSON.
 */
export const namedRoute: ProductRoute = {
  DELETE: either('DELETE'),
  GET: either('GET'),
  HEAD: either('HEAD'),
  OPTIONS: either('OPTIONS'),
  PATCH: either('PATCH'),
  POST: either('POST'),
  PUT: either('PUT'),
}
