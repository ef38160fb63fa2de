/** Why the wallet could not do what was asked, in the wallet's own codes (wallet-protocol A11). */
export type WalletFault = {
  error:
    | 'failedToPrepareTransaction'
    | 'failedToCompileTransaction'
    | 'failedToSignTransaction'
    | 'failedToSubmitTransaction'
    | 'failedToFindAccountWithEnoughFundsToLockFee'
    | 'submittedTransactionWasDuplicate'
    | 'failedToSignAuthChallenge'
    | 'invalidPersonaOrAccounts'
    | 'incompatibleVersion'
    | 'invalidRequest'
    | 'expiredSubintent'
    | 'subintentExpirationTooClose'
  message: string
}
