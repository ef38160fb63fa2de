import type * as sdk from '@radixdlt/babylon-gateway-api-sdk'
import { StatisticsApi, StatusApi } from '@radixdlt/babylon-gateway-api-sdk'
import { defineVerb } from '../define-verb'
import { inBatches } from '../in-batches'
import type { NoRequest, OpenVerb, Verb } from '../verb'
import * as schemas from '../wire/responses'

/** Returns the Gateway's release and the ledger state it has reached. */
export const getGatewayStatus: OpenVerb<NoRequest, sdk.GatewayStatusResponse> = /* @__PURE__ */ defineVerb({
  send: (configuration, _, init) => new StatusApi(configuration).gatewayStatusRaw(init),
  schema: schemas.GatewayStatusResponse,
})

/** Returns the network's id, name and well-known addresses. */
export const getNetworkConfiguration: OpenVerb<NoRequest, sdk.NetworkConfigurationResponse> =
  /* @__PURE__ */ defineVerb({
    send: (configuration, _, init) => new StatusApi(configuration).networkConfigurationRaw(init),
    schema: schemas.NetworkConfigurationResponse,
  })

/** Returns the proposals that validators made and missed, in batches of 200. */
export const getValidatorsUptime: Verb<sdk.ValidatorsUptimeRequest, sdk.ValidatorsUptimeResponse> =
  /* @__PURE__ */ defineVerb(
    {
      send: (configuration, validatorsUptimeRequest: sdk.ValidatorsUptimeRequest, init) =>
        new StatisticsApi(configuration).validatorsUptimeRaw({ validatorsUptimeRequest }, init),
      schema: schemas.ValidatorsUptimeResponse,
      required: ['validator_addresses'],
    },
    /* @__PURE__ */ inBatches('validator_addresses', 'validators', (response) => response.validators.items),
  )
