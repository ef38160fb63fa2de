import { ed25519 } from '@noble/curves/ed25519.js'
import { bytesToHex, hexToBytes, randomBytes } from '@noble/hashes/utils.js'
import * as z from 'zod/mini'
import { fromBase64Url } from '../base64-url'
import { relayIdentity, relayMessageHash } from '../mobile/relay-identity'
import { answerKey, sealAnswer } from '../mobile/sealed-answer'
import { RequestInteraction } from '../protocol/wallet-interaction'
import { answerMessages } from './answer-messages'
import type { Play } from './play'
import { testKeys } from './test-keys'

const Ask = /* @__PURE__ */ (() => z.object({ method: z.literal('getResponses'), sessionId: z.string() }))()

/** An in-memory relay. Reading deletes entries. */
export type LocalRelay = {
  /** Pass it to `relayTransport({ fetch })`. */
  readonly fetch: typeof globalThis.fetch
  /** Adds an entry, well-formed or not, to a session. */
  leave: (sessionId: string, entry: unknown) => void
  /** Replaces the next responses, e.g. with a 503. */
  trouble: (...responses: readonly (() => Response | Promise<Response>)[]) => void
  /** The number of requests to the relay. */
  requestCount: () => number
}

/** Creates an in-memory relay for tests of `relayTransport`. */
export const localRelay = (): LocalRelay => {
  const boxes = new Map<string, unknown[]>()
  const troubles: (() => Response | Promise<Response>)[] = []
  let requestCount = 0
  return {
    fetch: async (input, init) => {
      requestCount += 1
      const trouble = troubles.shift()
      if (trouble !== undefined) return trouble()
      const { sessionId } = Ask.parse(await new Request(input, init).json())
      const entries = boxes.get(sessionId) ?? []
      boxes.delete(sessionId)
      return Response.json(entries)
    },
    leave: (sessionId, entry) => {
      boxes.set(sessionId, [...(boxes.get(sessionId) ?? []), entry])
    },
    trouble: (...responses) => {
      troubles.push(...responses)
    },
    requestCount: () => requestCount,
  }
}

const Link = /* @__PURE__ */ (() =>
  z.object({
    sessionId: z.string(),
    request: z.string(),
    signature: z.string(),
    publicKey: z.string(),
    identity: z.string(),
    origin: z.string(),
    dAppDefinitionAddress: z.string(),
  }))()

/** The wallet app of a phone, for tests of `relayTransport`. */
export type RelayWallet = {
  /** The requests of the opened links, oldest first. */
  requests: () => readonly RequestInteraction[]
  /** Opens a link like the wallet app and leaves the response at the relay. Throws on an invalid link. */
  openLink: (link: string, play?: Play) => Promise<void>
}

/** The phone's side of the relay, with the keys of `testKeys(seed)`. Verifies the page's signature first. */
export const relayWallet = (seed: number, networkId: number, relay: LocalRelay): RelayWallet => {
  const keys = testKeys(seed, networkId)
  const requests: RequestInteraction[] = []
  return {
    requests: () => requests,
    openLink: async (link, play = { reply: 'approve' }) => {
      const url = new URL(link)
      if (`${url.protocol}//${url.host}` !== 'radixwallet://connect') throw new TypeError(`Not a wallet link: ${link}`)
      const query = Link.parse(Object.fromEntries(url.searchParams))
      const interaction = RequestInteraction.parse(JSON.parse(fromBase64Url(query.request)))
      const { interactionId, metadata } = interaction
      const { dAppDefinitionAddress, origin } = query
      const hash = relayMessageHash({ interactionId, dAppDefinitionAddress, origin })
      if (!ed25519.verify(hexToBytes(query.signature), hash, hexToBytes(query.identity))) {
        throw new TypeError('The link is not signed by the identity it names.')
      }
      if (metadata.origin !== origin || metadata.dAppDefinitionAddress !== dAppDefinitionAddress) {
        throw new TypeError('The request in the link is from another page than the link.')
      }
      requests.push(interaction)
      const own = relayIdentity(bytesToHex(randomBytes(32)))
      const key = await answerKey(own.agree(query.publicKey), dAppDefinitionAddress)
      const deps = { keys, origin, salt: `${seed}:${requests.length}` }
      for (const message of answerMessages(play, interaction, deps)) {
        const data = await sealAnswer(key, message, randomBytes(12))
        relay.leave(query.sessionId, { sessionId: query.sessionId, publicKey: own.publicKey, data })
      }
    },
  }
}
