import { LedgerStateSelector } from '@lootboxes/gateway/wire'
import * as z from 'zod/mini'

/* Requests of endpoints that our Gateway client does not call. Names are those of the OpenAPI document. */

const text = z.string().check(z.minLength(1))
const flag = z.nullish(z.boolean())
const at = { at_ledger_state: z.nullish(LedgerStateSelector) }
const page = {
  cursor: z.nullish(z.base64()),
  limit_per_page: z.nullish(z.int().check(z.gte(1))),
}
const CURSOR_NEEDS_STATE = 'AtLedgerState.StateVersion is required if cursor is provided'

type Paged = { cursor?: string | null | undefined; at_ledger_state?: LedgerStateSelector | null | undefined }

/** A page after the first names its ledger state. Otherwise a list could mix two states. */
const pinned = <P extends Paged>() =>
  z.refine<P>((request) => !request.cursor || typeof request.at_ledger_state?.state_version === 'number', {
    error: CURSOR_NEEDS_STATE,
    path: ['at_ledger_state'],
  })

const statePage = { ...at, ...page }

const list = <T extends z.ZodMiniType>(item: T, maxLength: number) =>
  z.array(item).check(z.minLength(1), z.maxLength(maxLength))

export const EntitySchemaPageRequest = z.object({ ...statePage, address: text }).check(pinned())
export const AccountPageRequest = z.object({ ...statePage, account_address: text }).check(pinned())
export const PackagePageRequest = z.object({ ...statePage, package_address: text }).check(pinned())
export const AccountLockerPageVaultsRequest = z
  .object({ ...statePage, locker_address: text, account_address: text })
  .check(pinned())

export const AccountLockersTouchedAtRequest = z.object({
  ...at,
  account_lockers: list(z.object({ locker_address: text, account_address: text }), 100),
})

const badge = z.discriminatedUnion('badge_type', [
  z.object({ badge_type: z.literal('ResourceBadge'), resource_address: text }),
  z.object({ badge_type: z.literal('NonFungibleBadge'), resource_address: text, non_fungible_id: text }),
])

export const AccountDepositPreValidationRequest = z.object({
  account_address: text,
  resource_addresses: list(text, 20),
  badge: z.nullish(badge),
})

export const TransactionPreviewV2Request = z.object({
  preview_transaction: z.object({
    type: z.literal('Compiled'),
    preview_transaction_hex: z.string().check(z.regex(/^(?:[0-9a-f]{2})+$/i)),
  }),
  flags: z.nullish(
    z.object({
      use_free_credit: flag,
      assume_all_signature_proofs: flag,
      skip_epoch_check: flag,
      disable_auth_checks: flag,
    }),
  ),
  opt_ins: z.nullish(z.object({ core_api_receipt: flag, radix_engine_toolkit_receipt: flag, logs: flag })),
})

const requirement = z.object({ resource_address: text, non_fungible_id: z.nullish(text) })

export const RoleRequirementLookupRequest = z.object({ requirements: list(requirement, 50) })
export const RoleRequirementPageRequest = z.extend(requirement, page)
export const ImplicitRequirementsLookupRequest = z.object({
  requirements: list(z.object({ resource_address: text, non_fungible_id: text }), 100),
})
export const ResourceHoldersRequest = z.object({ ...page, resource_address: text })
