import { createReadCache } from '@lootboxes/gateway/server'
import type { ResourceAddress } from '@lootboxes/ledger'
import { getTokenFacts, type ProductError, productErrorText, type TokenFacts } from '@lootboxes/lootbox'
import { serverLog } from '@/config/log'
import { perProcess } from '@/config/per-process'
import { serverGateway } from './server-gateway'

const cache = perProcess('token', () =>
  createReadCache<ResourceAddress, TokenFacts, ProductError>({
    keyOf: (resource) => resource,
    versionOf: ({ stateVersion }) => stateVersion,
    freshMs: 60_000,
    cost: 1,
    read: (resource, ask) => getTokenFacts(serverGateway(), resource, ask),
    onFailure: ({ key: token, error, failures }) =>
      serverLog().warn(
        { fact: 'token', token, failures, because: productErrorText(error) },
        'The ledger did not answer.',
      ),
  }),
)

/** Supply and rules of a token; undefined while the ledger does not answer. */
export const getToken = async (resource: ResourceAddress): Promise<TokenFacts | undefined> =>
  (await cache().get(resource)).map(({ value }) => value).unwrapOr(undefined)
