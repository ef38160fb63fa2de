import type { BoxOptions } from './call-box'
import { checkAddress } from './check-address'
import { checkName } from './check-instruction'
import { checkLockFee } from './lock-fee'
import type { ManifestError } from './manifest-error'

/** The first error in the options that all box recipes share. `where` names the option. */
export const checkBox = ({ networkId, account, component, lockFee, method }: BoxOptions): ManifestError | undefined =>
  checkAddress(account, 'account', { networkId, type: ['account'] }) ??
  checkAddress(component, 'component', { networkId, type: ['component'] }) ??
  (method === undefined ? undefined : checkName(method, 'method')) ??
  (lockFee === undefined ? undefined : checkLockFee(lockFee, networkId))
