import { HowItWorks, PageMessage } from '@lootboxes/ui'
import { SiteLink } from '@/client/site-link'
import type { SiteConfig } from '@/config/site-config'

/** `/` of a network no box is listed on: what that means, and what the shop's owner does about it. */
export function NoBoxPage({ site }: { site: Pick<SiteConfig, 'networkName'> }) {
  return (
    <>
      <PageMessage
        code="Empty booth"
        title={`No lootbox is listed on ${site.networkName} yet`}
        picture="/boxes/unlisted.svg"
        actions={
          <ul className="flex list-none flex-wrap gap-x-6">
            <li>
              <SiteLink href="/search">Search</SiteLink>
            </li>
            <li>
              <SiteLink href="/terms">Terms and Privacy</SiteLink>
            </li>
          </ul>
        }
      >
        <p>There is nothing to buy here, so nothing can be bought by mistake.</p>
        <p className="mt-3">
          Is this your site? Set <code className="figure">LOOTBOX</code> to your component’s and ticket’s addresses, or
          enter the box in <code className="figure">lootboxes.config.ts</code>, and start again.
        </p>
      </PageMessage>
      <HowItWorks />
    </>
  )
}
