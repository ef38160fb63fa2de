import type { LootboxEntry } from '@lootboxes/lootbox'
import { type Sale, saleNote } from '@lootboxes/lootbox/client'
import { type Drop, formatExactTime } from '@lootboxes/ui'
import type { CurrentBox } from './current-box'

/** The sale as a page shows it: a closed box with an announced date opens soon. */
export const shownSale = (box: Pick<LootboxEntry, 'opensAt'> | undefined, { status }: Sale): Drop['sale'] =>
  status === 'closed' && box?.opensAt !== undefined && box.opensAt > Date.now()
    ? { status: 'soon', opensAt: box.opensAt }
    : { status }

/** Why nothing can be bought, with the date of the sale if it is known. Undefined while the box is on sale. */
export function saleNotice({ box, sale }: Pick<CurrentBox, 'box' | 'sale'>, unit: string) {
  const shown = shownSale(box, sale)
  return shown.status === 'soon'
    ? { title: `On sale from ${formatExactTime(shown.opensAt)}.`, text: 'Until then nothing is sent.' }
    : saleNote({ box, sale }, unit)
}
