import { displayLocalIds, safeName, safeText } from '@lootboxes/ledger'
import { NAMELESS } from './market'

/** A local id as text: `No. 340`. An id that is no number is text of the creator, and is cleaned. */
export const numberOf = (localId: string, most = 24): string => safeText(displayLocalIds([localId]), most)

/** The number of an item, unless its name ends with it. */
export const numberBeside = (name: string, localId: string, most?: number): string | undefined => {
  const number = numberOf(localId, most)
  return name.endsWith(number) ? undefined : number
}

/** `Old Acorn No. 340`. */
export const itemTitle = (name: string, localId: string): string => {
  const known = safeName(name, NAMELESS)
  return [known, numberBeside(known, localId)].filter(Boolean).join(' ')
}
