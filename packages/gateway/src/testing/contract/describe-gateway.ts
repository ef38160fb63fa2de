import { describe } from 'vitest'
import { testEntities } from './entity-tests'
import type { Setup } from './known-world'
import { testNonFungibles } from './non-fungible-tests'
import { testTransactions } from './transaction-tests'

/**
 * Runs the contract suite against a Gateway through this client: a static ledger, the devnet, or Stokenet by hand. It only
 * reads, apart from one submission that must be refused. Needs vitest.
 *
 * @example
 * describeGateway('devnet', async () => ({ gateway, networkId: 240, account, ...addresses }))
 */
export function describeGateway(name: string, setup: Setup): void {
  describe(`gateway contract: ${name}`, () => {
    testEntities(setup)
    testNonFungibles(setup)
    testTransactions(setup)
  })
}
