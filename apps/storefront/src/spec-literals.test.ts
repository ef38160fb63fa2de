import { type Amount, formatAmount, networkIdByName, networks } from '@lootboxes/ledger'
import { CLUB_THRESHOLD, FALLBACK_PRICE, productPath } from '@lootboxes/lootbox'
import { DESKTOP_PX, parseTheme, STICKY_AFTER_PX, THEME_KEY, themes } from '@lootboxes/ui'
import { expect, test } from 'vitest'
import { presets } from '../lootboxes.config'
import { widgetSize } from './features/buy-token/trade-widget'
import { flagNames } from './features/flags/flags'
import { selectedKey } from './features/lootbox/selected-lootbox'
import { product } from './product'
import { logged, messageMs, words } from './words'

/** One fact of the spec: its line, its own words or number, and where this app keeps it. */
type Row = readonly [line: number, literal: unknown, actual: unknown, kept: string]

const strings: readonly Row[] = [
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
  [125, 'There was an error fetching the wallet data', logged.wallet, 'logged.wallet'],
]

const price = (amount: Amount | undefined) => amount && formatAmount(amount)
const [open, soldOut] = presets.devnet.lootbox.lootboxes
const numbers: readonly Row[] = [
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
  [134, 16, networks.length, 'networks of @lootboxes/ledger'],
  [134, 2, networkIdByName.Stokenet, 'networkIdByName of @lootboxes/ledger'],
  [137, 2000, messageMs, 'messageMs'],
]

/** Facts only a browser can show, and the journey that does. */
const shown: readonly (readonly [line: number, fact: string, journey: string])[] = [
  [18, 'the buy dialog links its Terms of Service notice to /terms', 'failures.journey.ts'],
  [19, 'a path segment starting "component_"; without it the default box', 'routes.journey.ts'],
  [25, 'quantity, total with token icon, terms notice, Buy Tickets', 'happy-path.journey.ts'],
  [26, 'reveal: selectable list, success text, DONE', 'happy-path.journey.ts'],
  [27, 'redeem: loot cards, message for 2 seconds, stays while tickets remain', 'happy-path.journey.ts'],
  [28, 'full-screen overlay while a transaction is pending', 'failures.journey.ts'],
  [40, 'floating buttons only with matching tickets', 'happy-path.journey.ts'],
  [72, 'click, connection, quantity, discount service, manifest, refresh, close', 'happy-path.journey.ts'],
  [73, 'the first ticket is preselected, tickets toggle', 'happy-path.journey.ts'],
  [74, 'missingExtension within 100 ms; cancel ends the request', 'failures.journey.ts'],
  [85, 'both messages for 2 seconds, in the order connection then quantity', 'failures.journey.ts'],
  [85, 'a negative quantity becomes 1', 'failures.journey.ts'],
  [95, 'the lock-fee variant for a holder of 100', 'happy-path.journey.ts'],
  [124, 'failures are not shown in the dialogs, the overlay is removed', 'failures.journey.ts'],
]

const openRows: readonly (readonly [line: string, what: string])[] = [
  ['32-36', 'Home 2 to 13, pages, explore and resources routes of the marketplace shell'],
  ['36', 'Header variants by path'],
  ['38', "Profile dropdown with the placeholder balance '10 ETH'"],
  ['76-79', 'Item sort, item filters, collection tabs, rankings filters'],
]

test.each([...strings, ...numbers])('line %i: %j', (_line, literal, actual) => {
  expect(actual).toEqual(literal)
})

test('every one of this app’s words is a row', () => {
  const rows = new Set(strings.map(([, literal]) => literal))
  for (const word of Object.values(words)) expect(rows).toContain(word)
})

test('docs/spec-coverage.md is what these tables say', async () => {
  const row = ([line, literal, , kept]: Row) =>
    `| ${line} | \`${JSON.stringify(literal).replaceAll('|', '\\|')}\` | ${kept} | [spec-literals.test.ts](../apps/storefront/src/spec-literals.test.ts) |`
  const page = [
    '# What of the product spec this storefront covers',
    '',
    'Generated by `apps/storefront/src/spec-literals.test.ts` (`vitest run -u`); the numbers are lines of the product spec.',
    '',
    '| line | literal | kept in | test |',
    '|---|---|---|---|',
    ...[...strings, ...numbers].toSorted(([a], [b]) => a - b).map(row),
    '',
    '## Shown in a browser',
    '',
    '| line | fact | journey |',
    '|---|---|---|',
    ...shown.map(([line, fact, journey]) => `| ${line} | ${fact} | [${journey}](../apps/storefront/e2e/${journey}) |`),
    '',
    '## Open',
    '',
    '| line | what |',
    '|---|---|',
    ...openRows.map(([line, what]) => `| ${line} | ${what} |`),
    '',
  ].join('\n')
  await expect(page).toMatchFileSnapshot('../../../docs/spec-coverage.md')
})
