'use client'

import { type ResourceAddress, xrdAddress } from '@lootboxes/ledger'
import { Address, Dialog, DialogContent, FactRow, FactRows, focusDialog, Link, useReturnFocus } from '@lootboxes/ui'
import { useClient } from '@/client/use-client'
import { words } from '@/config/copy'
import type { SiteConfig } from '@/config/site-config'
import { type SwapWidget, swapWidgetUrl, widgetSize } from '@/config/swap-widget'

/**
 * Modal 5 of the spec: a third party's widget, named, loaded on open only. Without a widget the dialog says where to get the
 * token. A press beside the dialog or on it closes it. A press on a control, or in the widget's frame, does not (trap T10).
 */
export function BuyTokenDialog() {
  const { flags, site } = useClient()
  const { onCloseAutoFocus } = useReturnFocus()
  const { hide } = flags.buyTokenModal
  const { swapWidget: widget, product, clubToken: token, networkName } = site
  return (
    <Dialog open onOpenChange={(open) => (open ? undefined : hide())}>
      <DialogContent
        title={words.buyProduct}
        description={
          widget ? `This panel belongs to ${widget.provider}, not to us.` : `Where to get the ${product.name} token.`
        }
        onOpenAutoFocus={focusDialog}
        onCloseAutoFocus={onCloseAutoFocus}
        onClick={({ target }) => (target instanceof Element && target.closest('a, button') ? undefined : hide())}
      >
        {token === undefined ? (
          <p>This site has no token on {networkName} yet.</p>
        ) : widget ? (
          <SwapPanel {...widget} token={token.address} />
        ) : (
          <TokenFacts token={token} />
        )}
      </DialogContent>
    </Dialog>
  )
}

function SwapPanel({ provider, baseUrl, token }: SwapWidget & { token: ResourceAddress }) {
  const { product, networkId } = useClient().site
  const url = swapWidgetUrl(baseUrl, { sell: xrdAddress(networkId), buy: token })
  return (
    <>
      <iframe
        title={`${provider}: trade ${product.name}`}
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
function TokenFacts({ token }: { token: NonNullable<SiteConfig['clubToken']> }) {
  const { product, explorerUrl } = useClient().site
  return (
    <>
      <p>
        Exchanges of the Radix network trade it, and any holder can send it. Before you pay, compare the address: other
        tokens may use the same name.
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
