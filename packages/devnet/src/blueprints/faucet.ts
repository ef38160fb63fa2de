import { amountOf } from '@lootboxes/ledger'
import { abort } from '../engine/abort'
import { lockFee } from '../engine/lock-fee'
import type { Runtime } from '../engine/runtime'
import { decimal } from '../engine/shapes'
import { withdrawFrom } from '../engine/vaults'
import { placeKey } from '../store/families'
import { blueprint, nothing, publicMethod } from './blueprint'

/** Amount of one `free` call. */
export const faucetGift = amountOf(10_000)

const xrdVault = (runtime: Runtime, self: string): string =>
  runtime.draft.get('vaultOf', placeKey(self, runtime.xrd)) ?? abort('The faucet has no vault')

/** The faucet of the test networks: pays fees and gives XRD to any caller. */
export const faucet = blueprint('Faucet', {
  lock_fee: publicMethod([decimal], ({ runtime, self }, amount) => {
    lockFee(runtime, xrdVault(runtime, self), amount)
    return nothing
  }),
  free: publicMethod([], ({ runtime, self }) => ({
    buckets: [withdrawFrom(runtime, xrdVault(runtime, self), { amount: faucetGift })],
  })),
})
