import type { ErrorCatalogue } from '../wallet-error-text'

/** Errors in Spanish, for `walletErrorText` and, in `spanish`, for the button. */
export const spanishErrors: ErrorCatalogue = {
  codes: {
    canceledByUser: {
      what: 'La solicitud se ha cancelado.',
      next: 'Iníciala de nuevo cuando quieras.',
    },
    connectorDestroyed: {
      what: 'La página dejó de comunicarse con la wallet antes de que respondiera.',
      next: 'Recarga la página y mira en la wallet antes de iniciar la solicitud de nuevo. Una transacción ya firmada se sigue comprobando tras la recarga.',
    },
    expiredSubintent: {
      what: 'La preautorización caducó antes de llegar a la wallet.',
      next: 'Solicítala de nuevo con una caducidad posterior.',
    },
    failedToCompileTransaction: {
      what: 'La wallet no pudo compilar la transacción.',
      next: 'No se envió nada. Es un fallo del sitio: comunícalo con el manifiesto de la transacción.',
    },
    failedToFindAccountWithEnoughFundsToLockFee: {
      what: 'Ninguna cuenta de la wallet tiene suficiente XRD para la comisión de la red.',
      next: 'Añade XRD a una de tus cuentas e inténtalo de nuevo.',
    },
    failedToPollSubmittedTransaction: {
      what: 'El resultado de la transacción aún no se conoce.',
      next: 'Todavía puede completarse: no la envíes de nuevo. Seguimos comprobando, también tras recargar.',
    },
    failedToPrepareTransaction: {
      what: 'La wallet no pudo preparar la transacción.',
      next: 'No se envió nada. Comprueba que tu wallet está actualizada y conectada, e inténtalo de nuevo.',
    },
    failedToSignAuthChallenge: {
      what: 'La wallet no pudo firmar la prueba que pidió el sitio.',
      next: 'Desbloquea la wallet (y el dispositivo físico si la cuenta lo necesita) e inténtalo de nuevo.',
    },
    failedToSignTransaction: {
      what: 'La wallet no pudo firmar la transacción.',
      next: 'No se envió nada. Desbloquea la wallet (y el dispositivo físico si la cuenta lo necesita) e inténtalo de nuevo.',
    },
    failedToSubmitTransaction: {
      what: 'La wallet no pudo enviar la transacción a la red.',
      next: 'Comprueba la conexión de tu teléfono. Busca la transacción en el historial de la wallet antes de enviar otra.',
    },
    GenerateChallengeError: {
      what: 'El sitio no pudo crear el desafío para iniciar sesión.',
      next: 'Inténtalo de nuevo. Para desarrolladores: `jsError` contiene el error del generador de desafíos.',
    },
    incompatibleVersion: {
      what: 'La wallet y el sitio usan versiones distintas del protocolo.',
      next: 'Actualiza la wallet. Si ya está actualizada, el sitio necesita una versión más nueva de esta biblioteca.',
    },
    invalidOptions: {
      what: 'Esta página no está configurada para comunicarse con wallets.',
      next: 'Contacta con el responsable del sitio. Para desarrolladores: `message` indica la opción de `createDappToolkit`.',
    },
    invalidOriginURL: {
      what: 'La wallet no acepta la dirección de este sitio.',
      next: 'Abre el sitio con su dirección https.',
    },
    invalidPersona: {
      what: 'La wallet ya no conoce la persona de esta sesión.',
      next: 'Conéctate de nuevo y elige una persona.',
    },
    invalidPersonaOrAccounts: {
      what: 'La persona o las cuentas de la prueba solicitada no pertenecen a la wallet.',
      next: 'Conéctate de nuevo y repite la solicitud.',
    },
    invalidRequest: {
      what: 'La wallet no pudo leer la solicitud.',
      next: 'Actualiza la wallet. Si el error continúa, comunícalo: la solicitud no cumple el protocolo.',
    },
    LoginRejectedByDapp: {
      what: 'El sitio rechazó el inicio de sesión.',
      next: 'Prueba con otra persona o cuenta. Para desarrolladores: `jsError` contiene el error de `dataRequestControl`.',
    },
    missingExtension: {
      what: 'Ninguna extensión de wallet ha respondido.',
      next: 'Instala la extensión Radix Wallet Connector o actívala para este sitio, e inténtalo de nuevo.',
    },
    noAccountShared: {
      what: 'Tu wallet no compartió ninguna cuenta.',
      next: 'Conéctate de nuevo y elige una.',
    },
    radixJsonNotFound: {
      what: 'La wallet no encontró /.well-known/radix.json en este sitio.',
      next: 'Para desarrolladores: publícalo con la dirección de tu definición de dApp, o usa en localhost el modo de desarrollador de la wallet.',
    },
    radixJsonUnknownFileFormat: {
      what: 'La wallet no pudo leer /.well-known/radix.json de este sitio.',
      next: 'Para desarrolladores: debe ser JSON con una lista `dApps` de `dAppDefinitionAddress`.',
    },
    rejectedByUser: {
      what: 'Rechazaste la solicitud en tu wallet.',
      next: 'Iníciala de nuevo si no era tu intención.',
    },
    relayTimeout: {
      what: 'La aplicación de la wallet no respondió a tiempo.',
      next: 'Aun así puede haber enviado una transacción: mira en la wallet antes de iniciar la solicitud de nuevo.',
    },
    requestAborted: {
      what: 'La página dejó de esperar a la wallet.',
      next: 'Mira en la wallet antes de iniciar la solicitud de nuevo.',
    },
    requestInterceptorError: {
      what: 'El sitio detuvo la solicitud antes de enviarla.',
      next: 'Para desarrolladores: `jsError` contiene el error de `requestInterceptor`.',
    },
    subintentExpirationTooClose: {
      what: 'La preautorización caducaría antes de poder usarse.',
      next: 'Solicítala de nuevo con una caducidad de al menos un minuto.',
    },
    submittedTransactionHasFailedTransactionStatus: {
      what: 'La transacción falló en el ledger.',
      next: 'Solo se cobró la comisión de la red. Comprueba tu saldo e inténtalo de nuevo.',
    },
    submittedTransactionHasRejectedTransactionStatus: {
      what: 'El ledger rechazó la transacción.',
      next: 'No se cobró nada. Inténtalo de nuevo.',
    },
    submittedTransactionWasDuplicate: {
      what: 'La misma transacción ya se había enviado.',
      next: 'Búscala en el historial de la wallet antes de enviar otra.',
    },
    toolkitNotLoaded: {
      what: 'No se pudo cargar la parte de esta página que se comunica con wallets.',
      next: 'Comprueba tu conexión, recarga la página e inténtalo de nuevo.',
    },
    transactionNotSuccessful: {
      what: 'El ledger no aceptó la transacción.',
      next: 'Consulta `status`: tras CommittedFailure solo se cobró la comisión de la red, tras Rejected nada.',
    },
    unknownDappDefinitionAddress: {
      what: 'La wallet no pudo verificar la definición de dApp de este sitio.',
      next: 'Para desarrolladores: la dirección debe ser una cuenta de tipo definición de dApp que reclame este sitio, y radix.json debe nombrarla.',
    },
    unknownWebsite: {
      what: 'Este sitio no está entre los que reclama su definición de dApp.',
      next: 'Para desarrolladores: añade el origen a `claimed_websites` de la cuenta de la definición de dApp.',
    },
    userCancelledRequest: {
      what: 'Cancelaste la solicitud en esta página.',
      next: 'Iníciala de nuevo cuando quieras.',
    },
    walletRequestValidation: {
      what: 'La solicitud del sitio no era válida y no se envió.',
      next: 'Para desarrolladores: `message` indica el campo y el valor esperado.',
    },
    walletResponseValidation: {
      what: 'La respuesta de la wallet no corresponde a la solicitud.',
      next: 'Actualiza la wallet. Mira en su historial antes de enviar una transacción de nuevo. Para desarrolladores: `message` indica el campo y el valor esperado.',
    },
    wrongAccountType: {
      what: 'La dirección de la definición de dApp de este sitio no es una cuenta de definición de dApp.',
      next: 'Para desarrolladores: pon el metadato `account_type` de esa cuenta a `dapp definition`.',
    },
    wrongNetwork: {
      what: 'Tu wallet usa una red distinta a la de este sitio.',
      next: 'Elige la red del sitio en los ajustes de la wallet e inténtalo de nuevo.',
    },
  },
  unknownCode: {
    what: 'La wallet respondió con «{code}».',
    next: 'Es posible que se haya enviado algo. Revisa tu cuenta antes de intentarlo de nuevo.',
  },
  cancelledTooLate: 'Cancelaste demasiado tarde: tu wallet ya tenía la solicitud.',
  answeredLate: 'Tu wallet respondió cuando esta página ya no esperaba.',
  succeededLate: 'La solicitud se completó.',
  sentLate: 'La transacción se envió. El ledger aún no la ha confirmado.',
}
