import { randomBytes } from 'node:crypto'
import { type DevKey, signTransaction } from '@lootboxes/devnet'
import { createGateway } from '@lootboxes/gateway'
import { accountAddressFromPublicKey } from '@lootboxes/ledger'
import { buyTickets, type Manifest, renderManifest, revealTickets } from '@lootboxes/manifest'
import { presets } from '../lootboxes.config'

const orThrow = <T>(result: { isOk(): boolean; _unsafeUnwrap(): T; _unsafeUnwrapErr(): unknown }): T => {
  if (!result.isOk()) throw new Error(JSON.stringify(result._unsafeUnwrapErr()))
  return result._unsafeUnwrap()
}

/** Buys and reveals on a devnet with signed transactions, as a wallet does. The caller waits for the effect. */
export function createShopper(devnetUrl: string, { privateKey, publicKey }: DevKey) {
  const { lootbox } = presets.devnet
  const { networkId } = lootbox
  const [box] = lootbox.lootboxes
  if (!box) throw new Error('The devnet sells nothing.')
  const account = accountAddressFromPublicKey(publicKey, networkId)
  const gateway = createGateway({ baseUrl: devnetUrl, networkId, applicationName: 'Lootboxes bench' })
  const send = async (manifest: Manifest) => {
    const { epoch } = orThrow(await gateway.getConstruction()).ledger_state
    const notarized_transaction_hex = await signTransaction({
      manifest: `CALL_METHOD Address("${account}") "lock_fee" Decimal("10");\n${renderManifest(manifest)}`,
      networkId,
      startEpoch: epoch,
      endEpoch: epoch + 10,
      nonce: randomBytes(4).readUInt32BE(),
      signers: [privateKey],
      notary: randomBytes(32),
    })
    orThrow(await gateway.submitTransaction({ notarized_transaction_hex }))
  }
  return {
    account,
    box,
    buy: async (count: bigint) => {
      const { componentAddress: component, tokenAddress: token, ticketAddress: ticketResource, price } = box
      await send(orThrow(buyTickets({ account, component, token, ticketResource, price, count, networkId })))
    },
    reveal: async (ids: Parameters<typeof revealTickets>[0]['ids']) => {
      const { componentAddress: component, ticketAddress: ticketResource } = box
      await send(orThrow(revealTickets({ account, component, ticketResource, ids, networkId })))
    },
  }
}
