import * as z from 'zod/mini'
import { LIMITS } from './limits'

export const text = z.string().check(z.minLength(1))
export const flag = z.nullish(z.boolean())
export const whole = z.int().check(z.gte(0))
const positive = z.int().check(z.gte(1))
export const list = <T extends z.ZodMiniType>(item: T, maxLength: number) =>
  z.array(item).check(z.minLength(1), z.maxLength(maxLength))

/** Exactly one of a state version, a past time, an epoch, or an epoch and a round. */
export const LedgerStateSelector = z
  .object({
    state_version: z.nullish(positive),
    timestamp: z.nullish(z.iso.datetime({ offset: true })),
    epoch: z.nullish(positive),
    round: z.nullish(positive),
  })
  .check(
    z.refine(
      ({ state_version, timestamp, epoch, round }) => {
        const chosen = [state_version, timestamp, epoch].filter((part) => part !== undefined && part !== null)
        return chosen.length === 1 && (round === undefined || round === null || chosen[0] === epoch)
      },
      { error: 'Give exactly one of state_version, timestamp, epoch, or epoch and round' },
    ),
  )
export type LedgerStateSelector = z.infer<typeof LedgerStateSelector>

export const at = { at_ledger_state: z.nullish(LedgerStateSelector) }

const CURSOR_NEEDS_STATE = 'AtLedgerState.StateVersion is required if cursor is provided'
export const cursor = z.nullish(z.base64())
export const paging = { ...at, cursor, limit_per_page: z.nullish(positive.check(z.lte(LIMITS.page))) }

/** A page after the first must name its ledger state. Otherwise a list could mix two states. */
export const pinned = <
  Page extends { cursor?: string | null | undefined; at_ledger_state?: LedgerStateSelector | null | undefined },
>() =>
  z.refine<Page>((page) => !page.cursor || typeof page.at_ledger_state?.state_version === 'number', {
    error: CURSOR_NEEDS_STATE,
    path: ['at_ledger_state'],
  })

export const explicitMetadata = z.nullish(
  z.array(text.check(z.maxLength(LIMITS.metadataKey))).check(z.maxLength(LIMITS.explicitMetadata)),
)
export const aggregationLevel = z.nullish(z.enum(['Global', 'Vault']))
