import { parseAddress } from '@lootboxes/ledger'
import * as z from 'zod'

const positive = z.number().int().positive()

/** Exactly one of: a state version, a time, an epoch, an epoch with a round. */
export const LedgerStateSelector = z
  .object({
    state_version: positive.nullish(),
    timestamp: z.iso.datetime({ offset: true }).nullish(),
    epoch: positive.nullish(),
    round: positive.nullish(),
  })
  .refine(
    ({ state_version, timestamp, epoch, round }) => {
      const given = [state_version, timestamp, epoch].filter((one) => one !== undefined && one !== null).length
      const lonelyRound = round !== undefined && round !== null && (epoch === undefined || epoch === null)
      return !lonelyRound && given <= 1
    },
    { message: 'Ledger state selector: use state_version, timestamp, epoch, or epoch and round' },
  )
export type LedgerStateSelector = z.output<typeof LedgerStateSelector>

export const at = { at_ledger_state: LedgerStateSelector.nullish() }
export const page = { ...at, cursor: z.string().nullish(), limit_per_page: z.number().int().min(1).max(100).nullish() }

/** A page request's `cursor` needs `at_ledger_state.state_version`. */
export const pinnedCursor = <S extends z.ZodRawShape>(shape: S) =>
  z.object(shape).check((context) => {
    const given: { cursor?: unknown; at_ledger_state?: unknown } = context.value
    const selector = LedgerStateSelector.safeParse(given.at_ledger_state)
    const pinned = selector.success && selector.data.state_version !== undefined && selector.data.state_version !== null
    if (typeof given.cursor === 'string' && given.cursor !== '' && !pinned)
      context.issues.push({
        code: 'custom',
        path: ['cursor'],
        message: 'AtLedgerState.StateVersion is required if cursor is provided',
        input: given,
      })
  })

/** An address of the network this devnet runs. */
export const addressOn = (networkId: number) =>
  z.string().refine((text) => parseAddress(text, { networkId }).isOk(), {
    message: 'Invalid address: not a Bech32m address of this network',
  })

export const localIds = z.array(z.string()).min(1).max(100)
export const explicitMetadata = z.array(z.string().max(100)).max(20).nullish()
export const aggregation = z.enum(['Global', 'Vault']).nullish()
