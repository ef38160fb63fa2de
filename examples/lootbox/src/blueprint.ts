/** Models a Scrypto component in TypeScript and calls it with a signed transaction: a vending machine for BALLER. */
import {
  blueprintPackage,
  bucketAmount,
  bucketIds,
  bucketResource,
  type Component,
  createDevnet,
  defineBlueprint,
  devKeys,
  fail,
  isEmptyBucket,
  proofAmount,
  sbor,
  signTransaction,
  sortIds,
  takeAmount,
  takeRest,
  types,
  type ValuesOf,
} from '@lootboxes/devnet'
import { accountAddressFromPublicKey, formatAmount, times } from '@lootboxes/ledger'

const fields = {
  goods: types.vault,
  earnings: types.vault,
  price: types.decimal,
  /** Sales by buyer's message. */
  log: types.keyValueStore,
  sales: types.u64,
}
type Machine = Component<ValuesOf<typeof fields>>

/** Holders who show a proof of 100 of the goods pay half. */
function priceFor({ state, vault, proofs }: Machine) {
  const { resource } = vault(state.goods)
  const isMember = proofs.some((proof) => proof.resource === resource && proofAmount(proof) >= times(state.price, 40n))
  return isMember ? times(state.price, 1n) : times(state.price, 2n)
}

const machine = defineBlueprint({
  name: 'Machine',
  state: fields,
  functions: (define) => ({
    instantiate: define([types.bucket, types.resourceAddress, types.decimal], (instantiate, goods, currency, price) => {
      if (bucketIds(goods).length > 0) fail('The machine sells tokens only')
      instantiate((component) => {
        const stock = component.createVault(bucketResource(goods))
        component.vault(stock).put(goods)
        const earnings = component.createVault(currency)
        return { goods: stock, earnings, price, log: component.createKeyValueStore(), sales: 0 }
      })
      return undefined
    }),
  }),
  methods: (define) => ({
    buy: define([types.bucket, types.text], (component, payment, note) => {
      const { state } = component
      const price = priceFor(component)
      if (bucketAmount(payment) < price) fail(`The price is ${formatAmount(price)}`)
      component.vault(state.earnings).put(takeAmount(payment, price))
      component.setEntry(state.log, sbor.u64(state.sales), sbor.string(note))
      component.state = { ...state, sales: state.sales + 1 }
      component.emit('SaleEvent', { price: sbor.decimal(formatAmount(price)) })
      const change = takeRest(payment)
      const sold = component.vault(state.goods).take(state.price)
      return isEmptyBucket(change) ? sold : [sold, change]
    }),
  }),
})

const devnet = (await createDevnet({ history: false, blueprints: [machine] }))._unsafeUnwrap()
const { networkId, addresses, genesis, ledger } = devnet
const { xrd } = genesis.wellKnown
const { main } = devKeys(devnet.seed)
const account = accountAddressFromPublicKey(main.publicKey, networkId)
let nonce = 0

const send = async (manifest: string) => {
  const { epoch } = ledger.chain.tip()
  nonce += 1
  const hex = await signTransaction({
    manifest: `CALL_METHOD Address("${account}") "lock_fee" Decimal("10");\n${manifest}
      CALL_METHOD Address("${account}") "deposit_batch" Expression("ENTIRE_WORKTOP");`,
    networkId,
    startEpoch: epoch,
    endEpoch: epoch + 10,
    nonce,
    signers: [main.privateKey],
    notary: main.privateKey,
  })
  const { intentId } = (await devnet.submit(hex))._unsafeUnwrap()
  await devnet.idle()
  const record = ledger.chain.transactionByIntent(intentId)
  console.log(record?.error ?? record?.status)
  return record
}
const take = (resource: string, amount: number, bucket: string) =>
  `CALL_METHOD Address("${account}") "withdraw" Address("${resource}") Decimal("${amount}");
   TAKE_ALL_FROM_WORKTOP Address("${resource}") Bucket("${bucket}");`

const created = await send(
  `${take(addresses.baller, 50, 'goods')}
   CALL_FUNCTION Address("${blueprintPackage('Machine', networkId)}") "Machine" "instantiate" Bucket("goods") Address("${xrd}") Decimal("1");`,
)
const component = created?.affected.find((address) => address.startsWith('component_')) ?? ''
const buy = (amount: number) =>
  `${take(xrd, amount, 'price')} CALL_METHOD Address("${component}") "buy" Bucket("price") "for the shelf";`
await send(buy(1))
await send(buy(5))
await send(
  `CALL_METHOD Address("${account}") "create_proof_of_amount" Address("${addresses.baller}") Decimal("40"); ${buy(1)}`,
)
const state = machine.stateOf(ledger.chain.view(), component)
console.log(`sales: ${state?.sales}`)
console.log(`ids in the ledger's order: ${sortIds(['#10#', '#9#']).join(' ')}`)
await devnet.close()
