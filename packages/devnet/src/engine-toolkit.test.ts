import { runs } from '@lootboxes/tooling/runs'
import { hexToBytes } from '@noble/hashes/utils.js'
import { rawRadixEngineToolkit } from '@radixdlt/radix-engine-toolkit'
import { expect, test } from 'vitest'
import { signTransaction } from './chain/sign-transaction'
import { decompileTransaction } from './engine-toolkit'
import { genesisAddresses } from './genesis/genesis-addresses'

const { hugOpenTickets, dappDefinition } = genesisAddresses(240)
const ids = Array.from({ length: 100 }, (_, at) => `NonFungibleLocalId("#${at}#")`).join(', ')
const manifest = `CALL_METHOD Address("${dappDefinition}") "withdraw_non_fungibles" Address("${hugOpenTickets}") Array<NonFungibleLocalId>(${ids});`

test('the toolkit’s memory stays constant over many calls, including failed ones', async () => {
  const toolkit = await rawRadixEngineToolkit
  const key = new Uint8Array(32).fill(1)
  const window = { networkId: 240, startEpoch: 1, endEpoch: 2, nonce: 1 }
  const payload = hexToBytes(await signTransaction({ ...window, manifest, signers: [], notary: key }))
  const bytes = () => toolkit.memory().buffer.byteLength
  for (let at = 0; at < 50; at += 1) await decompileTransaction(payload)
  const before = bytes()
  for (let at = 0; at < runs(600, 5_000); at += 1) {
    await decompileTransaction(payload)
    if (at % 10 === 0) await expect(decompileTransaction(payload.slice(1))).rejects.toThrow()
  }
  expect(bytes() - before).toBeLessThan(1024 * 1024)
})
