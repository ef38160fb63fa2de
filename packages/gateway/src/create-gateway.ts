import type { PageVisibility } from './page-visibility'
import { createTransport, type Transport, type TransportOptions } from './transport'
import type { Bound } from './verb'
import * as network from './verbs/network'
import * as state from './verbs/state'
import * as transaction from './verbs/transaction'
import { createWatchTransaction, type WatchTransaction } from './watch-transaction'

const verbs = { ...network, ...state, ...transaction }
type Verbs = { readonly [Name in keyof typeof verbs]: Bound<(typeof verbs)[Name]> }

/** One method per endpoint of one Gateway. Each verb is documented in its file under `verbs/`. */
export type Gateway = Verbs & {
  readonly baseUrl: string
  readonly networkId: number | undefined
  /**
   * Polls a transaction after 2, 4, 8, 10, 10 … s until the ledger decides, and immediately when the user returns to the page.
   * Errors: a request that the Gateway refuses (400 and other 4xx) or an abort. A timeout is the settlement `undetermined`.
   *
   * @example
   * const settlement = await gateway.watchTransaction({ transactionIntentHash, timeout: 120_000 })
   * if (settlement.isOk()) console.log(settlement.value.status) // committed, failed, rejected or undetermined
   */
  readonly watchTransaction: WatchTransaction
}

/** Options of `createGateway`: those of the transport, and the page whose visibility pauses polling. */
export type GatewayOptions = TransportOptions & {
  /** `watchTransaction` pauses while this page is hidden. Default: the browser's document. */
  readonly visibility?: PageVisibility | undefined
}

type AnyVerb = (transport: Transport, ...rest: never[]) => unknown

/** Replaces every verb by the result of `bind`. `Object.entries` loses the names, so the result is cast back to them. */
export const mapVerbs = (bind: (verb: AnyVerb, name: string) => unknown): Verbs =>
  Object.fromEntries(Object.entries(verbs).map(([name, verb]) => [name, bind(verb, name)])) as Verbs

/**
 * Creates a client of one Gateway, chosen by network (its public Gateway) or by URL. Throws RequiredError when neither
 * names one, and a TypeError for a URL that is not http or https. Every other failure is an err value.
 *
 * @example
 * const gateway = createGateway({ networkId: 2, applicationName: 'My shop' })
 * const holdings = await gateway.getFungibles({ address })
 * if (holdings.isOk()) console.log(holdings.value.items)
 */
export function createGateway(options: GatewayOptions): Gateway {
  const transport = createTransport(options)
  return {
    ...mapVerbs(
      (verb) =>
        (...rest: never[]) =>
          verb(transport, ...rest),
    ),
    baseUrl: transport.baseUrl,
    networkId: transport.networkId,
    watchTransaction: createWatchTransaction(transport, options.visibility),
  }
}
