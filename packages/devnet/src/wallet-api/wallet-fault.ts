/** A failure with a code of the real wallet (wallet-protocol A11). */
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
