import {
  type AccountAddress,
  type Address,
  type Amount,
  displayAmount,
  type LocalId,
  type ResourceAddress,
  shortenAddress,
  xrdAddress,
} from '@lootboxes/ledger'
import type { Manifest, Subintent } from './finish-manifest'
import type { Instruction } from './instruction'

/** A quantity of a resource: an amount, or non-fungibles by id. */
export type Quantity = { readonly amount: Amount } | { readonly ids: readonly LocalId[] }

/** A quantity of a resource that an account gives or shows. */
export type Movement = { readonly account: AccountAddress; readonly resource: ResourceAddress } & Quantity
/** A method call of a manifest. */
export type CalledMethod = { readonly component: Address; readonly method: string }
/** New non-fungibles: of a new collection by its name, or of an existing one by its address. */
export type Creation = { readonly ids: readonly LocalId[] } & (
  | { readonly collection: string }
  | { readonly resource: ResourceAddress }
)

/** An assertion: the minimum that the methods must return (`some`: any amount). Otherwise the transaction fails and costs only the network fee. */
export type Requirement = { readonly resource: ResourceAddress } & (Quantity | { readonly some: true })

/** The effects of a manifest, in a form that a UI can show before the user signs it. */
export type Explanation = {
  /** Resources that leave an account, unless a method returns them. */
  readonly leaves: readonly Movement[]
  /** Resources that are shown as a proof and stay in the account. */
  readonly shows: readonly Movement[]
  readonly calls: readonly CalledMethod[]
  readonly creates: readonly Creation[]
  /** Assertions, in order. */
  readonly requires: readonly Requirement[]
  /** Accounts that receive the resources that the methods return. The manifest does not name them. */
  readonly comes: readonly AccountAddress[]
  /** The same as sentences, in the order of the instructions. */
  readonly sentences: readonly string[]
}

/** Options of `explainManifest`. */
export type ExplainManifestOptions = {
  /** Returns the display name of a known address. Other addresses are shortened. */
  nameOf?: ((address: Address) => string | undefined) | undefined
  /** The resources that the methods return, such as `3 tickets`. The manifest does not contain this. */
  comesBack?: string | undefined
}

type Namer = (address: Address) => string

const MAX_LISTED_IDS = 5

const listIds = (ids: readonly LocalId[]): string =>
  ids.length <= MAX_LISTED_IDS
    ? ids.join(', ')
    : `${ids.slice(0, MAX_LISTED_IDS).join(', ')} and ${ids.length - MAX_LISTED_IDS} more`

const quantity = (of: { readonly resource: ResourceAddress } & Quantity, name: Namer): string =>
  'amount' in of
    ? displayAmount(of.amount, { unit: name(of.resource), maxDigits: 18 })
    : `${of.ids.length} of ${name(of.resource)} (${listIds(of.ids)})`

const required = (requirement: Requirement, name: Namer): string => {
  const what = 'some' in requirement ? `some ${name(requirement.resource)}` : `at least ${quantity(requirement, name)}`
  return `The transaction must return ${what}. Otherwise it fails and costs only the network fee.`
}

const created = (creation: Creation, name: Namer): string => {
  const items = creation.ids.length === 1 ? '1 item' : `${creation.ids.length} items`
  return 'collection' in creation
    ? `The transaction creates the collection “${creation.collection}” with ${items}: ${listIds(creation.ids)}.`
    : `The transaction mints ${items} of ${name(creation.resource)}: ${listIds(creation.ids)}.`
}

const given = (give: Extract<Instruction, { kind: 'yield' }>['give']): string => {
  if (give === 'everything')
    return 'Everything that was not deposited goes to the party that completes the transaction.'
  return give.length === 0
    ? 'The party that completes the transaction continues here.'
    : `The party that completes the transaction receives ${give.map((bucket) => `“${bucket}”`).join(', ')}.`
}

const movementOf = (step: Instruction): Movement | undefined => {
  switch (step.kind) {
    case 'withdraw':
    case 'prove-amount':
      return { account: step.account, resource: step.resource, amount: step.amount }
    case 'withdraw-non-fungibles':
    case 'prove-non-fungibles':
      return { account: step.account, resource: step.resource, ids: step.ids }
    default:
      return undefined
  }
}

const creationOf = (step: Instruction): Creation | undefined => {
  if (step.kind === 'mint') return { resource: step.resource, ids: step.items.map(({ id }) => id) }
  if (step.kind === 'create-collection') return { collection: step.name, ids: step.items.map(({ id }) => id) }
  return undefined
}

const requirementOf = (step: Instruction): Requirement | undefined => {
  switch (step.kind) {
    case 'assert-contains':
      return { resource: step.resource, amount: step.amount }
    case 'assert-contains-non-fungibles':
      return { resource: step.resource, ids: step.ids }
    case 'assert-contains-any':
      return { resource: step.resource, some: true }
    default:
      return undefined
  }
}

function sentence(step: Instruction, name: Namer, comesBack: string): string | undefined {
  const movement = movementOf(step)
  const creation = creationOf(step)
  if (creation) return created(creation, name)
  const requirement = requirementOf(step)
  if (requirement) return required(requirement, name)
  switch (step.kind) {
    case 'withdraw':
    case 'withdraw-non-fungibles':
      return movement && `${quantity(movement, name)} leaves ${name(movement.account)}.`
    case 'prove-amount':
    case 'prove-non-fungibles':
      return movement && `${name(movement.account)} shows that it holds ${quantity(movement, name)}. Nothing leaves it.`
    case 'call':
      return `${name(step.target)} runs “${step.method}”.`
    case 'yield':
      return given(step.give)
    case 'verify-parent':
      return `Only a party that shows ${name(step.resource)}${step.id === undefined ? '' : ` ${step.id}`} may complete the transaction.`
    case 'deposit':
    case 'deposit-all':
      return `${name(step.account)} receives ${comesBack}.`
    default:
      return undefined
  }
}

const starting = (step: Instruction, prefix: 'withdraw' | 'prove'): boolean => step.kind.startsWith(prefix)

/**
 * Explains a manifest: what leaves the account, what is shown as proof, which methods run, where the rest goes.
 * @example explainManifest(manifest, { comesBack: '3 tickets' }).sentences
 */
export function explainManifest(manifest: Manifest | Subintent, options: ExplainManifestOptions = {}): Explanation {
  const { nameOf, comesBack = 'the returned resources' } = options
  const { instructions, networkId } = manifest
  const xrd: Address = xrdAddress(networkId)
  const name: Namer = (address) => nameOf?.(address) ?? (address === xrd ? 'XRD' : shortenAddress(address))
  const movements = (prefix: 'withdraw' | 'prove') =>
    instructions.filter((step) => starting(step, prefix)).flatMap((step) => movementOf(step) ?? [])
  return Object.freeze({
    leaves: movements('withdraw'),
    shows: movements('prove'),
    calls: instructions.flatMap((step) =>
      step.kind === 'call' ? [{ component: step.target, method: step.method }] : [],
    ),
    creates: instructions.flatMap((step) => creationOf(step) ?? []),
    requires: instructions.flatMap((step) => requirementOf(step) ?? []),
    comes: [
      ...new Set(
        instructions.flatMap((step) => (step.kind === 'deposit' || step.kind === 'deposit-all' ? [step.account] : [])),
      ),
    ],
    sentences: instructions.flatMap((step) => sentence(step, name, comesBack) ?? []),
  })
}
