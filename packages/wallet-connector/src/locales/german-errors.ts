import type { ErrorCatalogue } from '../wallet-error-text'

/** Errors in German, for `walletErrorText` and, in `german`, for the button. */
export const germanErrors: ErrorCatalogue = {
  codes: {
    canceledByUser: {
      what: 'Die Anfrage wurde abgebrochen.',
      next: 'Starten Sie sie erneut, wenn Sie bereit sind.',
    },
    connectorDestroyed: {
      what: 'Die Seite hat die Verbindung zur Wallet beendet, bevor diese geantwortet hat.',
      next: 'Laden Sie die Seite neu, und sehen Sie in der Wallet nach, bevor Sie die Anfrage erneut starten. Eine bereits signierte Transaktion wird danach weiter geprüft.',
    },
    expiredSubintent: {
      what: 'Die Vorab-Autorisierung ist abgelaufen, bevor sie die Wallet erreicht hat.',
      next: 'Fordern Sie sie mit einem späteren Ablauf erneut an.',
    },
    failedToCompileTransaction: {
      what: 'Die Wallet konnte die Transaktion nicht kompilieren.',
      next: 'Es wurde nichts gesendet. Das ist ein Fehler der Website: Melden Sie ihn mit dem Manifest der Transaktion.',
    },
    failedToFindAccountWithEnoughFundsToLockFee: {
      what: 'Kein Konto der Wallet hat genug XRD für die Netzwerkgebühr.',
      next: 'Laden Sie XRD auf eines Ihrer Konten und versuchen Sie es erneut.',
    },
    failedToPollSubmittedTransaction: {
      what: 'Das Ergebnis der Transaktion ist noch nicht bekannt.',
      next: 'Sie kann noch gelingen: Senden Sie sie nicht erneut. Wir prüfen weiter, auch nach dem Neuladen.',
    },
    failedToPrepareTransaction: {
      what: 'Die Wallet konnte die Transaktion nicht vorbereiten.',
      next: 'Es wurde nichts gesendet. Prüfen Sie, ob die Wallet aktuell und online ist, und versuchen Sie es erneut.',
    },
    failedToSignAuthChallenge: {
      what: 'Die Wallet konnte den verlangten Nachweis nicht signieren.',
      next: 'Entsperren Sie die Wallet (und ein Hardwaregerät, falls das Konto eines braucht) und versuchen Sie es erneut.',
    },
    failedToSignTransaction: {
      what: 'Die Wallet konnte die Transaktion nicht signieren.',
      next: 'Es wurde nichts gesendet. Entsperren Sie die Wallet (und ein Hardwaregerät, falls das Konto eines braucht) und versuchen Sie es erneut.',
    },
    failedToSubmitTransaction: {
      what: 'Die Wallet konnte die Transaktion nicht an das Netzwerk senden.',
      next: 'Prüfen Sie die Verbindung Ihres Telefons. Suchen Sie die Transaktion im Verlauf der Wallet, bevor Sie eine weitere senden.',
    },
    GenerateChallengeError: {
      what: 'Die Website konnte die Challenge für die Anmeldung nicht erzeugen.',
      next: 'Versuchen Sie es erneut. Für Entwickler: `jsError` enthält den Fehler des Challenge-Generators.',
    },
    incompatibleVersion: {
      what: 'Wallet und Website verwenden verschiedene Versionen des Protokolls.',
      next: 'Aktualisieren Sie die Wallet. Ist sie aktuell, braucht die Website eine neuere Version dieser Bibliothek.',
    },
    invalidOptions: {
      what: 'Diese Seite ist nicht für Wallets eingerichtet.',
      next: 'Wenden Sie sich an den Betreiber. Für Entwickler: `message` nennt die Option von `createDappToolkit`.',
    },
    invalidOriginURL: {
      what: 'Die Wallet akzeptiert die Adresse dieser Website nicht.',
      next: 'Öffnen Sie die Website unter ihrer https-Adresse.',
    },
    invalidPersona: {
      what: 'Die Wallet kennt die Persona dieser Anmeldung nicht mehr.',
      next: 'Verbinden Sie sich erneut und wählen Sie eine Persona.',
    },
    invalidPersonaOrAccounts: {
      what: 'Die Persona oder die Konten des verlangten Nachweises gehören nicht zur Wallet.',
      next: 'Verbinden Sie sich erneut und wiederholen Sie die Anfrage.',
    },
    invalidRequest: {
      what: 'Die Wallet konnte die Anfrage nicht lesen.',
      next: 'Aktualisieren Sie die Wallet. Bleibt der Fehler, melden Sie ihn: Die Anfrage entspricht nicht dem Protokoll.',
    },
    LoginRejectedByDapp: {
      what: 'Die Website hat die Anmeldung abgelehnt.',
      next: 'Versuchen Sie eine andere Persona oder ein anderes Konto. Für Entwickler: `jsError` enthält den Fehler von `dataRequestControl`.',
    },
    missingExtension: {
      what: 'Keine Wallet-Erweiterung hat geantwortet.',
      next: 'Installieren Sie die Erweiterung Radix Wallet Connector oder erlauben Sie sie für diese Website und versuchen Sie es erneut.',
    },
    noAccountShared: {
      what: 'Ihre Wallet hat kein Konto freigegeben.',
      next: 'Verbinden Sie sich erneut und wählen Sie eines.',
    },
    radixJsonNotFound: {
      what: 'Die Wallet hat /.well-known/radix.json auf dieser Website nicht gefunden.',
      next: 'Für Entwickler: Veröffentlichen Sie die Datei mit der Adresse Ihrer dApp-Definition, oder nutzen Sie auf localhost den Entwicklermodus der Wallet.',
    },
    radixJsonUnknownFileFormat: {
      what: 'Die Wallet konnte /.well-known/radix.json dieser Website nicht lesen.',
      next: 'Für Entwickler: Die Datei muss JSON mit einer Liste `dApps` aus `dAppDefinitionAddress` sein.',
    },
    rejectedByUser: {
      what: 'Sie haben die Anfrage in der Wallet abgelehnt.',
      next: 'Starten Sie sie erneut, falls das nicht gewollt war.',
    },
    relayTimeout: {
      what: 'Die Wallet-App hat nicht rechtzeitig geantwortet.',
      next: 'Eine Transaktion kann trotzdem gesendet worden sein: Sehen Sie in der Wallet nach, bevor Sie die Anfrage erneut starten.',
    },
    requestAborted: {
      what: 'Die Seite wartet nicht mehr auf die Wallet.',
      next: 'Sehen Sie in der Wallet nach, bevor Sie die Anfrage erneut starten.',
    },
    requestInterceptorError: {
      what: 'Die Website hat die Anfrage vor dem Senden angehalten.',
      next: 'Für Entwickler: `jsError` enthält den Fehler von `requestInterceptor`.',
    },
    subintentExpirationTooClose: {
      what: 'Die Vorab-Autorisierung würde ablaufen, bevor sie genutzt werden kann.',
      next: 'Fordern Sie sie mit einem Ablauf in frühestens einer Minute erneut an.',
    },
    submittedTransactionHasFailedTransactionStatus: {
      what: 'Die Transaktion ist auf dem Ledger gescheitert.',
      next: 'Nur die Netzwerkgebühr wurde berechnet. Prüfen Sie Ihren Kontostand und versuchen Sie es erneut.',
    },
    submittedTransactionHasRejectedTransactionStatus: {
      what: 'Das Ledger hat die Transaktion abgelehnt.',
      next: 'Es wurde nichts berechnet. Versuchen Sie es erneut.',
    },
    submittedTransactionWasDuplicate: {
      what: 'Dieselbe Transaktion war bereits gesendet worden.',
      next: 'Suchen Sie sie im Verlauf der Wallet, bevor Sie eine weitere senden.',
    },
    toolkitNotLoaded: {
      what: 'Der Teil dieser Seite, der mit Wallets spricht, konnte nicht geladen werden.',
      next: 'Prüfen Sie Ihre Verbindung, laden Sie die Seite neu und versuchen Sie es erneut.',
    },
    transactionNotSuccessful: {
      what: 'Das Ledger hat die Transaktion nicht angenommen.',
      next: 'Siehe `status`: Nach CommittedFailure wurde nur die Netzwerkgebühr berechnet, nach Rejected nichts.',
    },
    unknownDappDefinitionAddress: {
      what: 'Die Wallet konnte die dApp-Definition dieser Website nicht prüfen.',
      next: 'Für Entwickler: Die Adresse muss ein Konto vom Typ dApp-Definition sein, das diese Website beansprucht, und radix.json muss es nennen.',
    },
    unknownWebsite: {
      what: 'Diese Website gehört nicht zu denen, die ihre dApp-Definition beansprucht.',
      next: 'Für Entwickler: Tragen Sie den Ursprung in `claimed_websites` des Kontos der dApp-Definition ein.',
    },
    userCancelledRequest: {
      what: 'Sie haben die Anfrage auf dieser Seite abgebrochen.',
      next: 'Starten Sie sie erneut, wenn Sie bereit sind.',
    },
    walletRequestValidation: {
      what: 'Die Anfrage der Website war ungültig und wurde nicht gesendet.',
      next: 'Für Entwickler: `message` nennt das Feld und den erwarteten Wert.',
    },
    walletResponseValidation: {
      what: 'Die Antwort der Wallet passt nicht zur Anfrage.',
      next: 'Aktualisieren Sie die Wallet. Sehen Sie in ihrem Verlauf nach, bevor Sie eine Transaktion erneut senden. Für Entwickler: `message` nennt das Feld und den erwarteten Wert.',
    },
    wrongAccountType: {
      what: 'Die Adresse der dApp-Definition dieser Website ist kein Konto einer dApp-Definition.',
      next: 'Für Entwickler: Setzen Sie die Metadaten `account_type` dieses Kontos auf `dapp definition`.',
    },
    wrongNetwork: {
      what: 'Ihre Wallet verwendet ein anderes Netzwerk als diese Website.',
      next: 'Wählen Sie in den Einstellungen der Wallet das Netzwerk der Website und versuchen Sie es erneut.',
    },
  },
  unknownCode: {
    what: 'Die Wallet hat mit „{code}“ geantwortet.',
    next: 'Möglicherweise wurde etwas gesendet. Prüfen Sie Ihr Konto, bevor Sie es erneut versuchen.',
  },
  cancelledTooLate: 'Sie haben zu spät abgebrochen: Die Wallet hatte die Anfrage bereits.',
  answeredLate: 'Ihre Wallet hat geantwortet, nachdem diese Seite nicht mehr gewartet hat.',
  succeededLate: 'Die Anfrage war erfolgreich.',
  sentLate: 'Die Transaktion wurde gesendet. Das Ledger hat sie noch nicht bestätigt.',
}
