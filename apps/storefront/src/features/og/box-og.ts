import { displayAmount } from '@lootboxes/ledger'
import { FALLBACK_PRICE } from '@lootboxes/lootbox'
import { componentOfPath } from '../box/box-path'
import { readBox } from '../box/read-box'
import { bestOdds } from '../buy/odds-line'
import { readShop } from '../shop/read-shop'
import { findBox } from '../shop/shop'
import { ogCard } from './og-card'

/** The card of a box: name, price, left of how many, best odds. */
export async function boxOg(address: string | undefined) {
  const shop = readShop()
  const box = address === undefined ? undefined : findBox(shop, address)
  const facts = box && (await readBox(box.componentAddress))
  const odds = facts?.odds && bestOdds(facts.odds)
  const { left, max } = facts?.supply ?? {}
  return ogCard({
    title: box?.title ?? 'Not listed here',
    picture: box?.bigImage ?? '/boxes/unlisted.svg',
    facts: [
      { label: 'A ticket', value: displayAmount(box?.price ?? FALLBACK_PRICE, { unit: shop.tokenSymbol }) },
      ...(left === undefined ? [] : [{ label: 'Left', value: max === undefined ? `${left}` : `${left} of ${max}` }]),
      ...(odds === undefined ? [] : [{ label: 'Best odds', value: odds.words }]),
    ],
  })
}

export async function homeOg() {
  const { defaultBox, networkName } = readShop()
  if (defaultBox !== undefined) return boxOg(defaultBox)
  return ogCard({ title: `No lootbox is listed on ${networkName} yet`, picture: '/boxes/unlisted.svg', facts: [] })
}

export const pathOg = async ({ params }: { params: Promise<{ lootbox: string }> }) =>
  boxOg(componentOfPath((await params).lootbox, readShop().networkId))
