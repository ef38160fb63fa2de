import * as z from 'zod/mini'
import { METADATA_VERSION } from '../protocol/metadata'
import { RequestInteraction } from '../protocol/wallet-interaction'
import { answerMessages } from './answer-messages'
import type { WithId } from './extension-half'
import type { PageWire } from './page-wire'
import type { Play } from './play'
import type { SavedState } from './saved-state'
import type { TestKeys } from './test-keys'

export type PhoneOptions = {
  keys: TestKeys
  networkId: number
  wire: PageWire
  after: (ms: number, run: () => void) => void
  now: () => SavedState
  change: (next: Partial<SavedState>) => void
}

export type Phone = {
  receive: (message: WithId) => void
  answer: (interactionId: string, play: Play) => boolean
  /** Continues with the requests that were open before a reload. */
  resume: () => void
}

const DEFAULT_ANSWER_MS = 20

const kindOf: Readonly<Record<RequestInteraction['items']['discriminator'], NonNullable<Play['on']>>> = {
  authorizedRequest: 'login',
  unauthorizedRequest: 'data',
  transaction: 'transaction',
  preAuthorizationRequest: 'preAuthorization',
}

const Metadata = /* @__PURE__ */ (() => z.looseObject({ version: z.optional(z.unknown()) }))()

const challengeForm = /^[0-9a-f]{64}$/i

const challengesIn = (items: RequestInteraction['items']): readonly (string | undefined)[] => {
  if (items.discriminator === 'unauthorizedRequest') return [items.oneTimeAccounts?.challenge]
  if (items.discriminator !== 'authorizedRequest') return []
  const { auth, ongoingAccounts, oneTimeAccounts, proofOfOwnership } = items
  const login = auth.discriminator === 'loginWithChallenge' ? auth.challenge : undefined
  return [login, ongoingAccounts?.challenge, oneTimeAccounts?.challenge, proofOfOwnership?.challenge]
}

/** A wallet decodes any version and rejects it afterwards. It cannot decode any other malformed request. */
const decoded = (message: WithId): { interaction: RequestInteraction; version: unknown } | undefined => {
  const { data: metadata = {} } = Metadata.safeParse(message.metadata)
  const { version } = metadata
  const parsed = RequestInteraction.safeParse({ ...message, metadata: { ...metadata, version: METADATA_VERSION } })
  if (!parsed.success) return undefined
  const isReadable = challengesIn(parsed.data.items).every((one) => one === undefined || challengeForm.test(one))
  return isReadable ? { interaction: parsed.data, version } : undefined
}

/** The minimum validity of a pre-authorization, as in wallets. */
const MIN_VALIDITY_SECONDS = 30

const expiryError = ({ items }: RequestInteraction): string | undefined => {
  if (items.discriminator !== 'preAuthorizationRequest') return undefined
  const { expiration } = items.request
  const left =
    expiration.discriminator === 'expireAtTime'
      ? expiration.unixTimestampSeconds - Date.now() / 1000
      : expiration.expireAfterSeconds
  if (left <= 0) return 'expiredSubintent'
  return left < MIN_VALIDITY_SECONDS ? 'subintentExpirationTooClose' : undefined
}

const asksForNone = ({ items }: RequestInteraction): boolean => {
  const requested =
    items.discriminator === 'authorizedRequest'
      ? [items.ongoingAccounts, items.oneTimeAccounts]
      : items.discriminator === 'unauthorizedRequest'
        ? [items.oneTimeAccounts]
        : []
  return requested.some((one) => one?.numberOfAccounts.quantifier === 'exactly' && one.numberOfAccounts.quantity === 0)
}

/** The wallet app: decodes requests, rejects what every wallet rejects, and follows the script. */
export const createPhone = ({ keys, networkId, wire, after, now, change }: PhoneOptions): Phone => {
  const isStranger = ({ items }: RequestInteraction): boolean =>
    items.discriminator === 'authorizedRequest' &&
    items.auth.discriminator === 'usePersona' &&
    items.auth.identityAddress !== keys.persona.identityAddress

  /** Whether a proof is requested for no address, or for one of another wallet. */
  const asksForForeignProof = ({ items }: RequestInteraction): boolean => {
    if (items.discriminator !== 'authorizedRequest' || items.proofOfOwnership === undefined) return false
    const { accountAddresses = [], identityAddress } = items.proofOfOwnership
    const own = [keys.persona.identityAddress, ...keys.accounts.map(({ address }) => address)]
    const requested = [...accountAddresses, ...(identityAddress === undefined ? [] : [identityAddress])]
    return requested.length === 0 || requested.some((address) => !own.includes(address))
  }

  /** Rejections that every wallet makes, in the order of wallet-protocol A9.2. */
  const ownRefusal = (interaction: RequestInteraction, version: unknown): string | undefined => {
    if (version !== METADATA_VERSION) return 'incompatibleVersion'
    if (interaction.metadata.networkId !== networkId) return 'wrongNetwork'
    if (asksForNone(interaction)) return 'invalidRequest'
    if (asksForForeignProof(interaction)) return 'invalidPersonaOrAccounts'
    return isStranger(interaction) ? 'invalidPersona' : expiryError(interaction)
  }
  const nextPlay = (kind: NonNullable<Play['on']>): Play => {
    const { script } = now()
    const position = script.findIndex(({ on }) => on === undefined || on === kind)
    const play = script[position]
    if (play === undefined) return { reply: 'approve' }
    change({ script: script.filter((_, index) => index !== position) })
    return play
  }
  /** Ties a session to the phone that answered it first. */
  const keepSession = (interactionId: string) => {
    const { sessions, sessionPhones, deliveries } = now()
    const [, sessionId] = sessions.find(([id]) => id === interactionId) ?? []
    const [, phone] = deliveries.find(([id]) => id === interactionId) ?? []
    if (sessionId === undefined || phone === undefined || sessionPhones.some(([id]) => id === sessionId)) return
    change({ sessionPhones: [...sessionPhones, [sessionId, phone]] })
  }
  const answer = (interactionId: string, play: Play): boolean => {
    const entry = now().open.find((one) => one.interactionId === interactionId)
    const message = now().requests.find((one) => one.interactionId === interactionId)
    const readable = message === undefined ? undefined : decoded(message)
    if (entry === undefined || readable === undefined) return false
    change({ open: now().open.filter((one) => one.interactionId !== interactionId) })
    if (now().circumstances.blocked) return true
    const turn = now().requests.findIndex((one) => one.interactionId === interactionId)
    const deps = { keys, origin: wire.origin, salt: `${now().seed}:${turn}` }
    if (play.reply === 'approve') keepSession(interactionId)
    for (const said of answerMessages(play, readable.interaction, deps)) wire.toPage(said)
    return true
  }
  const schedule = ({ interactionId, play, dueAt }: SavedState['open'][number]) => {
    if (dueAt !== undefined) after(Math.max(0, dueAt - Date.now()), () => answer(interactionId, play))
  }

  return {
    answer,
    resume: () => {
      for (const entry of now().open) schedule(entry)
    },
    receive: (message) => {
      change({ requests: [...now().requests, message] })
      const readable = decoded(message)
      if (readable === undefined) return
      const { interaction, version } = readable
      const error = ownRefusal(interaction, version)
      const play: Play =
        error === undefined ? nextPlay(kindOf[interaction.items.discriminator]) : { reply: 'fail', error }
      const waits = play.reply === 'hold' || play.reply === 'silence'
      const dueAt = waits ? undefined : Date.now() + (play.afterMs ?? DEFAULT_ANSWER_MS)
      const entry = { interactionId: interaction.interactionId, play, dueAt }
      change({ open: [...now().open, entry] })
      schedule(entry)
    },
  }
}
