import { unsettledOrdersKey } from '../client/storage-keys'
import { createUnsettledOrders } from '../client/unsettled'
import { oncePerClient } from './lootbox-client'

function browserStorage(): Storage | undefined {
  try {
    return localStorage
  } catch {
    return undefined
  }
}

/** The unsettled orders of this browser, over reloads and tabs. */
export const unsettledOrdersOf = /* @__PURE__ */ oncePerClient(({ options, clock }) =>
  createUnsettledOrders({
    storage: options.storage ?? browserStorage(),
    key: unsettledOrdersKey(options.networkId),
    now: () => clock.now(),
  }),
)
