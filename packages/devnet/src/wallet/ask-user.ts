import { systemClock } from '@lootboxes/ledger'
import { err, type Result } from 'neverthrow'
import { answerDataRequest } from './answer-data-request'
import type { HeldAccounts } from './held-accounts'
import type { InboxEntry } from './inbox'
import type { Interaction } from './interaction'
import { type Refusal, refusalOf } from './refusal'
import type { Sheet } from './sheet/open-sheet'
import type { SheetContent } from './sheet/sheet-content'
import { type DataItems, dataSheet, type Send, transactionSheet } from './sheet-content-of'
import type { WalletApiClient } from './wallet-api-client'

export type AskUserWorld = {
  api: WalletApiClient
  /** Shows a sheet; the one before is gone by then. */
  show: (content: SheetContent) => Sheet
  /** Remembers that the user said yes, before anything is signed. */
  approve: (interactionId: string) => void
}

type Answer = Result<unknown, Refusal>

const rejected: Answer = err({ error: 'rejectedByUser', message: 'user rejected request' })

const noSubintents: Refusal = {
  error: 'invalidRequest',
  message: 'The development wallet signs whole transactions only.',
}

/** No devnet is the same to a page as a wallet that cannot prepare anything. */
const offline = ({ message }: Refusal): Answer => err({ error: 'failedToPrepareTransaction', message })

const orderOf = ({ transactionManifest: manifest, version, blobs, message }: Send) => ({
  manifest,
  version,
  blobs,
  message,
})

/** Asking again is safe: the devnet signs an interaction once and repeats its answer. */
const SIGN_TRIES = 4
const SIGN_PAUSE_MS = 1500

const sign = async ({ api, approve }: AskUserWorld, interactionId: string, send: Send): Promise<Answer> => {
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
        ? // A lost answer is no proof that nothing was submitted.
          { error: 'failedToPollSubmittedTransaction', message }
        : { error, message },
    )
}

const askToSign = async (world: AskUserWorld, interaction: Interaction, send: Send): Promise<Answer> => {
  const review = await world.api.review(orderOf(send))
  if (review.isErr()) return review.error.error === 'unreachable' ? offline(review.error) : err(review.error)
  const sheet = world.show(transactionSheet(send, interaction, review.value))
  const decision = await sheet.decided
  if (decision.kind === 'rejected') return rejected
  sheet.busy('Signing and submitting…')
  return sign(world, interaction.interactionId, send)
}

const askForData = async (
  world: AskUserWorld,
  interaction: Interaction,
  items: DataItems,
  held: HeldAccounts,
): Promise<Answer> => {
  const sheet = world.show(dataSheet(items, interaction, held))
  const decision = await sheet.decided
  if (decision.kind === 'rejected') return rejected
  sheet.busy('Signing…')
  return answerDataRequest(items, decision.picked, { api: world.api, held, metadata: interaction.metadata })
}

/** The items of the success, or why there are none. Shows at most one sheet. */
export const askUser = async (world: AskUserWorld, { interaction, state }: InboxEntry): Promise<Answer> => {
  const { items, interactionId } = interaction
  if (state === 'approved' && items.discriminator === 'transaction') return sign(world, interactionId, items.send)
  const held = await world.api.accounts()
  if (held.isErr()) return offline(held.error)
  const refusal = refusalOf(interaction, held.value)
  if (refusal !== undefined) return err(refusal)
  switch (items.discriminator) {
    case 'transaction':
      return askToSign(world, interaction, items.send)
    case 'authorizedRequest':
    case 'unauthorizedRequest':
      return askForData(world, interaction, items, held.value)
    case 'preAuthorizationRequest':
      return err(noSubintents)
  }
}
