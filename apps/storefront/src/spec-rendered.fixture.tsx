import { createGateway } from '@lootboxes/gateway'
import { amountOf, type LocalId, parseAccountAddress, parseLocalId } from '@lootboxes/ledger'
import { type Order, orderManifest } from '@lootboxes/lootbox/client'
import { renderManifest } from '@lootboxes/manifest'
import { SearchForm, themeInitScript } from '@lootboxes/ui'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { failureCodes } from '@/client/failure-text'
import { swapWidgetUrl } from '@/config/swap-widget'
import { SiteFooter } from '@/site/site-footer'
import { presets } from '../lootboxes.config'
import { exampleFooter } from '../site.config'
import type { Row } from './spec-exported.fixture'

const [, soldOut] = presets.devnet.lootbox.lootboxes
if (soldOut === undefined) throw new Error('The devnet lists no sold-out box.')
const { componentAddress: component, ticketAddress, tokenAddress } = soldOut
const account = parseAccountAddress(presets.devnet.dAppDefinition ?? '')._unsafeUnwrap()
const ids: readonly LocalId[] = [parseLocalId('#1#')._unsafeUnwrap()]

/** The values of an attribute in what is rendered, in order. */
const attributes = (name: string, rendered: ReactNode): readonly (string | undefined)[] =>
  [...renderToStaticMarkup(rendered).matchAll(new RegExp(`${name}="([^"]*)"`, 'g'))].map(([, value]) => value)

const footerLinks = attributes('href', <SiteFooter year={2026} config={exampleFooter} />)

const orders: readonly Order[] = [
  { kind: 'buy', component, token: tokenAddress, ticketResource: ticketAddress, price: amountOf(2), count: 1n },
  { kind: 'reveal', component, ticketResource: ticketAddress, ids },
  { kind: 'redeem', component, ticketResource: ticketAddress, ids },
]
/** The method each order's manifest calls on the box. */
const methods = (lockFee: boolean) =>
  orders.map((order) => {
    const site = {
      networkId: 240,
      deposit: 'deposit_batch',
      clubToken: { address: tokenAddress, symbol: 'BALLER' },
      lockFeeProof: 'auth-zone',
    } as const
    const text = renderManifest(orderManifest(site, { order, account, lockFee })._unsafeUnwrap())
    return new RegExp(`"${component}"\\)\\s+"(\\w+)"`).exec(text)?.[1]
  })

const asked: string[] = []
const gateway = createGateway({
  baseUrl: 'http://gateway.test',
  networkId: 240,
  applicationName: 'spec',
  fetch: (url) => {
    asked.push(new URL(url instanceof Request ? url.url : url).pathname)
    return Promise.resolve(Response.json({}, { status: 400 }))
  },
})
await gateway.getFungibles({ address: account })
await gateway.getNonFungibles({ address: account })

const trade = new URL(swapWidgetUrl('https://widget.test', { sell: tokenAddress, buy: ticketAddress }))

const walletCodes = [
  'rejectedByUser',
  'missingExtension',
  'canceledByUser',
  'walletRequestValidation',
  'walletResponseValidation',
  'wrongNetwork',
  'failedToPrepareTransaction',
  'failedToCompileTransaction',
  'failedToSignTransaction',
  'failedToSubmitTransaction',
  'failedToPollSubmittedTransaction',
  'submittedTransactionWasDuplicate',
  'submittedTransactionHasFailedTransactionStatus',
  'submittedTransactionHasRejectedTransactionStatus',
  'failedToFindAccountWithEnoughFundsToLockFee',
  'wrongAccountType',
  'unknownWebsite',
  'radixJsonNotFound',
  'unknownDappDefinitionAddress',
  'invalidPersona',
]
const toolkitCodes = [
  'userCancelledRequest',
  'transactionNotSuccessful',
  'failedToPollSubmittedTransaction',
  'GenerateChallengeError',
  'LoginRejectedByDapp',
  'requestInterceptorError',
]
const told = (codes: readonly string[]) => codes.filter((code) => failureCodes.includes(code))

/** Literals in rendered markup, in manifests and in requests. */
export const rendered: readonly Row[] = [
  [18, ['/', '/terms'], [footerLinks[0], footerLinks.find((href) => href === '/terms')]],
  [20, ['twitter', 'telegram'], exampleFooter.socials.map(({ kind }) => kind)],
  [20, '/terms#privacy', footerLinks.find((href) => href?.endsWith('#privacy'))],
  [21, ['dataset.theme', 'classList'], ['dataset.theme', 'classList'].filter((one) => themeInitScript.includes(one))],
  [22, ['search'], attributes('action', <SearchForm />)],
  [29, { sell: tokenAddress, buy: ticketAddress, style: 'dark' }, Object.fromEntries(trade.searchParams)],
  [
    44,
    [
      'id',
      'bigImage',
      'userImage',
      'name',
      'title',
      'componentAddress',
      'ticketAddress',
      'tokenAddress',
      'tokenIconUrl',
      'price',
    ].toSorted(),
    Object.keys(soldOut).toSorted(),
  ],
  [108, ['/state/entity/page/fungibles/', '/state/entity/page/non-fungibles/'], asked],
  [115, ['buy_loot_box_ticket', 'reveal_ticket', 'claim_loot'], methods(false)],
  [116, ['buy_loot_box_ticket_lock_fee', 'reveal_ticket_lock_fee', 'claim_loot_lock_fee'], methods(true)],
  [126, walletCodes, told(walletCodes)],
  [127, toolkitCodes, told(toolkitCodes)],
]
