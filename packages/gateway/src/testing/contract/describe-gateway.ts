import { describe } from 'vitest'
import { testEntities } from './entity-tests'
import type { Setup } from './known-world'
import { testNonFungibles } from './non-fungible-tests'
import { testTransactions } from './transaction-tests'

/**
 * What every Gateway must answer, asked through our client: run it on the fake, on devnet and by hand on Stokenet.
 * Reads only, except for a submission that must be refused.
 */
export function describeGateway(name: string, setup: Setup): void {
  describe(`gateway contract: ${name}`, () => {
    testEntities(setup)
    testNonFungibles(setup)
    testTransactions(setup)
  })
}
