'use client'

import { Address, Dialog, DialogContent, FactRow, FactRows, focusDialog, Link, useReturnFocus } from '@lootboxes/ui'
import { useClient } from '@/client/use-client'
import { words } from '@/config/copy'
import { type SwapWidget, widgetSize } from '@/config/swap-widget'

/**
 * Modal 5 of the spec: a third party's widget, named, loaded on open only. A press beside the dialog or on it closes it; a
 * press in the widget's frame stays there (trap T10). Without a widget the dialog says where to get the token.
 */
export function BuyTokenDialog() {
  const { flags, site } = useClient()
  const { onCloseAutoFocus } = useReturnFocus()
  const { hide } = flags.buyTokenModal
  const { swapWidget: widget, product } = site
  return (
    <Dialog open onOpenChange={(open) => (open ? undefined : hide())}>
      <DialogContent
        title={words.buyProduct}
        description={
          widget ? `This panel belongs to ${widget.provider}, not to us.` : `Where to get the ${product.name} token.`
        }
        onOpenAutoFocus={focusDialog}
        onCloseAutoFocus={onCloseAutoFocus}
        {...(widget ? { onClick: hide } : {})}
      >
        {widget ? <SwapPanel widget={widget} /> : <TokenFacts />}
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

/** Where to get the token, and how to tell it from another of the same name. */
function TokenFacts() {
  const { clubToken: token, network, networkName, product, explorerUrl } = useClient().site
  if (token === undefined) return <p>This site has no token on {networkName} yet.</p>
  return (
    <>
      <p>
        {network === 'devnet'
          ? `Connect the Club account of the development wallet: it holds more than 100 ${token.symbol}.`
          : `Exchanges of the Radix network trade it, and any holder can send it. Before you pay, compare the address: other tokens may use the same name.`}
      </p>
      <FactRows>
        <FactRow term="Name">{product.name}</FactRow>
        <FactRow term="Symbol">{token.symbol}</FactRow>
        <FactRow term="Resource">
          <Address address={token.address} label={`${token.symbol} resource address`} />
        </FactRow>
      </FactRows>
      {explorerUrl === undefined ? null : (
        <Link href={`${explorerUrl}/resource/${token.address}`} external>
          {product.name} on the explorer
        </Link>
      )}
    </>
  )
}
