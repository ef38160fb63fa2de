import { createGateway } from '@lootboxes/gateway'
import { createCatalog } from '../create-catalog'
import { type SyntheticLedger, syntheticBoxes } from './start-synthetic'

/** Indexes a synthetic ledger once and sends the number of its items. A separate process has its own heap limit. */
const { ledger, where } = JSON.parse(process.argv[2] ?? '{}') as { ledger: SyntheticLedger; where: string }
const catalog = createCatalog({
  database: where,
  gateway: createGateway({ baseUrl: ledger.url, networkId: 240, applicationName: 'Catalog heap test' }),
  boxes: syntheticBoxes(ledger),
})
;(await catalog.catchUp())._unsafeUnwrap()
const { rows } = (await catalog.getStatus())._unsafeUnwrap()
await catalog.close()
process.send?.(rows.items, () => process.exit(0))
