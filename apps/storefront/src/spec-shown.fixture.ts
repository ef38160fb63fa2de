/** Facts only a browser can show, and the journey that does. */
export const shown: readonly (readonly [line: number, fact: string, journey: string])[] = [
  [18, 'the buy dialog links its Terms of Service notice to /terms', 'failures.journey.ts'],
  [19, 'a path segment starting "component_"; without it the default box', 'routes.journey.ts'],
  [20, 'the seasonal slot: none by default, by its hash alone', 'seasonal.journey.ts'],
  [25, 'quantity, total with token icon, terms notice, Buy Tickets', 'happy-path.journey.ts'],
  [26, 'reveal: selectable list, success text, DONE', 'happy-path.journey.ts'],
  [27, 'redeem: loot cards, message for 2 seconds, stays while tickets remain', 'happy-path.journey.ts'],
  [28, 'full-screen overlay while a transaction is pending', 'failures.journey.ts'],
  [29, 'the widget is named, loads on open, and a press beside it closes it', 'settings.journey.ts'],
  [40, 'floating buttons only with matching tickets', 'happy-path.journey.ts'],
  [72, 'click, connection, quantity, discount service, manifest, refresh, close', 'happy-path.journey.ts'],
  [73, 'the first ticket is preselected, tickets toggle', 'happy-path.journey.ts'],
  [74, 'missingExtension within 100 ms; cancel ends the request', 'failures.journey.ts'],
  [85, 'both messages for 2 seconds, in the order connection then quantity', 'failures.journey.ts'],
  [85, 'a negative quantity becomes 1', 'failures.journey.ts'],
  [95, 'the lock-fee variant for a holder of 100', 'happy-path.journey.ts'],
  [71, 'an unknown end is its own state, asked about again, resumed after a reload', 'undetermined.journey.ts'],
  [124, 'failures are not shown in the dialogs, the overlay is removed', 'failures.journey.ts'],
]

/** Literals this app relies on and a package keeps, with the package's own test. */
export const inPackages: readonly (readonly [line: string, what: string, test: string])[] = [
  ['69', 'a cancelled request fails as cancelled by the user', 'wallet-connector/src/toolkit/transactions.test.ts'],
  ['70', 'the connect button returns after 2 seconds', 'wallet-connector/src/toolkit/button-status.test.ts'],
  [
    '71, 136',
    'polling: 2000 ms, doubling, at most 10 000 ms; which statuses end it',
    'wallet-connector/src/toolkit/transactions.test.ts',
  ],
  [
    '74, 137',
    'extension detection within 100 ms, missingExtension',
    'wallet-connector/src/connector/detection.test.ts',
  ],
  [
    '57-60, 89',
    "request and response shapes, interaction version 2, 'missing challenge or proofs'",
    'wallet-connector/src/protocol/wallet-schema.test.ts',
  ],
  ['90', 'the login asks for a persona and exactly one account', 'wallet-connector/src/toolkit/login.test.ts'],
  ['112', "'Unnamed dApp'", 'wallet-connector/src/toolkit/transactions.test.ts'],
  ['101-105', 'bodies and answers of the five product calls', 'lootbox/src/product-calls.test.ts'],
  ['128', "'Unknown error occurred', status kept", 'gateway/src/transport.test.ts'],
  ['135', 'batches of 20 addresses, 29 ids, 200 validators', 'gateway/src/verbs.test.ts'],
]

export const openRows: readonly (readonly [line: string, what: string])[] = [
  ['32-36', 'Home 2 to 13, pages, explore and resources routes of the marketplace shell'],
  ['36', 'Header variants by path'],
  ['38', "Profile dropdown with the placeholder balance '10 ETH'"],
  [
    '138',
    'Link prefetch margin, image widths: defaults of Next, and no page of this app has a next/link or a next/image',
  ],
  ['76-79', 'Item sort, item filters, collection tabs, rankings filters'],
]
