/** The data of the connected account on the ledger and the product server. A test may change it at any time. */
export type ShopState = {
  stateVersion: number
  /** By fungible resource, as decimal text. */
  balances: Record<string, string>
  /** Number of tickets that the account holds, in any state. */
  tickets: number
  /** The ids of those tickets, as its vault lists them. */
  held: string[]
  unrevealed: string[]
  revealed: string[]
  isInClub: boolean
}

/** Answers one path: JSON, or a whole response. */
export type ShopRoute = (body: Record<string, unknown>, request: Request) => unknown

/** An in-memory Gateway and product server. */
export type ShopServer = {
  state: ShopState
  /** By path. A test replaces an answer, or adds one. */
  routes: Record<string, ShopRoute>
  /** The requests so far. */
  requests: { path: string; body: Record<string, unknown>; request: Request }[]
  /** How many requests a path has received. */
  count: (path: string) => number
  /** How many requests have no answer yet. */
  pending: () => number
  fetch: typeof fetch
}

/** Options of `createShopServer`. */
export type ShopServerOptions = {
  component: string
  ticketAddress: string
  /** The product's slug. */
  product: string
}

/** The ledger state of a Gateway response. */
export const ledgerState = (state_version: number) => ({
  network: 'localnet',
  state_version,
  proposer_round_timestamp: '2026-11-20T14:00:00.000Z',
  epoch: 1,
  round: 1,
})

const holding = (resource_address: string, amount: string | number) => ({
  aggregation_level: 'Global',
  resource_address,
  amount,
  last_updated_at_state_version: 1,
})

/** An in-memory Gateway and product server with one box and one account, for tests of a storefront. */
export function createShopServer({ component, ticketAddress, product }: ShopServerOptions): ShopServer {
  const state: ShopState = {
    stateVersion: 7,
    balances: {},
    tickets: 0,
    held: [],
    unrevealed: [],
    revealed: [],
    isInClub: false,
  }
  const page = (address: unknown, items: readonly object[]) => ({
    ledger_state: ledgerState(state.stateVersion),
    address,
    total_count: items.length,
    items,
  })
  const routes: Record<string, ShopRoute> = {
    '/api/all-lootbox-resources': () => ({ address: { componentAddress: component } }),
    '/api/all-account-tickets-unrevealed': () => state.unrevealed.map((id) => ({ id })),
    '/api/all-account-tickets-revealed-unredeemed': () =>
      state.revealed.map((non_fungible_id) => ({ non_fungible_id, loots: [] })),
    [`/api/${product}-100-club`]: () => ({ result: state.isInClub }),
    '/state/entity/page/fungibles/': ({ address }) =>
      page(
        address,
        Object.entries(state.balances).map(([resource, amount]) => holding(resource, amount)),
      ),
    '/state/entity/page/non-fungibles/': ({ address }) =>
      page(address, state.tickets === 0 ? [] : [holding(ticketAddress, state.tickets)]),
    '/state/entity/page/non-fungible-vaults/': ({ address }) => ({
      ...page(address, [
        {
          resource_address: ticketAddress,
          vault_address: 'internal_vault_a',
          last_updated_at_state_version: 1,
          total_count: state.held.length,
          items: state.held,
        },
      ]),
      resource_address: ticketAddress,
    }),
  }
  const requests: ShopServer['requests'] = []
  let pending = 0
  const respond = async (request: Request): Promise<Response> => {
    const { pathname: path } = new URL(request.url)
    // A GET has no body.
    const body = JSON.parse((await request.clone().text()) || '{}') as Record<string, unknown>
    requests.push({ path, body, request })
    const answer = await routes[path]?.(body, request)
    if (answer instanceof Response) return answer
    return answer === undefined ? Response.json({}, { status: 404 }) : Response.json(answer)
  }
  return {
    state,
    routes,
    requests,
    count: (path) => requests.filter((request) => request.path === path).length,
    pending: () => pending,
    fetch: async (url, init) => {
      pending += 1
      try {
        return await respond(new Request(url instanceof Request ? url : new URL(url, 'http://page.test'), init))
      } finally {
        pending -= 1
      }
    },
  }
}
