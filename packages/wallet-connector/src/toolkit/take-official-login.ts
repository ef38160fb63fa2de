import { parse } from '../protocol/parse'
import { loginState } from './login-shapes'
import type { LoginState } from './login-state'
import type { StorageLike } from './storage'

/** Removes the login of the official toolkit from storage and returns it, so that a later logout is final (wallet-protocol B2). */
export const takeOfficialLogin = (storage: StorageLike, keys: readonly string[]): LoginState | undefined => {
  for (const key of keys) {
    try {
      const state = parse(loginState(), JSON.parse(storage.getItem(key) ?? 'null'))
      if (state.isErr() || !state.value.walletData.persona) continue
      for (const taken of keys) storage.removeItem(taken)
      return state.value
    } catch {
      // Unreadable content counts as missing.
    }
  }
  return undefined
}
