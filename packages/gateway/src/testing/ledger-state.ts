import type { LedgerState } from '@radixdlt/babylon-gateway-api-sdk'

/** Returns a ledger state for test responses. All fields follow from the version. */
export const ledgerStateAt = (stateVersion: number, network = 'localnet'): LedgerState => ({
  network,
  state_version: stateVersion,
  proposer_round_timestamp: new Date(stateVersion * 1_000).toISOString(),
  epoch: 1 + Math.floor(stateVersion / 100),
  round: stateVersion % 100,
})
