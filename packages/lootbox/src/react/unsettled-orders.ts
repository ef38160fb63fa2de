import { unsettledOrdersKey } from '../client/storage-keys'
import { createUnsettledOrders } from '../client/unsettled'
import { oncePer } from '../once-per'
import type { LootboxClient } from './lootbox-client'

function browserStorage(): Storage | undefined {
  try {
    return localStorage
  } catch {
    return undefined
  }
}

/** The unsettled orders of this browser, over reloads and tabs. */
export const unsettledOrdersOf = /* @__PURE__ */ oncePer(({ options, clock }: LootboxClient) =>
  createUnsettledOrders({
    storage: options.storage ?? browserStorage(),
    key: unsettledOrdersKey(options.networkId),
    now: () => clock.now(),
  }),
)
