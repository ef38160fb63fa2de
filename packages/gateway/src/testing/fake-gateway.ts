import { type Gateway, mapVerbs } from '../create-gateway'

/** The verbs a test expects to be called, with their results (`okAsync(response)` of neverthrow). */
export type GatewayStubs = Partial<Gateway>

/**
 * Creates a gateway that has only the stubbed verbs. Every other verb throws, so that a test cannot pass by accident.
 *
 * @example
 * const gateway = createFakeGateway({ submitTransaction: () => okAsync({ duplicate: true }) })
 */
export function createFakeGateway(stubs: GatewayStubs = {}): Gateway {
  const refuse = (verb: string) => (): never => {
    throw new Error(`The fake gateway received a call of ${verb}, which the test does not stub.`)
  }
  return {
    ...mapVerbs((_, name) => refuse(name)),
    baseUrl: 'http://fake.gateway',
    networkId: 240,
    watchTransaction: refuse('watchTransaction'),
    ...stubs,
  }
}
