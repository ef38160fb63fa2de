import { SiteFooter as Frame } from '@lootboxes/ui'
import { words } from '@/words'
import { site } from '../../../site.config'
import { SeasonalIsland } from './seasonal-island'

/** The end of every page (spec section 2). */
export function SiteFooter({ year }: { year: number }) {
  return (
    <Frame
      year={year}
      words={{ madeBy: words.madeBy, runsOn: words.runsOn, domainBy: words.domainBy }}
      partner={site.partner}
      socials={site.socials}
      links={[
        { label: 'Terms', href: '/terms' },
        { label: 'Privacy', href: '/terms#privacy' },
        { label: 'Help', href: '/help_center' },
      ]}
    >
      {site.seasonal === undefined ? null : <SeasonalIsland script={site.seasonal} />}
    </Frame>
  )
}
