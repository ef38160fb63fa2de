import { batched } from '../batched'
import type { CamelCased } from '../camel-cased'
import { defineVerb } from '../define-verb'
import type { ValidatorsUptimeResponse } from '../model/entities'
import type { LedgerStateSelector } from '../model/requests'
import type { Verb } from '../verb'
import * as answers from '../wire/answers'
import * as PATHS from '../wire/paths'

export type GetValidatorsUptimeRequest = {
  readonly validatorAddresses: readonly string[]
  readonly atLedgerState?: CamelCased<LedgerStateSelector> | null | undefined
  readonly fromLedgerState?: CamelCased<LedgerStateSelector> | null | undefined
}

/** Proposals made and missed, in batches of 200. */
export const getValidatorsUptime: Verb<GetValidatorsUptimeRequest, ValidatorsUptimeResponse> =
  /* @__PURE__ */ defineVerb(
    { path: PATHS.validatorsUptime, answer: answers.ValidatorsUptimeResponse, needs: ['validatorAddresses'] },
    /* @__PURE__ */ batched('validator_addresses', 'validators', (answer) => answer.validators.items),
  )
