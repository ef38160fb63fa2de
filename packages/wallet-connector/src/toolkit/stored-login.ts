import { parse } from '../protocol/parse'
import type { DappToolkitOptions } from './dapp-toolkit'
import { isOnNetwork } from './is-on-network'
import { loginState } from './login-shapes'
import { type LoginState, loggedOut } from './login-state'
import { officialLoginKeys, type StorageLike } from './storage'
import { type StoredValue, storedValue } from './stored-value'
import { takeOfficialLogin } from './take-official-login'

/** The login in storage. Without one, it adopts that of the official toolkit if the options say so. */
export const storedLogin = (
  { networkId, dAppDefinitionAddress, adoptOfficialLogin, logger }: DappToolkitOptions,
  storage: StorageLike,
  key: string,
): StoredValue<LoginState> => {
  const login = storedValue<LoginState>({
    storage,
    key,
    logger,
    fallback: loggedOut,
    read: (stored) => {
      const state = parse(loginState(), stored).unwrapOr(undefined)
      return state?.walletData.accounts.every(({ address }) => isOnNetwork(address, networkId)) ? state : undefined
    },
    write: (state) => (state === loggedOut ? undefined : { ...state, initialized: true }),
  })
  if (adoptOfficialLogin && login.get() === loggedOut) {
    const official = takeOfficialLogin(storage, officialLoginKeys(dAppDefinitionAddress, networkId))
    if (official) login.update(() => official)
  }
  return login
}
