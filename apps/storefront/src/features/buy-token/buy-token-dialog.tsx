'use client'

import { Address, Dialog, DialogContent, Link } from '@lootboxes/ui'
import { words } from '@/words'
import { Fact, Facts } from '../dialogs/facts'
import { focusSheet } from '../dialogs/focus-sheet'
import { useReturnFocus } from '../dialogs/use-return-focus'
import { useStorefront } from '../shop/shop-provider'
import { type TradeWidget, widgetSize } from './trade-widget'

/** Modal 5 of the spec: a third party's widget, named, loaded on open only, closed by a press beside it (trap T10). */
export function BuyTokenDialog() {
  const { flags, shop } = useStorefront()
  const { onCloseAutoFocus } = useReturnFocus()
  const widget = shop.tradeWidget
  return (
    <Dialog open onOpenChange={(open) => (open ? undefined : flags.buyTokenModal.hide())}>
      <DialogContent
        title={words.buyProduct}
        description={
          widget
            ? `This panel belongs to ${widget.provider}, not to us.`
            : `No trade widget is configured on ${shop.networkName}.`
        }
        onOpenAutoFocus={focusSheet}
        onCloseAutoFocus={onCloseAutoFocus}
      >
        {widget === undefined ? <TokenFacts /> : <TradePanel widget={widget} />}
      </DialogContent>
    </Dialog>
  )
}

function TradePanel({ widget: { provider, url } }: { widget: TradeWidget }) {
  const { shop } = useStorefront()
  return (
    <>
      <iframe
        title={`${provider}: trade ${shop.product.name}`}
        src={url}
        width={widgetSize.width}
        height={widgetSize.height}
        sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
        referrerPolicy="no-referrer"
        className="mx-auto max-w-full border-0"
      />
      <Link href={url} external>
        Open it at {provider}
      </Link>
    </>
  )
}

/** What is known of the token where nobody trades it in this page. */
function TokenFacts() {
  const { shop } = useStorefront()
  const token = shop.clubToken
  if (token === undefined) return <p>The shop names no token of this product on {shop.networkName} either.</p>
  return (
    <>
      <p>So it cannot be bought here. Should somebody send you some, this is the token to look for:</p>
      <Facts>
        <Fact term="Name">{shop.product.name}</Fact>
        <Fact term="Symbol">{token.symbol}</Fact>
        <Fact term="Resource">
          <Address address={token.address} label={`${token.symbol} resource address`} />
        </Fact>
      </Facts>
    </>
  )
}
