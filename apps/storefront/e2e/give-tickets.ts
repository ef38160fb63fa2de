import { randomBytes } from 'node:crypto'
import { parseArgs } from 'node:util'
import { devKey, signTransaction } from '@lootboxes/devnet'
import { createGateway } from '@lootboxes/gateway'
import { accountAddressFromPublicKey } from '@lootboxes/ledger'

/**
 * A collector of genesis hands unrevealed tickets to an account: `--devnet <url> --site <url> --to <account>
 * --tickets <resource> --count <n>`. Prints their ids. A process of its own, because it reads the packages' sources.
 */
const networkId = 240
const collectors = ['ada', 'bo', 'cleo', 'dario', 'esme', 'fynn', 'gus', 'hana', 'ivo', 'juno', 'kai', 'lena']

const text = { type: 'string' } as const
const { values } = parseArgs({ options: { devnet: text, site: text, to: text, tickets: text, count: text } })
const { devnet = '', site = '', to = '', tickets = '' } = values
const count = Number(values.count)
const gateway = createGateway({ baseUrl: devnet, networkId, applicationName: 'Lootboxes journeys' })

async function unrevealed(account: string): Promise<readonly string[]> {
  const answer = await fetch(`${site}/api/all-account-tickets-unrevealed`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ account_address: account, ticket_address: tickets }),
  })
  const list: { id: string }[] = await answer.json()
  return list.map(({ id }) => id)
}

async function give(name: string): Promise<readonly string[]> {
  const { privateKey, publicKey } = devKey(1, `collector:${name}`)
  const account = accountAddressFromPublicKey(publicKey, networkId)
  const ids = (await unrevealed(account)).slice(0, count)
  if (ids.length < count) return []
  const { epoch } = (await gateway.getConstruction())._unsafeUnwrap().ledger_state
  const local = ids.map((id) => `NonFungibleLocalId("${id}")`).join(', ')
  const notarizedTransactionHex = await signTransaction({
    manifest: `CALL_METHOD Address("${account}") "lock_fee" Decimal("5");
CALL_METHOD Address("${account}") "withdraw_non_fungibles" Address("${tickets}") Array<NonFungibleLocalId>(${local});
CALL_METHOD Address("${to}") "try_deposit_batch_or_abort" Expression("ENTIRE_WORKTOP") Enum<0u8>();`,
    networkId,
    startEpoch: epoch,
    endEpoch: epoch + 10,
    nonce: randomBytes(4).readUInt32BE(),
    signers: [privateKey],
    notary: randomBytes(32),
  })
  ;(await gateway.submitTransaction({ notarizedTransactionHex }))._unsafeUnwrap()
  return ids
}

for (const name of collectors) {
  const given = await give(name)
  if (given.length === 0) continue
  process.stdout.write(given.join(' '))
  process.exit(0)
}
throw new Error('No collector holds as many.')
