import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { readShop } from '../shop/read-shop'
import { findBox } from '../shop/shop'
import { componentOfPath } from './box-path'
import { BoxView } from './box-view'
import { readBox } from './read-box'

type Props = { params: Promise<{ lootbox: string }> }

async function currentOf({ params }: Props) {
  const shop = readShop()
  const address = componentOfPath((await params).lootbox, shop.networkId)
  return address === undefined ? undefined : { address, box: findBox(shop, address) }
}

export async function boxMetadata(props: Props): Promise<Metadata> {
  const current = await currentOf(props)
  if (current === undefined) return {}
  return { title: current.box?.title ?? 'Not listed here', alternates: { canonical: `/${current.address}` } }
}

/** `/component_…`: that box. Anything else is not a page (trap T43). */
export async function BoxPage(props: Props) {
  const current = await currentOf(props)
  if (current === undefined) notFound()
  return <BoxView current={{ ...current, facts: await readBox(current.address) }} shop={readShop()} />
}
