import { failureCodes as codesOf, failureText as textOf } from '@lootboxes/lootbox/client'
import { walletErrorWords } from '@lootboxes/wallet-connector'

/** Returns the text for a code. The rows of requests show it, in the wallet menu and in the dialog of the order (trap T12). */
export const failureText = (code: string) => textOf(code, walletErrorWords)

/** Every code with its own text. */
export const failureCodes = codesOf(walletErrorWords)

/** The anchor of a code on the help page; unknown codes share one. */
export const helpId = (code: string): string => `error-${failureCodes.includes(code) ? code : 'other'}`
export const helpHref = (code: string): string => `/help_center#${helpId(code)}`
