import { collectionTabs, itemFilters, itemSorts, postDates } from '@lootboxes/catalog/lists'
import { type Amount, formatAmount, networkIdByName } from '@lootboxes/ledger'
import { CLUB_THRESHOLD, FALLBACK_PRICE, productPath } from '@lootboxes/lootbox'
import { selectedBoxKey } from '@lootboxes/lootbox/client'
import { DESKTOP_PX, parseTheme, STICKY_AFTER_PX, THEME_KEY, themes } from '@lootboxes/ui'
import { flagNames } from '@/client/flags'
import { categoryPaths } from '@/config/categories'
import { logged, messageMs, words } from '@/config/copy'
import { homes } from '@/config/homes'
import { product } from '@/config/product'
import { widgetSize } from '@/config/swap-widget'
import { type NetworkPreset, presets } from '../lootboxes.config'

/** A literal of the specification: its line, the literal, and the value that the app uses. */
export type Row = readonly [line: number, literal: unknown, actual: unknown]

/** Strings that no rendered test of their line asserts. */
export const strings: readonly Row[] = [
  [12, 'Baller | NFT Lootboxes', words.siteTitle],
  [12, ' || Lootboxes', words.titleSuffix],
  [13, 'MetaMask not available :', words.noWallet],
  [129, 'MetaMask not available :', words.noWallet],
  [125, 'HTTP error! status: 500', logged.http(500)],
  [125, 'Error fetching data:', logged.lootboxResources],
  [125, 'There was an error fetching the fungibles data', logged.fungibles],
  [125, 'There was an error fetching the non-fungibles data', logged.nonFungibles],
  [125, 'There was an error fetching the wallet data', logged.wallet],
]

const knownNetworks = {
  Mainnet: 1,
  Stokenet: 2,
  Alphanet: 10,
  Betanet: 11,
  Kisharnet: 12,
  RCnetV1: 12,
  Ansharnet: 13,
  RCnetV2: 13,
  Zabanet: 14,
  RCnetV3: 14,
  Gilganet: 32,
  Enkinet: 33,
  Hammunet: 34,
  Nergalnet: 35,
  Mardunet: 36,
  Dumunet: 37,
  LocalNet: 240,
  InternalTestNet: 241,
  Simulator: 242,
}

const price = (amount: Amount | undefined) => amount && formatAmount(amount)
const networkOf = ({ lootbox }: NetworkPreset) => lootbox.networkId
const [open, soldOut] = presets.devnet.lootbox.lootboxes
export const numbers: readonly Row[] = [
  [8, { mainnet: 1, stokenet: 2 }, { mainnet: networkOf(presets.mainnet), stokenet: networkOf(presets.stokenet) }],
  [21, 'theme', THEME_KEY],
  [21, ['light', 'dark', 'system'], [...themes]],
  [21, 'system', parseTheme(undefined)],
  [29, '467x544', `${widgetSize.width}x${widgetSize.height}`],
  [39, 4, STICKY_AFTER_PX],
  [39, 1024, DESKTOP_PX],
  [44, 'Hug the Eco System - SOLD OUT', soldOut?.title],
  [44, '2', price(open?.price)],
  [44, '999', price(FALLBACK_PRICE)],
  [68, 'lootboxComponentAddress', selectedBoxKey],
  [
    75,
    [
      'mobileMenu',
      'dropdown',
      'walletModal',
      'bidsModal',
      'buyModal',
      'redeemModal',
      'buyTokenModal',
      'propertiesModal',
    ],
    [...flagNames],
  ],
  [101, '/api/all-lootbox-resources', productPath('getLootboxResources', product.slug)],
  [102, '/api/all-account-tickets-unrevealed', productPath('getUnrevealedTickets', product.slug)],
  [103, '/api/all-account-tickets-revealed-unredeemed', productPath('getRevealedTickets', product.slug)],
  [104, '/api/baller-100-club', productPath('getClub', product.slug)],
  [105, '/api/ticket-info-post-reveal', productPath('getTicketInfo', product.slug)],
  [133, ['2', '999', '100'], [price(open?.price), price(FALLBACK_PRICE), price(CLUB_THRESHOLD)]],
  [134, knownNetworks, Object.fromEntries(Object.keys(knownNetworks).map((name) => [name, networkIdByName[name]]))],
  [137, 2000, messageMs],
  [138, ['theme', 'system'], [THEME_KEY, parseTheme(undefined)]],
  [
    139,
    [4, 1024, 467, 544, '10 ETH'],
    [STICKY_AFTER_PX, DESKTOP_PX, widgetSize.width, widgetSize.height, words.placeholderBalance],
  ],
  [
    32,
    ['Crypto Consultant', 'NFT Game', 'Dao Platform', 'Crypto App', 'Crypto Trading', 'ICO Landing', 'NFT Aggregator'],
    homes.filter(({ isNew }) => isNew).map(({ title }) => title),
  ],
  [
    34,
    {
      'All NFTs': '/collection/explore_collection',
      Photography: '/collection/explore_collection',
      Art: '/art',
      Sports: '/sports',
      Collectibles: '/collectibles',
      'Trading Cards': '/tranding-cards',
      'Domain Names': '/domain-names',
      Utility: '/utility',
      'Virtual Worlds': '/virtual-worlds',
    },
    categoryPaths,
  ],
  [76, ['Price: Low to High', 'Price: high to low', 'Recently Added', 'Auction Ending Soon'], itemSorts],
  [77, ['Verified Only', 'NFSW Only', 'Show Lazy Minted'], itemFilters],
  [78, ['trending', 'top', 'recent'], collectionTabs],
  [79, ['Last Year', 'All Time'], postDates.slice(-2)],
]
