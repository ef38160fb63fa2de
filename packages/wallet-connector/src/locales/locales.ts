import type { ConnectWords } from '../button/connect-words'
import { germanErrors } from './german-errors'
import { spanishErrors } from './spanish-errors'

/** The button's texts in German, errors included: `element.words = german`. */
export const german: ConnectWords = {
  connect: 'Wallet verbinden',
  restoring: 'Sitzung wird wiederhergestellt',
  connecting: 'Bitte in der Wallet bestätigen',
  connected: 'Verbunden',
  done: 'Fertig',
  failed: 'Anfrage fehlgeschlagen',
  menu: 'Wallet-Menü',
  menuNotLoaded:
    'Das Menü konnte nicht geladen werden. Prüfen Sie Ihre Verbindung und drücken Sie erneut auf den Button oder laden Sie die Seite neu.',
  close: 'Schließen',
  cancel: 'Abbrechen',
  disconnect: 'Trennen',
  accounts: 'Konten',
  chooseAccounts: 'Konten auswählen',
  copy: 'Adresse kopieren',
  copied: 'Kopiert',
  requests: 'Anfragen',
  noRequests: 'Noch keine Anfragen.',
  tryAgain: 'Erneut versuchen',
  install: 'Erweiterung installieren',
  openAgain: 'Radix Wallet erneut öffnen',
  getWallet: 'Wallet einrichten',
  walletSteps: [
    'Installieren Sie die Radix Wallet auf Ihrem Telefon und legen Sie ein Konto an.',
    'Installieren Sie die Erweiterung Radix Wallet Connector in diesem Browser.',
    'Verknüpfen Sie beide: Drücken Sie hier auf Verbinden und scannen Sie den Code der Erweiterung mit der Wallet.',
  ],
  scanCode: 'Oder scannen Sie diesen Code, um die Seite auf Ihrem Telefon zu öffnen.',
  nextSteps: {
    'install-extension':
      'Keine Wallet-Erweiterung wurde gefunden. Installieren Sie den Radix Wallet Connector und versuchen Sie es erneut.',
    'open-wallet-app': 'Beantworten Sie die Anfrage in der Radix Wallet auf diesem Telefon.',
    'get-wallet-app':
      'Falls sich die Radix Wallet nicht geöffnet hat: Installieren Sie sie auf diesem Telefon, legen Sie ein Konto an und öffnen Sie sie dann von hier erneut.',
    'link-wallet':
      'Mit der Erweiterung ist keine Wallet verknüpft. Verknüpfen Sie die Radix Wallet auf Ihrem Telefon mit ihr.',
    'use-toolbar':
      'Falls sich kein Fenster geöffnet hat, drücken Sie auf das Symbol der Erweiterung in der Leiste Ihres Browsers, oder laden Sie diese Seite neu und versuchen Sie es erneut.',
    'open-wallet':
      'Ihre Wallet hat die Anfrage noch nicht erhalten. Öffnen Sie die Radix Wallet auf Ihrem Telefon und lassen Sie sie entsperrt.',
    'connect-again':
      'Ihre Wallet hat die Anfrage immer noch nicht erhalten. Falls dieses Telefon nicht mehr mit der Erweiterung verknüpft ist, trennen Sie hier die Verbindung und verbinden Sie sich erneut.',
    'answer-in-wallet': 'Ihre Wallet hat die Anfrage. Beantworten Sie sie dort.',
    'restart-browser':
      'Ihre Wallet hat die Anfrage, aber es kam keine Antwort zurück. Sehen Sie zuerst auf Ihr Telefon: Der Verlauf der Wallet zeigt, ob eine Transaktion gesendet wurde. Steht dort nichts, starten Sie den Browser neu und versuchen Sie es erneut.',
  },
  viewTransaction: 'Transaktion ansehen',
  link: 'Wallet verknüpfen',
  loginRequest: 'Anmeldung',
  dataRequest: 'Daten',
  proofRequest: 'Nachweis',
  sendTransaction: 'Transaktion',
  preAuthorizationRequest: 'Vorab-Autorisierung',
  pending: 'wartet',
  success: 'erledigt',
  fail: 'fehlgeschlagen',
  undetermined: 'noch nicht bekannt',
  errors: germanErrors,
}

/** The button's texts in Spanish, errors included: `element.words = spanish`. */
export const spanish: ConnectWords = {
  connect: 'Conectar wallet',
  restoring: 'Restaurando la sesión',
  connecting: 'Confirma en tu wallet',
  connected: 'Conectado',
  done: 'Listo',
  failed: 'La solicitud ha fallado',
  menu: 'Menú de la wallet',
  menuNotLoaded: 'No se pudo cargar el menú. Comprueba tu conexión y pulsa de nuevo el botón o recarga la página.',
  close: 'Cerrar',
  cancel: 'Cancelar',
  disconnect: 'Desconectar',
  accounts: 'Cuentas',
  chooseAccounts: 'Elegir cuentas',
  copy: 'Copiar dirección',
  copied: 'Copiada',
  requests: 'Solicitudes',
  noRequests: 'Aún no hay solicitudes.',
  tryAgain: 'Intentar de nuevo',
  install: 'Instalar la extensión',
  openAgain: 'Abrir Radix Wallet de nuevo',
  getWallet: 'Obtener una wallet',
  walletSteps: [
    'Instala Radix Wallet en tu teléfono y crea una cuenta.',
    'Instala la extensión Radix Wallet Connector en este navegador.',
    'Vincúlalas: pulsa aquí Conectar y escanea con la wallet el código de la extensión.',
  ],
  scanCode: 'O escanea este código para abrir la página en tu teléfono.',
  nextSteps: {
    'install-extension':
      'No se ha encontrado ninguna extensión de wallet. Instala Radix Wallet Connector e inténtalo de nuevo.',
    'open-wallet-app': 'Responde a la solicitud en Radix Wallet en este teléfono.',
    'get-wallet-app':
      'Si Radix Wallet no se ha abierto, instálala en este teléfono y crea una cuenta. Después ábrela de nuevo desde aquí.',
    'link-wallet': 'La extensión no tiene ninguna wallet vinculada. Vincula con ella la Radix Wallet de tu teléfono.',
    'use-toolbar':
      'Si no se ha abierto ninguna ventana, usa el icono de la extensión en la barra de tu navegador, o recarga esta página e inténtalo de nuevo.',
    'open-wallet':
      'Tu wallet aún no ha recibido la solicitud. Abre Radix Wallet en tu teléfono y mantenla desbloqueada.',
    'connect-again':
      'Tu wallet sigue sin recibir la solicitud. Si este teléfono ya no está vinculado con la extensión, desconecta aquí y conecta de nuevo.',
    'answer-in-wallet': 'Tu wallet tiene la solicitud. Responde allí.',
    'restart-browser':
      'Tu wallet tiene la solicitud, pero no ha llegado ninguna respuesta. Mira primero tu teléfono: su historial indica si se envió una transacción. Si no hay nada, reinicia el navegador e inténtalo de nuevo.',
  },
  viewTransaction: 'Ver la transacción',
  link: 'Vincular una wallet',
  loginRequest: 'Inicio de sesión',
  dataRequest: 'Datos',
  proofRequest: 'Prueba',
  sendTransaction: 'Transacción',
  preAuthorizationRequest: 'Preautorización',
  pending: 'en espera',
  success: 'completada',
  fail: 'fallida',
  undetermined: 'aún desconocida',
  errors: spanishErrors,
}
