import type { GatewayError } from '@lootboxes/gateway'
import { createReadCache } from '@lootboxes/gateway/server'
import { type Dapps, readDapps } from '@lootboxes/lootbox'
import { perProcess } from '@/config/per-process'
import { readSiteConfig } from '@/config/read-site-config'
import { serverGateway } from './server-gateway'

const cache = perProcess('dapps', () =>
  createReadCache<string, Dapps, GatewayError>({
    keyOf: (address) => address,
    versionOf: ({ stateVersion }) => stateVersion,
    freshMs: 60_000,
    cost: 2,
    read: (address, { signal }) => readDapps(serverGateway(), address, signal),
  }),
)

/** Undefined: the ledger does not answer. */
export const getDapps = async (): Promise<Dapps | undefined> =>
  (await cache().get(readSiteConfig().dAppDefinitionAddress)).map(({ value }) => value).unwrapOr(undefined)
