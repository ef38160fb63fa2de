import { formatAmount } from '@lootboxes/ledger'
import type { Answer } from '../http/answer'
import { createHolder } from '../wallet-api/holder'
import { type ExplorerDeps, entityLink, nameOf } from './explorer-deps'
import { html } from './html'
import { factList, page } from './page'
import { amountIn, poolPrice } from './pool-price'

/**
 * `/explorer/trade?sell=…&buy=…&style=dark`: the example of a trade widget. It takes the parameters that a site sends to the
 * widget of an exchange, and says what this ledger knows of both resources. It trades nothing.
 */
export function tradePage({ gateway, seed }: ExplorerDeps, query: URLSearchParams): Answer {
  const view = gateway.ledger.chain.view()
  const frame = query.get('style') === 'dark' ? 'dark' : 'system'
  const [sell, buy] = [query.get('sell') ?? '', query.get('buy') ?? '']
  if ([sell, buy].some((address) => view.get('entity', address)?.kind !== 'fungible-resource'))
    return page('Trade', html`<p>This ledger has no such pair of tokens.</p>`, { status: 404, frame })
  const [sold, bought] = [nameOf(gateway, sell), nameOf(gateway, buy)]
  const price = poolPrice(view, sell, buy)
  const { networkId, genesis } = gateway
  const holders = createHolder({ seed, networkId, world: genesis.world }).accounts.map(
    ({ label, address }) => [label, `${formatAmount(amountIn(view, address, buy))} ${bought}`] as const,
  )
  return page(
    `Trade ${sold} for ${bought}`,
    html`<p><strong>Example.</strong> On a public network an exchange serves this panel. This one trades nothing.</p>${factList(
      [
        ['You sell', entityLink(gateway, sell)],
        ['You buy', entityLink(gateway, buy)],
        [
          'Price',
          price === undefined
            ? `None. No pool of this ledger holds both ${sold} and ${bought}.`
            : `${formatAmount(price)} ${sold} for 1 ${bought}, by the largest pool of this ledger.`,
        ],
        ...holders,
      ],
    )}${holders.length > 0 && html`<p>To use ${bought} here, connect one of these accounts in the development wallet.</p>`}`,
    { frame },
  )
}
