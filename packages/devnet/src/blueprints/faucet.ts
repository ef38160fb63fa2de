import { amountOf } from '@lootboxes/ledger'
import { abort } from '../engine/abort'
import { lockFee } from '../engine/lock-fee'
import type { Runtime } from '../engine/runtime'
import { withdrawFrom } from '../engine/vaults'
import { placeKey } from '../store/families'
import { blueprint, nothing } from './blueprint'

/** Amount of one `free` call. */
export const faucetGift = amountOf(10_000)

const xrdVault = (runtime: Runtime, self: string): string =>
  runtime.draft.get('vaultOf', placeKey(self, runtime.xrd)) ?? abort('The faucet has no vault')

/** The faucet of the test networks: pays fees and gives XRD to any caller. */
export const faucet = blueprint({
  lock_fee: (runtime, self, args) => {
    args.count(1)
    lockFee(runtime, xrdVault(runtime, self), args.amount(0))
    return nothing
  },
  free: (runtime, self, args) => {
    args.count(0)
    return { buckets: [withdrawFrom(runtime, xrdVault(runtime, self), { amount: faucetGift })] }
  },
})
