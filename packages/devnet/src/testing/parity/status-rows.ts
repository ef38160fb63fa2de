import type { EndpointRows } from './parity-deps'
import { allPages, allParts, at, right } from './whole-answers'

export const statusRows: EndpointRows<'gatewayStatus' | 'networkConfiguration' | 'validators' | 'validatorsUptime'> = {
  gatewayStatus: {
    takes: 1,
    newest: true,
    ours: ({ ours }) => right(ours.getGatewayStatus()),
    theirs: ({ sdk }) => sdk.status.getCurrent(),
  },
  networkConfiguration: {
    takes: 1,
    newest: true,
    ours: ({ ours }) => right(ours.getNetworkConfiguration()),
    theirs: ({ sdk }) => sdk.status.getNetworkConfiguration(),
  },
  validators: {
    takes: 1,
    ours: (w) => right(w.ours.getValidators(at(w))),
    theirs: (w) =>
      allPages(
        (cursor) =>
          w.sdk.state.innerClient.stateValidatorsList({
            stateValidatorsListRequest: { ...at(w), cursor: cursor ?? null },
          }),
        (answer) => answer.validators,
      ),
  },
  validatorsUptime: {
    takes: 'several',
    ours: async (w) =>
      (await right(w.ours.getValidatorsUptime({ validator_addresses: w.validators, ...at(w) }))).validators.items,
    theirs: (w) =>
      allParts(w.validators, 200, async (validator_addresses) => {
        const validatorsUptimeRequest = { validator_addresses, ...at(w) }
        return (await w.sdk.statistics.innerClient.validatorsUptime({ validatorsUptimeRequest })).validators.items
      }),
  },
}
