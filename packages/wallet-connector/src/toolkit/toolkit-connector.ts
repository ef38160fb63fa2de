import { errAsync } from 'neverthrow'
import { createWalletConnector } from '../connector/create-wallet-connector'
import type { SessionStore } from '../connector/session-store'
import type { WalletConnector, WalletConnectorOptions } from '../connector/wallet-connector'
import { isTouchDevice } from '../mobile/is-touch-device'
import { loadedTransport } from '../mobile/loaded-transport'
import type { DappToolkitOptions } from './dapp-toolkit'
import { isPage } from './is-page'
import { optionsError } from './options-error'
import { toolkitError } from './toolkit-error'

/** Whether the page runs on this machine, where errors address its developer. */
const isDevelopment = () => typeof location !== 'undefined' && /^(localhost|127\.0\.0\.1)$/.test(location.hostname)

/** The transport and session of a toolkit: the extension, and on a phone also the relay, whose code is loaded there. */
const reach = (
  { mobile = true, dAppDefinitionAddress, logger }: DappToolkitOptions,
  session: SessionStore,
): Pick<WalletConnectorOptions, 'transport' | 'session'> => {
  const given = mobile === true ? {} : mobile
  if (!given || !isPage() || !(given.hasWalletApp ?? isTouchDevice)()) return { session }
  const phone = import('../mobile/phone-transport').then(({ phoneTransport }) =>
    phoneTransport({ ...given, dAppDefinitionAddress, logger }),
  )
  return {
    transport: loadedTransport(
      'phone',
      phone.then(({ transport }) => transport),
    ),
    session: {
      load: () => session.load(),
      save: (sessionId) => {
        session.save(sessionId)
        // A logout also deletes the relay's keys.
        if (sessionId === undefined) phone.then(({ forget }) => forget()).catch(() => {})
      },
    },
  }
}

/** The connector of a toolkit. With invalid options every request is refused; on a developer's machine it throws. */
export const toolkitConnector = (options: DappToolkitOptions, session: SessionStore): WalletConnector => {
  const { networkId, dAppDefinitionAddress, logger, clock } = options
  const fault = optionsError(options)
  if (fault && isDevelopment()) throw new TypeError(`createDappToolkit: ${fault}`)
  const connector =
    options.connector ??
    createWalletConnector({ networkId, dAppDefinitionAddress, logger, clock, ...reach(options, session) })
  const refuse = () => errAsync(toolkitError('', 'invalidOptions', fault))
  return fault ? { ...connector, request: refuse, sendTransaction: refuse } : connector
}
