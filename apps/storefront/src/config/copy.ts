import { product } from './product'

/** Literals of the specification. A test asserts each against the rendered page. */
export const words = {
  siteTitle: `${product.name} | NFT Lootboxes`,
  titleSuffix: ' || Lootboxes',
  madeBy: 'Made by Ballers, for Ballers',
  runsOn: 'Runs on Radix',
  domainBy: 'Domain by',
  buyProduct: `Buy ${product.name}`,
  noWallet: 'MetaMask not available :',
  buyTickets: 'Buy Tickets',
  revealTitle: 'Reveal your tickets',
  selectedTickets: 'Selected Tickets',
  revealTickets: 'Reveal Tickets',
  revealed: 'Tickets revealed successfully',
  done: 'DONE',
  redeemTitle: 'Redeem your tickets',
  redeemTickets: 'Redeem Tickets',
  redeemed: 'Tickets Redeemed Successfully',
  checkWallet: 'Check your wallet to complete the transaction',
  connectFirst: 'Please connect your wallet to continue',
  atLeastOne: 'You must buy at least 1 ticket',
  revealTicket: 'Reveal Ticket',
  collectLoot: 'Collect Loot',
  search: 'Search',
  statusTitle: 'Status',
  subscribe: 'Subscribe to Updates',
  marketplace: 'Marketplace',
  signOut: 'Sign out',
  placeholderBalance: '10 ETH',
} as const

/** Placeholder of the profile menu without a session; the specification gives no address. */
export const placeholderAddress = 'acco...x4kfgt'

/** How long the short messages stay, in milliseconds (spec section 9). */
export const messageMs = 2000

/** Messages for the console only (spec section 8). */
export const logged = {
  lootboxResources: 'Error fetching data:',
  fungibles: 'There was an error fetching the fungibles data',
  nonFungibles: 'There was an error fetching the non-fungibles data',
  wallet: 'There was an error fetching the wallet data',
  http: (status: number) => `HTTP error! status: ${status}`,
} as const
