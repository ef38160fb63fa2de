'use client'

import { Address, Dialog, DialogContent, Link } from '@lootboxes/ui'
import { Fact, Facts, focusSheet, useReturnFocus } from '@/client/dialogs'
import { useClient } from '@/client/use-client'
import { words } from '@/config/copy'
import { type SwapWidget, widgetSize } from '@/config/swap-widget'

/** Modal 5 of the spec: a third party's widget, named, loaded on open only, closed by a press beside it (trap T10). */
export function BuyTokenDialog() {
  const { flags, site } = useClient()
  const { onCloseAutoFocus } = useReturnFocus()
  const widget = site.swapWidget
  return (
    <Dialog open onOpenChange={(open) => (open ? undefined : flags.buyTokenModal.hide())}>
      <DialogContent
        title={words.buyProduct}
        description={
          widget
            ? `This panel belongs to ${widget.provider}, not to us.`
            : `${site.product.name} cannot be bought on this site yet.`
        }
        onOpenAutoFocus={focusSheet}
        onCloseAutoFocus={onCloseAutoFocus}
      >
        {widget === undefined ? <TokenFacts /> : <SwapPanel widget={widget} />}
      </DialogContent>
    </Dialog>
  )
}

function SwapPanel({ widget: { provider, url } }: { widget: SwapWidget }) {
  const { site } = useClient()
  return (
    <>
      <iframe
        title={`${provider}: trade ${site.product.name}`}
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
  const { site } = useClient()
  const token = site.clubToken
  if (token === undefined) return <p>There is no such token on {site.networkName} so far.</p>
  return (
    <>
      <p>If somebody offers you some elsewhere, make sure that it is this token:</p>
      <Facts>
        <Fact term="Name">{site.product.name}</Fact>
        <Fact term="Symbol">{token.symbol}</Fact>
        <Fact term="Resource">
          <Address address={token.address} label={`${token.symbol} resource address`} />
        </Fact>
      </Facts>
    </>
  )
}
