import { formatAmount } from '@lootboxes/ledger'
import type { Answer } from '../http/answer'
import type { World } from '../world/world-schema'
import { type ExplorerDeps, entityLink, nameOf } from './explorer-deps'
import { html } from './html'
import { facts, page } from './page'
import { amountIn, poolPrice } from './pool-price'

/** The names of the accounts that the development wallet shows: those of the world's personas, or the first two of a world without. */
const walletAccounts = ({ accounts, personas }: World): readonly string[] => {
  const shared = Object.values(personas).flatMap((persona) => persona.accounts.map(({ account }) => account))
  return shared.length > 0 ? shared : ['main', 'club'].filter((name) => Object.hasOwn(accounts, name))
}

/**
 * `/explorer/trade?sell=…&buy=…&style=dark`: the example of a trade widget. It takes the parameters that a site sends to the
 * widget of an exchange, and says what this ledger knows of both resources. It trades nothing.
 */
export function tradePage({ gateway }: ExplorerDeps, query: URLSearchParams): Answer {
  const view = gateway.ledger.chain.view()
  const frame = query.get('style') === 'dark' ? 'dark' : 'system'
  const [sell, buy] = [query.get('sell') ?? '', query.get('buy') ?? '']
  if ([sell, buy].some((address) => view.get('entity', address)?.kind !== 'fungible-resource'))
    return page('Trade', html`<p>This ledger has no such pair of tokens.</p>`, { status: 404, frame })
  const [sold, bought] = [nameOf(gateway, sell), nameOf(gateway, buy)]
  const price = poolPrice(view, sell, buy)
  const { world, addressOf } = gateway.genesis
  const holders = walletAccounts(world).map(
    (name) => [`Account “${name}”`, `${formatAmount(amountIn(view, addressOf(name), buy))} ${bought}`] as const,
  )
  return page(
    `Trade ${sold} for ${bought}`,
    html`<p><strong>Example.</strong> On a public network an exchange serves this panel. This one trades nothing.</p>${facts(
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
