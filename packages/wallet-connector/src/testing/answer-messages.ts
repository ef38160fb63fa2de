import type { RequestInteraction } from '../protocol/wallet-interaction'
import { type ApprovalDeps, approval, malformedItems } from './approval'
import type { Play } from './play'

const FOREIGN_ID = '00000000-dead-4bad-8bad-000000000000'

const success = (interactionId: string, items: unknown) => ({ discriminator: 'success', interactionId, items })
const failure = (interactionId: string, error: string, message: string | undefined) => ({
  discriminator: 'failure',
  interactionId,
  error,
  ...(message === undefined ? {} : { message }),
})

const withId = (message: unknown, interactionId: string): unknown =>
  JSON.parse(JSON.stringify(message).replaceAll('"$id"', JSON.stringify(interactionId)))

type Deps = Omit<ApprovalDeps, 'metadata' | 'accounts' | 'transactionIntentHash' | 'subintentHash'>

const once = (play: Play, { interactionId, metadata, items }: RequestInteraction, deps: Deps): readonly unknown[] => {
  const honest = { ...deps, metadata }
  switch (play.reply) {
    case 'approve':
      return [success(interactionId, approval(items, { ...honest, ...play }))]
    case 'foreignFirst': {
      const approved = approval(items, honest)
      return [success(FOREIGN_ID, approved), success(interactionId, approved)]
    }
    case 'malformed':
      return [success(interactionId, malformedItems(items))]
    case 'reject':
      return [failure(interactionId, 'rejectedByUser', play.message)]
    case 'fail':
      return [failure(interactionId, play.error, play.message)]
    case 'say':
      return play.messages.map((message) => withId(message, interactionId))
    case 'silence':
    case 'hold':
      return []
  }
}

/** All messages of the wallet for one request, in order, as plain JSON. */
export const answerMessages = (play: Play, interaction: RequestInteraction, deps: Deps): readonly unknown[] => {
  const messages = once(play, interaction, deps)
  const copies = Array.from({ length: play.copies ?? 1 }, () => messages)
  return copies.flat().map((message): unknown => JSON.parse(JSON.stringify(message)))
}
