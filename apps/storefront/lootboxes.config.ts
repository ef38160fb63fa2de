import { amountOf, parseComponentAddress, parseResourceAddress, xrdAddress } from '@lootboxes/ledger'
import { FALLBACK_PRICE, type LootboxConfig, type LootboxEntry, lootboxConfig } from '@lootboxes/lootbox'
import type { Result } from 'neverthrow'
import type { DevnetWorld, Network } from './src/config/networks'
import { product } from './src/config/product'
import { soldOutHug } from './src/config/sold-out-hug'

/** Throws on an address that does not parse, which stops the start: a shop must not sell from a wrong address. */
const must = <T>(parsed: Result<T, unknown>): T =>
  parsed.match(
    (value) => value,
    (error) => {
      throw new Error(`lootboxes.config.ts: ${JSON.stringify(error)}`)
    },
  )

/** The configuration that a network needs before it can sell tickets. */
export type NetworkPreset = {
  lootbox: LootboxConfig
  /** Symbol of the token the boxes are paid in. */
  tokenSymbol: string
  explorerUrl: string | undefined
  /** The account that describes this site to wallets; on public networks `DAPP_DEFINITION_ADDRESS` names it. */
  dAppDefinition: string | undefined
  /** The box at `/`. */
  defaultBox: string | undefined
  /**
   * The entities behind the menu's paths without an address: `/item/item_20`, `/collection/avatar_1`, `/user/avatar_6`,
   * `/case-studies/case_study_1`.
   */
  aliases: Aliases
}

type Aliases = {
  items: Readonly<Record<string, { collection: string; localId: string }>>
  collections: Readonly<Record<string, string>>
  accounts: Readonly<Record<string, string>>
  boxes: Readonly<Record<string, string>>
}
const noAliases: Aliases = { items: {}, collections: {}, accounts: {}, boxes: {} }

/** Addresses of a box on one network. Tickets are paid in `token`, by default the native token of the network. */
type BoxAddresses = { component: string; ticket: string; token?: string }

type Entry = Pick<LootboxEntry, 'id' | 'bigImage' | 'userImage' | 'name' | 'title' | 'contents' | 'opensAt'> &
  BoxAddresses & {
    /** Whole units of the native token. */
    price?: bigint
  }

const box = (networkId: number, { component, ticket, token, price, ...entry }: Entry): LootboxEntry => ({
  ...entry,
  componentAddress: must(parseComponentAddress(component, networkId)),
  ticketAddress: must(parseResourceAddress(ticket, networkId)),
  tokenAddress: token === undefined ? xrdAddress(networkId) : must(parseResourceAddress(token, networkId)),
  tokenIconUrl: '/icons/coin.svg',
  price: price === undefined ? FALLBACK_PRICE : amountOf(price),
})

type Listing = { networkId: number; clubToken?: string; lootboxes: readonly LootboxEntry[] }

const sells = ({ networkId, clubToken, lootboxes }: Listing): LootboxConfig =>
  lootboxConfig({
    networkId,
    lootboxes,
    product: {
      name: product.name,
      slug: product.slug,
      tokenAddress: clubToken === undefined ? undefined : must(parseResourceAddress(clubToken, networkId)),
    },
  })

const LOCALNET = 240
/** A visitor with tickets of both prints has to tell them apart. */
const printName = (print: 'first' | 'second') => `${soldOutHug.name}, ${print} print`
const devnet: NetworkPreset = {
  tokenSymbol: 'XRD',
  explorerUrl: undefined,
  dAppDefinition: 'account_loc1c9n0e3cefkr4vs03g584s6hfrfac4z3hdrmcgssk8swpt5slzs7crh',
  defaultBox: 'component_loc1cr593env6yjzsnkv947dzh86t0qjk49fec9cwlh683jf2p8w97jzzu',
  aliases: {
    items: {
      item_20: {
        collection: 'resource_loc1n2ppz8gw8ygl9smmw764khwe4qdywg7s9k0dfy4sel2ghdaeqmvwkz',
        localId: '#340#',
      },
    },
    collections: { avatar_1: 'resource_loc1nttz2qfcqcuhva6ljycqsf763r3athqsclw8w3mlk9fy43gyq59z45' },
    accounts: { avatar_6: 'account_loc12y309g6aqwrnxa8f8fcr9y8rsldtqu9m2rsjs3dxrww7fc2h455e28' },
    boxes: { case_study_1: 'component_loc1cz3ph32g2hljex08uy5l8p7ph0t07lfqv4vlyz3dumuhymcflmttcr' },
  },
  lootbox: sells({
    networkId: LOCALNET,
    clubToken: 'resource_loc1th9s733fuvkcs5ejlvs40797zh90kzl0qq8wacwzx5sg4excsxnk2p',
    lootboxes: [
      box(LOCALNET, {
        ...soldOutHug,
        id: 'hug-open',
        name: printName('second'),
        title: soldOutHug.name,
        component: 'component_loc1cr593env6yjzsnkv947dzh86t0qjk49fec9cwlh683jf2p8w97jzzu',
        ticket: 'resource_loc1ng06k6d8erdtualrhmgka2ru906e2n7reyg0asd5z7yq70ywd8ufz0',
      }),
      box(LOCALNET, {
        ...soldOutHug,
        name: printName('first'),
        component: 'component_loc1cz3ph32g2hljex08uy5l8p7ph0t07lfqv4vlyz3dumuhymcflmttcr',
        ticket: 'resource_loc1ntyp5tfu2pwnp3ahs49whgtr57xp8nudavhxyy7qud0qd3a0smf8wu',
      }),
    ],
  }),
}

type DemoBox = Omit<Entry, 'bigImage' | 'userImage' | 'token'>

const demoBox = ({ id, ...entry }: DemoBox): LootboxEntry =>
  box(LOCALNET, { id, ...entry, bigImage: `/boxes/${id}.svg`, userImage: `/boxes/${id}.svg` })

/** The devnet's `demo` world: the boxes of `hug`, and four more. */
const demo: NetworkPreset = {
  ...devnet,
  aliases: {
    ...devnet.aliases,
    // The account with the most tickets, so that its album has loot.
    accounts: { avatar_6: 'account_loc128e4ryq2mujddfx86wqzpd02zqwzthk73482w00rc2htvttfyr6820' },
  },
  lootbox: {
    ...devnet.lootbox,
    lootboxes: [
      // The entry of the specification has no such field (L44).
      ...devnet.lootbox.lootboxes.map((entry) => ({ ...entry, contents: 'one huggable creature or plant' })),
      demoBox({
        id: 'night-market',
        name: 'Night Market',
        contents: 'one trading card or match ball',
        title: 'Night Market',
        price: 2n,
        component: 'component_loc1cz8ghl5dlgszr3kqhuuxqk63e4pn7x3xgcea93q35ptwktgtc66nfz',
        ticket: 'resource_loc1n2aevepul9ywydp50vz25kt3jj0q0e9pclrt4vlthpnudzayhp3tky',
      }),
      demoBox({
        id: 'paper-worlds',
        name: 'Paper Worlds',
        contents: 'one floating island',
        opensAt: Date.UTC(2027, 0, 15, 18),
        title: 'Paper Worlds',
        price: 5n,
        component: 'component_loc1cz5d7p3w52dtk9nt4f95c2y02ryzmn9k80ajszq7qt4qnnlwyq2ngd',
        ticket: 'resource_loc1nt0qvj849hgt5mxy05frcgvae4mrjwe47ah7efu7pkpt5qdzf6ndjg',
      }),
      demoBox({
        id: 'city-lights',
        name: 'City Lights',
        contents: 'one street at night or abstract print',
        title: 'City Lights - SOLD OUT',
        price: 4n,
        component: 'component_loc1cqudkaxx7kgrx20gt0j690e4n242pm8tkq00yh438w9375scvng4p8',
        ticket: 'resource_loc1nftr7rk472nvh5zh90rw8jqj54s70mz6sacmjfqavptv2j9254s77t',
      }),
      demoBox({
        id: 'first-light',
        name: 'First Light',
        contents: 'one landscape at sunrise',
        title: 'First Light - SOLD OUT',
        price: 3n,
        component: 'component_loc1cqa534vymnnwg2q4as34jng0e09mrzzljppp5lcfyt3ux4p0g3cm0d',
        ticket: 'resource_loc1ngeq5rnwkupuzlvpz0manpp2g09t6yd6ca3ktrp6n85j5jwjfvmmk6',
      }),
    ],
  },
}

type PublicNetwork = { networkId: number; explorerUrl: string; addresses?: BoxAddresses; tokenSymbol?: string }

/**
 * The specification names the entry and no addresses (trap T46): `addresses`, or the variable `LOOTBOX`, puts the entry
 * on sale at `/`. `DAPP_DEFINITION_ADDRESS` names the account that describes the site to wallets.
 */
export function publicNetwork({
  networkId,
  explorerUrl,
  addresses,
  tokenSymbol = 'XRD',
}: PublicNetwork): NetworkPreset {
  const lootboxes = addresses === undefined ? [] : [box(networkId, { ...soldOutHug, ...addresses })]
  return {
    lootbox: sells({ networkId, lootboxes }),
    tokenSymbol,
    explorerUrl,
    dAppDefinition: undefined,
    defaultBox: lootboxes[0]?.componentAddress,
    aliases: noAliases,
  }
}

const stokenet = publicNetwork({ networkId: 2, explorerUrl: 'https://stokenet-dashboard.radixdlt.com' })
const mainnet = publicNetwork({ networkId: 1, explorerUrl: 'https://dashboard.radixdlt.com' })

export const presets: Readonly<Record<Network, NetworkPreset>> = { devnet, stokenet, mainnet }

/** The preset of a network. On devnet it depends on the world that the devnet started with. */
export const presetOf = ({ network, devnetWorld }: { network: Network; devnetWorld: DevnetWorld }): NetworkPreset =>
  network === 'devnet' && devnetWorld === 'demo' ? demo : presets[network]
