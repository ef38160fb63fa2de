// Measures how many manifests one core builds, checks and renders per second. Run `npm run bench -- manifests` in the root.
import { amountOf, encodeAddress, entityBytes, xrdAddress } from '@lootboxes/ledger'
import { buyTickets, renderManifest, revealTickets } from '../src/index'

const networkId = 240
const address = (kind: keyof typeof entityBytes, filler: number) =>
  encodeAddress({ entityByte: entityBytes[kind], networkId, tail: new Uint8Array(29).fill(filler) })
const at = { networkId, account: address('ed25519-account', 1), component: address('component', 2) }
const ticketResource = address('non-fungible-resource', 3)
const clubToken = address('fungible-resource', 4)
const token = xrdAddress(networkId)
const price = amountOf(2)

let length = 0
const write = (result: ReturnType<typeof buyTickets>) => {
  length += renderManifest(result._unsafeUnwrap()).length
}
/** Accounts of 1,000 users, so that the address cache does not distort the result. */
const accounts = Array.from({ length: 1_000 }, (_, i) =>
  encodeAddress({
    entityByte: entityBytes['ed25519-account'],
    networkId,
    tail: Uint8Array.from({ length: 29 }, (_, b) => (i >> (b % 2 ? 8 : 0)) & 255),
  }),
)
const buy = (i: number) =>
  write(
    buyTickets({
      ...at,
      account: accounts[i % 1_000] ?? at.account,
      token,
      ticketResource,
      price,
      count: BigInt((i % 9) + 1),
      ...(i % 2 ? { lockFee: { clubToken } } : {}),
    }),
  )
const reveal = (i: number) =>
  write(revealTickets({ ...at, ticketResource, ids: Array.from({ length: 100 }, (_, n) => `#${i * 100 + n}#`) }))

/** The best of five rounds, because other processes can only slow a round down. */
const perSecond = (task: (i: number) => void, times: number) => {
  for (let i = 0; i < times / 4; i += 1) task(i)
  const rounds = Array.from({ length: 5 }, () => {
    const start = performance.now()
    for (let i = 0; i < times; i += 1) task(i)
    return (times * 1_000) / (performance.now() - start)
  })
  return Math.round(Math.max(...rounds))
}

const results = [
  { name: 'buys/s built and rendered', value: perSecond(buy, 40_000), atLeast: 50_000 },
  { name: 'reveals of 100 ids/s built and rendered', value: perSecond(reveal, 2_000), atLeast: 2_000 },
]
for (const { name, value, atLeast } of results)
  console.log(
    `${value >= atLeast ? 'ok  ' : 'SLOW'} ${name}: ${value.toLocaleString('en')} (at least ${atLeast.toLocaleString('en')})`,
  )
console.log(`${length.toLocaleString('en')} characters written`)
process.exitCode = results.every(({ value, atLeast }) => value >= atLeast) ? 0 : 1
