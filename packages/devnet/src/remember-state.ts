import type { Devnet } from './create-devnet'

/**
 * Remembers the ledger, the clock and the delays and faults of a devnet. Returns the function that goes back to them and drops
 * the waiting transactions.
 */
export function rememberState(devnet: Devnet): () => Promise<void> {
  const { controls } = devnet
  const { id } = controls.snapshot()
  const settings = structuredClone(devnet.faultSettings)
  const goBack = () =>
    controls
      .faults(settings)
      // A test that resets the ledger drops the snapshot.
      .andThen(() => controls.restore(id).orElse(() => controls.reset()))
      ._unsafeUnwrap()
  return async () => {
    // The first call drops waiting transactions and draws, whose delays may be long. The second drops those on their way.
    goBack()
    await devnet.idle()
    goBack()
  }
}
