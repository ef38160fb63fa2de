import { createGateway } from '@lootboxes/gateway'
import { amountOf } from '@lootboxes/ledger'
import { createCatalog } from '../create-catalog'
import type { SyntheticLedger } from './start-synthetic'

/** Indexes a synthetic ledger once and sends the number of its items: a process of its own, for its heap limit. */
const { ledger, where } = JSON.parse(process.argv[2] ?? '{}') as { ledger: SyntheticLedger; where: string }
const catalog = createCatalog({
  database: where,
  gateway: createGateway({ baseUrl: ledger.url, networkId: 240, applicationName: 'Catalog heap test' }),
  boxes: [
    {
      id: 'box',
      name: 'Box',
      title: 'Box',
      componentAddress: ledger.box,
      ticketAddress: ledger.ticketResource,
      tokenAddress: ledger.xrd,
      price: amountOf(2),
    },
  ],
})
;(await catalog.catchUp())._unsafeUnwrap()
const { rows } = (await catalog.getStatus())._unsafeUnwrap()
await catalog.close()
process.send?.(rows.items, () => process.exit(0))
