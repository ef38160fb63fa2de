import { HowItWorks, Link, PageMessage } from '@lootboxes/ui'
import type { SiteConfig } from '@/config/site-config'
import { soldOutHug } from '@/config/sold-out-hug'

const Code = ({ children }: { children: string }) => <code className="figure [overflow-wrap:anywhere]">{children}</code>

/** `/` while no box is configured: visitors read that sales have not started, operators which variables to set (trap T46). */
export function NoBoxPage({ site }: { site: Pick<SiteConfig, 'networkName'> }) {
  return (
    <>
      <PageMessage
        code="Empty booth"
        title="Sales have not started"
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
        <p>No lootbox is on sale on {site.networkName} yet. Tickets will be sold on this page.</p>
        <details className="mt-3">
          <summary className="min-h-11 cursor-pointer content-center font-medium">Do you run this site?</summary>
          <p>
            To list “{soldOutHug.title}”, set the variable <Code>LOOTBOX</Code> to its addresses and restart the site:
          </p>
          <p className="mt-2 text-base">
            <Code>{'LOOTBOX=\'{"component":"component_…","ticket":"resource_…","token":"resource_…"}\''}</Code>
          </p>
          <p className="mt-2">
            <Code>token</Code> may be left out: tickets are then paid in XRD. The addresses can also stand in{' '}
            <Code>lootboxes.config.ts</Code>. <Link href="/create#lootbox">Check the addresses</Link> first.
          </p>
        </details>
      </PageMessage>
      <HowItWorks />
    </>
  )
}
