import { addressErrorText, parseAddress } from '@lootboxes/ledger'
import { Configuration, RadixNetworkConfigById, ResponseError, StateApi } from '@radixdlt/babylon-gateway-api-sdk'
import { err, errAsync, Result, ResultAsync } from 'neverthrow'
import { type Blueprint, parseBlueprint } from './blueprint'
import { parseSchema } from './parse-schema'

/**
 * `bad-address`: no address. `no-gateway`: the network has no public Gateway. `gateway`: the Gateway did not answer. `not-found`: no package
 * and no component at this address. `unreadable`: a definition or a schema has another form.
 */
export type CodegenError = {
  readonly kind: 'bad-address' | 'no-gateway' | 'gateway' | 'not-found' | 'unreadable'
  readonly message: string
}

/** The innermost message: the SDK and `fetch` both wrap what happened ("fetch failed"). */
const reasonOf = (cause: unknown): string => {
  if (cause instanceof ResponseError) return `status ${cause.status}`
  if (!(cause instanceof Error)) return String(cause)
  return cause.cause instanceof Error ? reasonOf(cause.cause) : cause.message
}

const failure = (kind: CodegenError['kind'], message: string): CodegenError => ({ kind, message })

type Page<Item> = { readonly items: readonly Item[]; readonly next_cursor?: string | null }
type Position = { readonly cursor?: string; readonly at_ledger_state?: { readonly state_version: number } }

/** Reads all pages of a list, all at the ledger state of the first one. */
async function readAll<Item>(
  read: (position: Position) => Promise<Page<Item> & { ledger_state: { state_version: number } }>,
) {
  const first = await read({})
  const at_ledger_state = { state_version: first.ledger_state.state_version }
  const items = [...first.items]
  for (let cursor = first.next_cursor; cursor; ) {
    const page = await read({ cursor, at_ledger_state })
    items.push(...page.items)
    cursor = page.next_cursor
  }
  return items
}

/** The package of an address, and the blueprint of a component. */
async function findPackage(state: StateApi, address: string) {
  const { items } = await state.stateEntityDetails({ stateEntityDetailsRequest: { addresses: [address] } })
  const details = items[0]?.details
  if (details?.type === 'Package') return { packageAddress: address, only: undefined }
  return details?.type === 'Component' && details.package_address
    ? { packageAddress: details.package_address, only: details.blueprint_name }
    : undefined
}

const fromHex = (hex: string): Uint8Array =>
  Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16))

async function read(state: StateApi, address: string): Promise<Result<readonly Blueprint[], CodegenError>> {
  const found = await findPackage(state, address)
  if (!found) return err(failure('not-found', `The ledger has no package and no component at ${address}.`))
  const { packageAddress, only } = found
  const stored = await readAll((position) =>
    state.entitySchemaPage({ stateEntitySchemaPageRequest: { address: packageAddress, ...position } }),
  )
  const definitions = await readAll((position) =>
    state.packageBlueprintPage({ statePackageBlueprintPageRequest: { package_address: packageAddress, ...position } }),
  )
  return Result.combine(
    stored.map(({ schema_hash_hex, schema_hex }) =>
      parseSchema(fromHex(schema_hex)).map((types) => [schema_hash_hex, types] as const),
    ),
  )
    .map((entries) => new Map(entries))
    .andThen((schemas) =>
      Result.combine(
        definitions
          .filter(({ name }) => only === undefined || name === only)
          .map(({ name, definition }) => parseBlueprint(definition, { name, packageAddress, schemas })),
      ),
    )
    .mapErr((message) => failure('unreadable', message))
}

/** Options of `readBlueprints`. `baseUrl` defaults to the public Gateway of the address's network. `signal` ends the wait for it. */
export type ReadBlueprintsOptions = {
  readonly address: string
  readonly baseUrl?: string | undefined
  readonly signal?: AbortSignal | undefined
}

/**
 * Reads the blueprint of a component, or all blueprints of a package, with their schemas.
 *
 * @example
 * readBlueprints({ address: 'package_rdx1…' }).map((blueprints) => blueprints.map(writeBlueprint))
 */
export function readBlueprints({
  address,
  baseUrl,
  signal,
}: ReadBlueprintsOptions): ResultAsync<readonly Blueprint[], CodegenError> {
  const parsed = parseAddress(address)
  if (parsed.isErr()) return errAsync(failure('bad-address', addressErrorText(parsed.error)))
  const basePath = baseUrl ?? RadixNetworkConfigById[parsed.value.networkId]?.gatewayUrl
  if (basePath === undefined)
    return errAsync(
      failure(
        'no-gateway',
        `Network ${parsed.value.networkId} has no public Gateway. Name one: --gateway URL, or baseUrl.`,
      ),
    )
  // The SDK passes its own options to fetch, so the signal comes with the function.
  const fetchApi: typeof fetch = (input, init) => fetch(input, { ...init, ...(signal && { signal }) })
  return ResultAsync.fromPromise(read(new StateApi(new Configuration({ basePath, fetchApi })), address), (cause) =>
    failure('gateway', `${basePath} did not answer: ${reasonOf(cause)}`),
  ).andThen((blueprints) => blueprints)
}
