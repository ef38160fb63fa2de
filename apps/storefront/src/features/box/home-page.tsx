import { readShop } from '../shop/read-shop'
import { findBox } from '../shop/shop'
import { BoxView } from './box-view'
import { NoBoxPage } from './no-box-page'
import { readBox } from './read-box'

/** `/`: the default box of the network, or a word about why there is none. */
export async function HomePage() {
  const shop = readShop()
  const address = shop.defaultBox
  if (address === undefined) return <NoBoxPage shop={shop} />
  return <BoxView current={{ address, box: findBox(shop, address), facts: await readBox(address) }} shop={shop} />
}
