import type { Endpoint } from '../gateway'
import { ledgerState } from '../read-ledger'

/** `/transaction/construction`: the epoch to build with. Never behind the ledger. */
export const construction: Endpoint = (gateway) => {
  gateway.ledger.tick()
  return { ledger_state: ledgerState(gateway, gateway.ledger.chain.tip()) }
}
