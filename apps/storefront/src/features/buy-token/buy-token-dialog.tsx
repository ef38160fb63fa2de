'use client'

import { Dialog, DialogContent, Link } from '@lootboxes/ui'
import { words } from '@/words'
import { useReturnFocus } from '../dialogs/use-return-focus'
import { useStorefront } from '../shop/shop-provider'
import { widgetSize } from './trade-widget'

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
            : `${shop.product.name} is not sold anywhere on ${shop.networkName}.`
        }
        onCloseAutoFocus={onCloseAutoFocus}
      >
        {widget === undefined ? (
          <p>
            The development ledger gives it to its two accounts at the start. On a public network the token is traded by
            a third party, which would open here.
          </p>
        ) : (
          <>
            <iframe
              title={`${widget.provider}: trade ${shop.product.name}`}
              src={widget.url}
              width={widgetSize.width}
              height={widgetSize.height}
              sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
              referrerPolicy="no-referrer"
              className="mx-auto max-w-full border-0"
            />
            <Link href={widget.url} external>
              Open it at {widget.provider}
            </Link>
          </>
        )}
      </DialogContent>
    </Dialog>
  )
}
