import { accountAddressFromPublicKey } from '@lootboxes/ledger'
import { randomBytes } from '@noble/hashes/utils.js'
import { signTransaction } from '../chain/sign-transaction'
import type { UserTransaction } from '../chain/transaction-record'
import type { Devnet } from '../create-devnet'
import type { DevKey } from '../keys'

export type SendOptions = {
  payFee?: boolean | undefined
  signers?: readonly DevKey[] | undefined
  nonce?: number | undefined
  /** Epochs between the current one and the first of the transaction. */
  startsIn?: number | undefined
}

/** Signs like a wallet: prepends `lock_fee` unless disabled, and notarizes with a new key. */
export function testWallet(devnet: Devnet, key: DevKey) {
  const account = accountAddressFromPublicKey(key.publicKey, devnet.networkId)
  const sign = async (manifest: string, { payFee = true, signers = [key], nonce, startsIn = 0 }: SendOptions = {}) => {
    devnet.ledger.tick()
    const { epoch } = devnet.ledger.chain.tip()
    return signTransaction({
      manifest: payFee ? `CALL_METHOD Address("${account}") "lock_fee" Decimal("10");\n${manifest}` : manifest,
      networkId: devnet.networkId,
      startEpoch: epoch + startsIn,
      endEpoch: epoch + 10,
      nonce: nonce ?? Math.floor(Math.random() * 2 ** 32),
      signers: signers.map(({ privateKey }) => privateKey),
      notary: randomBytes(32),
    })
  }
  /** Submits a manifest. Returns the committed transaction, or its failure. */
  const send = async (manifest: string, options: SendOptions = {}): Promise<UserTransaction> => {
    const sent = (await devnet.submit(await sign(manifest, options)))._unsafeUnwrap()
    await devnet.idle()
    const record = devnet.ledger.chain.transactionByIntent(sent.intentId)
    if (!record) throw new Error(`Not committed: ${JSON.stringify(devnet.ledger.waiting(sent.intentId)?.error)}`)
    return record
  }
  return { account, key, sign, send }
}
