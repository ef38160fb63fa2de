import { createNonFungibleCollection, renderManifest } from '@lootboxes/manifest'
import { type RoleName, roleNames } from '../blueprints/collection'

export const allowAll = 'Enum<0u8>()'
export const denyAll = 'Enum<1u8>()'
export const requires = (badge: string) => `Enum<2u8>(Enum<0u8>(Enum<0u8>(Enum<1u8>(Address("${badge}")))))`

const unset = `Tuple(${roleNames.map(() => 'Enum<0u8>()').join(', ')})`

/** Creates a collection of two, #1# and #2#, with access rules that our own recipe does not offer. */
export function ruledCollection(
  { networkId, account }: { networkId: number; account: string },
  rules: Partial<Record<RoleName, string>>,
): string {
  const item = (id: string) => ({ id, name: id, description: '', imageUrl: 'ipfs://bafy/x.svg' })
  const items = [item('#1#'), item('#2#')]
  const creation = createNonFungibleCollection({ networkId, account, name: 'Ruled', description: '', items })
  const written = renderManifest(creation._unsafeUnwrap())
  if (!written.includes(unset)) throw new Error('The recipe writes its rules in another way now.')
  const roles = roleNames.map((name) => {
    const rule = rules[name]
    return rule === undefined ? 'Enum<0u8>()' : `Enum<1u8>(Tuple(Enum<1u8>(${rule}), Enum<0u8>()))`
  })
  return written.replace(unset, `Tuple(${roles.join(', ')})`)
}
