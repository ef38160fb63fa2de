import { HowItWorks, Link, PageMessage } from '@lootboxes/ui'
import type { Shop } from '../shop/shop'

/** `/` of a network no box is listed on: what that means, and what the shop's owner does about it. */
export function NoBoxPage({ shop }: { shop: Pick<Shop, 'networkName'> }) {
  return (
    <>
      <PageMessage
        code="Empty booth"
        title={`No lootbox is listed on ${shop.networkName} yet`}
        picture="/boxes/unlisted.svg"
        actions={
          <ul className="flex list-none flex-wrap gap-x-6">
            <li>
              <Link href="/search">Search</Link>
            </li>
            <li>
              <Link href="/terms">Terms and Privacy</Link>
            </li>
          </ul>
        }
      >
        <p>There is nothing to buy here, so nothing can be bought by mistake.</p>
        <p className="mt-3">
          Is this your shop? Set <code className="figure">LOOTBOX</code> to your component’s and ticket’s addresses, or
          enter the box in <code className="figure">lootboxes.config.ts</code>, and start again.
        </p>
      </PageMessage>
      <HowItWorks />
    </>
  )
}
