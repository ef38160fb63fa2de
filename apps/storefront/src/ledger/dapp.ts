import type { Gateway, GatewayError } from '@lootboxes/gateway'
import { createReadCache } from '@lootboxes/gateway/server'
import { readDapps, readNamedDapp } from '@lootboxes/lootbox'
import type { ResultAsync } from 'neverthrow'
import { perProcess } from '@/config/per-process'
import { readSiteConfig } from '@/config/read-site-config'
import { serverGateway } from './server-gateway'

type Read<T> = (gateway: Gateway, address: string, signal: AbortSignal) => ResultAsync<T, GatewayError>

const cacheOf = <T extends { stateVersion: number }>(name: string, read: Read<T>) =>
  perProcess(name, () =>
    createReadCache<string, T, GatewayError>({
      keyOf: (address) => address,
      versionOf: ({ stateVersion }) => stateVersion,
      freshMs: 60_000,
      cost: 2,
      read: (address, { signal }) => read(serverGateway(), address, signal),
    }),
  )
const own = cacheOf('dapps', readDapps)
const named = cacheOf('named-dapps', readNamedDapp)

/** The dApp of this site, and its partners. Undefined: the ledger does not answer. */
export const getDapps = async () =>
  (await own().get(readSiteConfig().dAppDefinitionAddress)).map(({ value }) => value).unwrapOr(undefined)

/** The dApp that a box names. Undefined: it names none, or the ledger does not answer. */
export const getDappOf = async (address: string) =>
  (await named().get(address)).map(({ value }) => value.dapp).unwrapOr(undefined)
