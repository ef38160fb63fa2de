import { displayLocalIds, safeName, safeText } from '@lootboxes/ledger'

export const NAMELESS = 'Without a name'

/** The creator of an item chooses its name, so it is cleaned before it is shown. */
export const itemName = (name: string | undefined): string => safeName(name, NAMELESS)

/** A local id as text: `No. 340`. An id that is no number is text of the creator, and is cleaned. */
export const numberOf = (localId: string, most = 24): string => safeText(displayLocalIds([localId]), most)

/** The number of an item, unless its name ends with it. */
export const numberBeside = (name: string, localId: string, most?: number): string | undefined => {
  const number = numberOf(localId, most)
  return name.endsWith(number) ? undefined : number
}

/** `Old Acorn No. 340`. */
export const itemTitle = (name: string, localId: string): string => {
  const known = itemName(name)
  return [known, numberBeside(known, localId)].filter(Boolean).join(' ')
}
