import { collectionTabs, itemFilters, itemSorts, postDates } from '@lootboxes/catalog/lists'
import { type Amount, formatAmount, networkIdByName } from '@lootboxes/ledger'
import { CLUB_THRESHOLD, FALLBACK_PRICE, productPath } from '@lootboxes/lootbox'
import { DESKTOP_PX, parseTheme, STICKY_AFTER_PX, THEME_KEY, themes } from '@lootboxes/ui'
import { selectedKey } from '@/client/client'
import { flagNames } from '@/client/flags'
import { categoryPaths } from '@/config/categories'
import { logged, messageMs, words } from '@/config/copy'
import { homes } from '@/config/homes'
import { product } from '@/config/product'
import { widgetSize } from '@/config/swap-widget'
import { presets } from '../lootboxes.config'

/** One fact of the spec: its line, its own words or number, and where this app keeps it. */
export type Row = readonly [line: number, literal: unknown, actual: unknown, kept: string]

export const strings: readonly Row[] = [
  [12, 'Baller | NFT Lootboxes', words.siteTitle, 'words.siteTitle, with the product filled in (trap T18)'],
  [12, ' || Lootboxes', words.titleSuffix, 'words.titleSuffix'],
  [13, 'MetaMask not available :', words.noWallet, 'words.noWallet'],
  [20, 'Runs on Radix', words.runsOn, 'words.runsOn'],
  [20, 'Domain by', words.domainBy, 'words.domainBy'],
  [20, 'Made by Ballers, for Ballers', words.madeBy, 'words.madeBy'],
  [22, 'Buy Baller', words.buyProduct, 'words.buyProduct'],
  [25, 'Buy Tickets', words.buyTickets, 'words.buyTickets'],
  [26, 'Reveal your tickets', words.revealTitle, 'words.revealTitle'],
  [26, 'Selected Tickets', words.selectedTickets, 'words.selectedTickets'],
  [26, 'Reveal Tickets', words.revealTickets, 'words.revealTickets'],
  [26, 'Tickets revealed successfully', words.revealed, 'words.revealed'],
  [26, 'DONE', words.done, 'words.done'],
  [27, 'Redeem your tickets', words.redeemTitle, 'words.redeemTitle'],
  [27, 'Redeem Tickets', words.redeemTickets, 'words.redeemTickets'],
  [27, 'Tickets Redeemed Successfully', words.redeemed, 'words.redeemed'],
  [28, 'Check your wallet to complete the transaction', words.checkWallet, 'words.checkWallet'],
  [40, 'Reveal Ticket', words.revealTicket, 'words.revealTicket'],
  [40, 'Collect Loot', words.collectLoot, 'words.collectLoot'],
  [85, 'Please connect your wallet to continue', words.connectFirst, 'words.connectFirst'],
  [85, 'You must buy at least 1 ticket', words.atLeastOne, 'words.atLeastOne'],
  [125, 'HTTP error! status: 500', logged.http(500), 'logged.http'],
  [125, 'Error fetching data:', logged.lootboxResources, 'logged.lootboxResources'],
  [125, 'There was an error fetching the fungibles data', logged.fungibles, 'logged.fungibles'],
  [125, 'There was an error fetching the non-fungibles data', logged.nonFungibles, 'logged.nonFungibles'],
  [36, 'Status', words.statusTitle, 'words.statusTitle'],
  [36, 'Subscribe to Updates', words.subscribe, 'words.subscribe'],
  [36, 'Marketplace', words.marketplace, 'words.marketplace'],
  [38, 'Search', words.search, 'words.search'],
  [38, 'Sign out', words.signOut, 'words.signOut'],
  [38, '10 ETH', words.placeholderBalance, 'words.placeholderBalance'],
  [125, 'There was an error fetching the wallet data', logged.wallet, 'logged.wallet'],
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
const [open, soldOut] = presets.devnet.lootbox.lootboxes
export const numbers: readonly Row[] = [
  [21, 'theme', THEME_KEY, 'THEME_KEY of @lootboxes/ui'],
  [21, ['light', 'dark', 'system'], [...themes], 'themes of @lootboxes/ui'],
  [21, 'system', parseTheme(undefined), 'parseTheme of @lootboxes/ui'],
  [29, '467x544', `${widgetSize.width}x${widgetSize.height}`, 'widgetSize'],
  [39, 4, STICKY_AFTER_PX, 'STICKY_AFTER_PX of @lootboxes/ui'],
  [39, 1024, DESKTOP_PX, 'DESKTOP_PX of @lootboxes/ui'],
  [44, 'Hug the Eco System - SOLD OUT', soldOut?.title, 'lootboxes.config.ts'],
  [44, '2', price(open?.price), 'lootboxes.config.ts'],
  [44, '999', price(FALLBACK_PRICE), 'FALLBACK_PRICE of @lootboxes/lootbox'],
  [68, 'lootboxComponentAddress', selectedKey, 'selectedKey'],
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
    'flagNames',
  ],
  [
    101,
    '/api/all-lootbox-resources',
    productPath('getLootboxResources', product.slug),
    'productPath of @lootboxes/lootbox',
  ],
  [
    102,
    '/api/all-account-tickets-unrevealed',
    productPath('getUnrevealedTickets', product.slug),
    'productPath of @lootboxes/lootbox',
  ],
  [
    103,
    '/api/all-account-tickets-revealed-unredeemed',
    productPath('getRevealedTickets', product.slug),
    'productPath of @lootboxes/lootbox',
  ],
  [104, '/api/baller-100-club', productPath('getClub', product.slug), 'productPath of @lootboxes/lootbox'],
  [
    105,
    '/api/ticket-info-post-reveal',
    productPath('getTicketInfo', product.slug),
    'productPath of @lootboxes/lootbox',
  ],
  [133, '100', price(CLUB_THRESHOLD), 'CLUB_THRESHOLD of @lootboxes/lootbox'],
  [
    134,
    knownNetworks,
    Object.fromEntries(Object.keys(knownNetworks).map((name) => [name, networkIdByName[name]])),
    'networkIdByName of @lootboxes/ledger',
  ],
  [137, 2000, messageMs, 'messageMs'],
  [
    32,
    ['Crypto Consultant', 'NFT Game', 'Dao Platform', 'Crypto App', 'Crypto Trading', 'ICO Landing', 'NFT Aggregator'],
    homes.filter(({ isNew }) => isNew).map(({ title }) => title),
    'homes',
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
    'categoryPaths',
  ],
  [
    76,
    ['Price: Low to High', 'Price: high to low', 'Recently Added', 'Auction Ending Soon'],
    itemSorts,
    'itemSorts of @lootboxes/catalog',
  ],
  [77, ['Verified Only', 'NFSW Only', 'Show Lazy Minted'], itemFilters, 'itemFilters of @lootboxes/catalog'],
  [78, ['trending', 'top', 'recent'], collectionTabs, 'collectionTabs of @lootboxes/catalog'],
  [79, ['Last Year', 'All Time'], postDates.slice(-2), 'postDates of @lootboxes/catalog'],
]
