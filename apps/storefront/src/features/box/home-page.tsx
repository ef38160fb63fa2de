import { readShop } from '../shop/read-shop'
import { findBox } from '../shop/shop'
import { BoxView } from './box-view'
import { readBox } from './read-box'

/** `/`: the default box of the network. */
export async function HomePage() {
  const shop = readShop()
  const address = shop.defaultBox
  if (address === undefined) return <p>none</p>
  return <BoxView current={{ address, box: findBox(shop, address), facts: await readBox(address) }} shop={shop} />
}
