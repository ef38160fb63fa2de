import { displayLocalIds } from '@lootboxes/ledger'
import { safeName, safeText } from '@lootboxes/lootbox/client'

/** Its id as people say it: `No. 340`. Ids that are no number are strangers' text. */
export const numberOf = (localId: string, most = 24): string => safeText(displayLocalIds([localId]), most)

/** The number beside a name, unless the name says it itself. */
export const numberBeside = (name: string, localId: string, most?: number): string | undefined => {
  const number = numberOf(localId, most)
  return name.endsWith(number) ? undefined : number
}

/** `Old Acorn No. 340`. */
export const itemTitle = (name: string, localId: string): string => {
  const known = safeName(name, 'Without a name')
  return [known, numberBeside(known, localId)].filter(Boolean).join(' ')
}
