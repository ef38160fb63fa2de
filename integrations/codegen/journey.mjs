import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { createDevnet, devKeys, signTransaction } from '@lootboxes/devnet'
import { createGateway } from '@lootboxes/gateway'
import { accountAddressFromPublicKey } from '@lootboxes/ledger'

/** The published command writes the calls of a devnet's component; they compile and commit a purchase. */
const run = promisify(execFile)
const devnet = (await createDevnet({ seed: 1, history: false }))._unsafeUnwrap()
const baseUrl = (await devnet.listen({ port: 0 }))._unsafeUnwrap()
const { networkId } = devnet
const component = devnet.addresses.hugOpen
try {
  const command = ['node_modules/@lootboxes/codegen/dist/cli.js', component, '--gateway', baseUrl]
  const { stdout } = await run(process.execPath, command)
  assert.match(stdout, /^wrote src\/ledger\/lootbox\.ts$/m)
  await run(process.execPath, ['node_modules/typescript/bin/tsc', '-p', '.'])

  // The command says what is wrong in a line, without a stack.
  await assert.rejects(run(process.execPath, [...command, '--out', 'package.json']), ({ code, stderr }) => {
    assert.equal(code, 1)
    assert.match(stderr, /^Cannot write to package\.json: .*\n$/)
    return true
  })

  const { buyOne } = await import('./src/buy.ts')
  const { lootboxEvents } = await import('./src/ledger/lootbox.ts')
  const gateway = createGateway({ baseUrl, applicationName: 'codegen' })
  const { privateKey, publicKey } = devKeys(devnet.seed).main
  const account = accountAddressFromPublicKey(publicKey, networkId)
  const manifest = await buyOne(gateway, { networkId, account, component })
  const { epoch } = (await gateway.getConstruction())._unsafeUnwrap().ledger_state
  const hex = await signTransaction({
    manifest: `CALL_METHOD Address("${account}") "lock_fee" Decimal("10");\n${manifest}`,
    networkId,
    startEpoch: epoch,
    endEpoch: epoch + 10,
    nonce: 1,
    signers: [privateKey],
    notary: privateKey,
  })
  const { intentId } = (await devnet.submit(hex))._unsafeUnwrap()
  await devnet.idle()
  const read = { intent_hash: intentId, opt_ins: { detailed_events: true } }
  const { transaction } = (await gateway.getCommittedDetails(read))._unsafeUnwrap()
  assert.equal(transaction.transaction_status, 'CommittedSuccess')
  const bought = transaction.receipt.detailed_events.find(({ identifier }) => identifier.event === 'TicketsBoughtEvent')
  assert.equal(lootboxEvents.TicketsBoughtEvent.parse(bought.payload.programmatic_json).tickets.length, 1)
  console.log('wrote, compiled and committed a purchase with generated calls')
} finally {
  await devnet.close()
}
