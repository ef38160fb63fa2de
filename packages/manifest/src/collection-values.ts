import type { Address, LocalIdKind } from '@lootboxes/ledger'
import { standardFields } from './collection-item'
import { address, array, bool, map, none, some, text, tuple, u8, u64, type Value, variant } from './value'

/** Well-known SBOR type ids of the data fields. */
const TEXT = 12
const URL = 198
const wellKnown = (id: number): Value => variant(0, u8(id))

const idTypes: Readonly<Record<LocalIdKind, number>> = { string: 0, integer: 1, bytes: 2, ruid: 3 }
export const idType = (kind: LocalIdKind): Value => variant(idTypes[kind])

/** The schema of an item's data: the standard wallet fields, then one text for each attribute. No field is mutable. */
export const dataSchema = (attributes: readonly string[]): Value =>
  variant(
    0,
    variant(
      0,
      tuple(
        array('Enum', [
          variant(
            14,
            array('Enum', [wellKnown(TEXT), wellKnown(TEXT), wellKnown(URL), ...attributes.map(() => wellKnown(TEXT))]),
          ),
        ]),
        array('Tuple', [
          tuple(
            some(text('Piece')),
            some(
              variant(
                0,
                array(
                  'String',
                  [...standardFields, ...attributes].map((name) => text(name)),
                ),
              ),
            ),
          ),
        ]),
        array('Enum', [variant(0)]),
      ),
    ),
    variant(1, u64(0)),
    array('String', []),
  )

const allowAll = /* @__PURE__ */ variant(0)
const requires = (badge: Address): Value => variant(2, variant(0, variant(0, variant(1, address(badge)))))
const role = (rule: Value): Value => some(tuple(some(rule), none))

export type CollectionRules = {
  /** The resource whose proof allows to mint more. Without it the supply is final. */
  readonly mintBadge?: Address | undefined
  /** Whether holders may burn their items. */
  readonly burnable?: boolean | undefined
}

/** Roles in the ledger's order: mint, burn, freeze, recall, withdraw, deposit, update. `none` denies all of them except withdraw and deposit. */
export const collectionRoles = ({ mintBadge, burnable = false }: CollectionRules): Value =>
  tuple(mintBadge ? role(requires(mintBadge)) : none, burnable ? role(allowAll) : none, none, none, none, none, none)

export type CollectionMetadata = {
  readonly name: string
  readonly description: string
  readonly iconUrl?: string | undefined
  readonly tags?: readonly string[] | undefined
  readonly dAppDefinition?: Address | undefined
}

const locked = (value: Value): Value => tuple(some(value), bool(true))

/** Metadata for wallets. It cannot be changed later. */
export const collectionMetadata = ({ name, description, iconUrl, tags, dAppDefinition }: CollectionMetadata): Value =>
  tuple(
    map('String', 'Tuple', [
      [text('name'), locked(variant(0, text(name)))],
      [text('description'), locked(variant(0, text(description)))],
      ...(iconUrl === undefined ? [] : [[text('icon_url'), locked(variant(13, text(iconUrl)))] as const]),
      ...(tags === undefined || tags.length === 0
        ? []
        : [
            [
              text('tags'),
              locked(
                variant(
                  128,
                  array(
                    'String',
                    tags.map((tag) => text(tag)),
                  ),
                ),
              ),
            ] as const,
          ]),
      ...(dAppDefinition === undefined
        ? []
        : [[text('dapp_definitions'), locked(variant(136, array('Address', [address(dAppDefinition)])))] as const]),
    ]),
    map('String', 'Enum', []),
  )
