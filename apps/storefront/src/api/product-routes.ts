import { type ProductCall, productPath } from '@lootboxes/lootbox'
import { requestId } from '@/config/log'
import { product } from '@/config/product'
import { productDeps } from './product-deps'
import { createProductRoute, type Handler, type ProductRoute } from './product-route'
import { routeRefusal, toResponse } from './reply'

/** The five calls on the deps of this process. */
export const productRoute = (call: ProductCall): ProductRoute => createProductRoute(productDeps, call)

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
