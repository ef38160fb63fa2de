import * as z from 'zod/mini'
import { notOnLedger } from '../refusal'
import { type Answers, type StaticState, sbor, text, texts, updated } from './static-state'

/** Status, validators and key-value stores. */
export function networkAnswers({
  ledger,
  ledger_state,
  page,
}: StaticState): Answers<
  'gatewayStatus' | 'networkConfiguration' | 'construction' | 'keyValueStoreData' | 'validators' | 'validatorsUptime'
> {
  return {
    gatewayStatus: () => ({
      ledger_state,
      release_info: { release_version: 'static', open_api_schema_version: 'static', image_tag: '' },
    }),
    networkConfiguration: () => ({
      network_id: ledger.networkId,
      network_name: ledger.network,
      well_known_addresses: {},
    }),
    construction: () => ({ ledger_state }),
    keyValueStoreData: (body) => {
      const address = text(body, 'key_value_store_address')
      const store = ledger.stores[address]
      if (!store) throw notOnLedger(address)
      const requested = z.array(z.looseObject({ key_json: z.looseObject({ value: z.string() }) })).parse(body.keys)
      const entries = store.filter(({ key }) =>
        requested.some(({ key_json }) => 'value' in key && key.value === key_json.value),
      )
      return {
        ledger_state,
        key_value_store_address: address,
        entries: entries.map(({ key, value }) => ({
          key: sbor(key),
          value: sbor(value),
          is_locked: false,
          ...updated,
        })),
      }
    },
    validators: (body) => ({
      ledger_state,
      validators: page(
        ledger.validators.map((address) => ({ address })),
        body,
      ),
    }),
    validatorsUptime: (body) => ({
      ledger_state,
      validators: {
        items: texts(body, 'validator_addresses').map((address) => ({
          address,
          proposals_made: 1,
          proposals_missed: 0,
          epochs_active_in: 1,
        })),
      },
    }),
  }
}
