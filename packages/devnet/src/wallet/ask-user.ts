import { systemClock } from '@lootboxes/ledger'
import { err, ok, type Result } from 'neverthrow'
import { answerDataRequest } from './answer-data-request'
import type { HeldAccounts } from './held-accounts'
import type { InboxEntry } from './inbox'
import type { Interaction } from './interaction'
import { type Refusal, refusalOf } from './refusal'
import type { Sheet } from './sheet/open-sheet'
import type { SheetContent } from './sheet/sheet-content'
import {
  type DataItems,
  dataSheet,
  type PreAuthorization,
  preAuthorizationSheet,
  type Send,
  transactionSheet,
} from './sheet-content-of'
import { personaChoice, type UserSetting } from './user-choice'
import type { WalletApiClient } from './wallet-api-client'

export type AskUserDeps = {
  api: WalletApiClient
  /** Shows a sheet and replaces the previous one. */
  show: (content: SheetContent) => Sheet
  /** Stores the approval before anything is signed. */
  approve: (interactionId: string) => void
  /** Another user answers the request again, on a new sheet. */
  userSetting: () => UserSetting
}

type Answer = Result<unknown, Refusal>

const rejected: Answer = err({ error: 'rejectedByUser', message: 'user rejected request' })

/** For a page, an unreachable devnet equals a wallet that cannot prepare a transaction. */
const offline = ({ message }: Refusal): Answer => err({ error: 'failedToPrepareTransaction', message })

const orderOf = ({ transactionManifest: manifest, version, blobs, message }: Send) => ({
  manifest,
  version,
  blobs,
  message,
})

/** Retries are safe: the devnet signs an interaction once and repeats its response. */
const SIGN_TRIES = 4
const SIGN_PAUSE_MS = 1500

const sign = async ({ api, approve }: AskUserDeps, interactionId: string, send: Send): Promise<Answer> => {
  approve(interactionId)
  let signed = await api.sign(interactionId, orderOf(send))
  for (let tries = 1; tries < SIGN_TRIES && signed.isErr() && signed.error.error === 'unreachable'; tries++) {
    await systemClock.sleep(SIGN_PAUSE_MS)
    signed = await api.sign(interactionId, orderOf(send))
  }
  return signed
    .map(({ transactionIntentHash }) => ({ discriminator: 'transaction', send: { transactionIntentHash } }))
    .mapErr(({ error, message }) =>
      error === 'unreachable'
        ? // The devnet may have submitted the transaction although its response was lost.
          { error: 'failedToPollSubmittedTransaction', message }
        : { error, message },
    )
}

const askToSign = async (deps: AskUserDeps, interaction: Interaction, send: Send): Promise<Answer> => {
  const review = await deps.api.review(orderOf(send))
  if (review.isErr()) return review.error.error === 'unreachable' ? offline(review.error) : err(review.error)
  const sheet = deps.show(transactionSheet(send, interaction, review.value))
  const decision = await sheet.decided
  if (decision.kind === 'rejected') return rejected
  sheet.busy('Signing and submitting…')
  // Nothing was sent yet, so an unreachable devnet differs from a lost response.
  const isThere = await deps.api.accounts()
  if (isThere.isErr()) return offline(isThere.error)
  return sign(deps, interaction.interactionId, send)
}

const askToPreAuthorize = async (
  deps: AskUserDeps,
  interaction: Interaction,
  request: PreAuthorization,
): Promise<Answer> => {
  const { interactionId } = interaction
  const { subintentManifest: manifest, blobs, message, expiration } = request
  const order = { interactionId, manifest, blobs, message, expiration }
  const review = await deps.api.reviewSubintent(order)
  if (review.isErr()) return review.error.error === 'unreachable' ? offline(review.error) : err(review.error)
  const sheet = deps.show(preAuthorizationSheet(request, interaction, review.value))
  const decision = await sheet.decided
  if (decision.kind === 'rejected') return rejected
  sheet.busy('Signing…')
  deps.approve(interactionId)
  // A pre-authorization submits nothing, so an unreachable devnet had no effect.
  const signed = await deps.api.signSubintent(order)
  if (signed.isErr()) return signed.error.error === 'unreachable' ? offline(signed.error) : err(signed.error)
  return ok({ discriminator: 'preAuthorizationResponse', response: signed.value })
}

const askForData = async (
  deps: AskUserDeps,
  interaction: Interaction,
  items: DataItems,
  held: HeldAccounts,
): Promise<Answer> => {
  // A page that names the persona leaves no choice.
  const isLogin = items.discriminator === 'authorizedRequest' && items.auth.discriminator !== 'usePersona'
  const persona = isLogin && held.users.length > 0 ? personaChoice(held, deps.userSetting()) : undefined
  const sheet = deps.show(dataSheet(items, interaction, held, persona))
  const decision = await sheet.decided
  if (decision.kind === 'rejected') return rejected
  sheet.busy('Signing…')
  return answerDataRequest(items, decision.picked, { api: deps.api, held, metadata: interaction.metadata })
}

/** Returns the items of the success, or the refusal. Shows at most one sheet. */
export const askUser = async (deps: AskUserDeps, { interaction, state }: InboxEntry): Promise<Answer> => {
  const { items, interactionId } = interaction
  if (state === 'approved' && items.discriminator === 'transaction') return sign(deps, interactionId, items.send)
  const held = await deps.api.accounts()
  if (held.isErr()) return offline(held.error)
  const refusal = refusalOf(interaction, held.value)
  if (refusal !== undefined) return err(refusal)
  switch (items.discriminator) {
    case 'transaction':
      return askToSign(deps, interaction, items.send)
    case 'authorizedRequest':
    case 'unauthorizedRequest':
      return askForData(deps, interaction, items, held.value)
    case 'preAuthorizationRequest':
      return askToPreAuthorize(deps, interaction, items.request)
  }
}
