import {
  type GatewayStatusResponse,
  type NetworkConfigurationResponse,
  StatisticsApi,
  StatusApi,
  type ValidatorsUptimeRequest,
  type ValidatorsUptimeResponse,
} from '@radixdlt/babylon-gateway-api-sdk'
import { defineVerb } from '../define-verb'
import { inBatches } from '../in-batches'
import type { NoRequest, OpenVerb, Verb } from '../verb'
import * as schemas from '../wire/responses'

/** Returns the Gateway's release and the ledger state it has reached. */
export const getGatewayStatus: OpenVerb<NoRequest, GatewayStatusResponse> = /* @__PURE__ */ defineVerb({
  send: (sdk, _, init) => new StatusApi(sdk).gatewayStatusRaw(init),
  schema: schemas.GatewayStatusResponse,
})

/** Returns the network's id, name and well-known addresses. */
export const getNetworkConfiguration: OpenVerb<NoRequest, NetworkConfigurationResponse> = /* @__PURE__ */ defineVerb({
  send: (sdk, _, init) => new StatusApi(sdk).networkConfigurationRaw(init),
  schema: schemas.NetworkConfigurationResponse,
})

/** Returns the proposals that validators made and missed, in batches of 200. */
export const getValidatorsUptime: Verb<ValidatorsUptimeRequest, ValidatorsUptimeResponse> = /* @__PURE__ */ defineVerb(
  {
    send: (sdk, validatorsUptimeRequest: ValidatorsUptimeRequest, init) =>
      new StatisticsApi(sdk).validatorsUptimeRaw({ validatorsUptimeRequest }, init),
    schema: schemas.ValidatorsUptimeResponse,
    required: ['validator_addresses'],
  },
  /* @__PURE__ */ inBatches('validator_addresses', 'validators', (response) => response.validators.items),
)
