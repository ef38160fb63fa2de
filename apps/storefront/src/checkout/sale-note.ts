import { displayAmount } from '@lootboxes/ledger'
import type { CurrentBox } from '@/client/current-box'

/** Returns why the box cannot be bought from; `undefined` while it is on sale. */
export function saleNote(
  { box, sale }: Pick<CurrentBox, 'box' | 'sale'>,
  unit: string,
): { title: string; text: string } | undefined {
  switch (sale.status) {
    case 'live':
      return undefined
    case 'sold-out':
      return { title: 'Sold out.', text: 'The ledger shows no ticket left in this box, so nothing is sent.' }
    case 'closed':
      return { title: 'Not on sale.', text: 'The box itself says that it does not sell now, so nothing is sent.' }
    case 'unlisted':
      return { title: 'Not listed here.', text: 'Nobody here vouches for this box, so it is not sold here.' }
    case 'unreachable':
      return {
        title: 'Sales are paused:',
        text: 'the ledger cannot be reached. We retry automatically.',
      }
    case 'price-mismatch': {
      // All digits, so that two different prices do not read the same.
      const exactly = { unit, maxDigits: 18 }
      const here = box === undefined ? undefined : displayAmount(box.price, exactly)
      const there = sale.ledgerPrice === undefined ? 'no price' : displayAmount(sale.ledgerPrice, exactly)
      return {
        title: 'The sale is stopped.',
        text: `This site lists a ticket at ${here}, the box on the ledger asks ${there}. Until both agree nothing is sent.`,
      }
    }
  }
}
