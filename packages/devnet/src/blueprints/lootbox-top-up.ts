import { depositInto } from '../engine/vaults'
import { type Method, nothing } from './blueprint'
import { lootboxAt } from './lootbox-cell'

/** `top_up_fee_vault(xrd: Bucket)`: anybody may pay in for the members' fees. */
export const topUpFeeVault: Method = (runtime, self, given) => {
  given.count(1)
  depositInto(runtime, lootboxAt(runtime, self).feeVault, given.bucket(0))
  return nothing
}
