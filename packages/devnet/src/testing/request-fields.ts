/** Names of fields in requests of all endpoints. */
export const requestFields: readonly string[] = [
  'address addresses resource_address resource_addresses vault_address account_address locker_address package_address',
  'key_value_store_address keys key_hex key_json kind value fields variant_id element_kind hex validator_addresses',
  'non_fungible_ids non_fungible_id cursor limit_per_page at_ledger_state from_ledger_state state_version timestamp epoch',
  'round aggregation_level opt_ins explicit_metadata raw_hex manifest_instructions balance_changes detailed_events',
  'receipt_events receipt_state_changes affected_global_entities manifest nonce blobs_hex notary_public_key key_type',
  'notary_is_signatory signer_public_keys flags use_free_credit skip_epoch_check disable_auth_checks tip_percentage',
  'start_epoch_inclusive end_epoch_exclusive notarized_transaction_hex intent_hash subintent_hash preview_transaction',
  'preview_transaction_hex type badge badge_type requirements account_lockers events_filter event emitter_address order',
  'kind_filter transaction_status_filter manifest_class_filter class affected_global_entities_filter message',
].flatMap((line) => line.split(' '))
