import { runs } from '@lootboxes/tooling/runs'
import { rawRadixEngineToolkit } from '@radixdlt/radix-engine-toolkit'
import { expect, test } from 'vitest'
import { parseManifest } from './engine-toolkit'
import { genesisAddresses } from './genesis/genesis-addresses'

const { hugOpenTickets, dappDefinition } = genesisAddresses(240)
const ids = Array.from({ length: 100 }, (_, at) => `NonFungibleLocalId("#${at}#")`).join(', ')
const manifest = `CALL_METHOD Address("${dappDefinition}") "withdraw_non_fungibles" Address("${hugOpenTickets}") Array<NonFungibleLocalId>(${ids});`

test('the toolkit’s memory stays constant over many calls, including failed ones', async () => {
  const toolkit = await rawRadixEngineToolkit
  const bytes = () => toolkit.memory().buffer.byteLength
  for (let at = 0; at < 50; at += 1) await parseManifest(manifest, 240)
  const before = bytes()
  for (let at = 0; at < runs(600, 5_000); at += 1) {
    await parseManifest(manifest, 240)
    if (at % 10 === 0) await expect(parseManifest(`${manifest}!`, 240)).rejects.toThrow()
  }
  expect(bytes() - before).toBeLessThan(1024 * 1024)
})
