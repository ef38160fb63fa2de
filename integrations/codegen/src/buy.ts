import type { Gateway } from '@lootboxes/gateway'
import { type AccountAddress, type ComponentAddress, xrdAddress } from '@lootboxes/ledger'
import * as m from '@lootboxes/manifest'
import { lootbox, lootboxState } from './ledger/lootbox'

type Purchase = { networkId: number; account: AccountAddress; component: ComponentAddress }

/** The manifest of a purchase at the component's price. */
export async function buyOne(gateway: Gateway, { networkId, account, component }: Purchase): Promise<string> {
  const details = (await gateway.getEntityDetails({ addresses: [component] }))._unsafeUnwrap().items[0]?.details
  const { price } = lootboxState.parse(details?.type === 'Component' ? details.state : undefined)
  const payment = { resource: xrdAddress(networkId), amount: price }
  const draft = m.pipe(
    m.emptyManifest(networkId),
    (draft) => m.withdraw(draft, { account, ...payment }),
    (draft) => m.takeFromWorktop(draft, { ...payment, bucket: 'payment' }),
    (draft) => m.callMethod(draft, lootbox(component).buyLootBoxTicket(m.bucket('payment'))),
    (draft) => m.depositAll(draft, { account }),
  )
  return m.renderManifest(m.finishManifest(draft)._unsafeUnwrap())
}
