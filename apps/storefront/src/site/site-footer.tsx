import { SiteFooter as Frame, ThemeSwitch } from '@lootboxes/ui'
import { words } from '@/config/copy'
import { type FooterConfig, footer } from '../../site.config'
import { SeasonalIsland } from './seasonal-island'

export type SiteFooterProps = { year?: number; config?: FooterConfig }

/** The footer of every page (spec section 2). Defaults: the current year, and `footer` of `site.config.ts`. */
// oxlint-disable-next-line react/purity -- a server component: each response states the year it was made in
export function SiteFooter({ year = new Date().getFullYear(), config = footer }: SiteFooterProps) {
  return (
    <Frame
      year={year}
      words={{ madeBy: words.madeBy, runsOn: words.runsOn, domainBy: words.domainBy }}
      partner={
        config.partner && {
          ...config.partner,
          logo: (
            <>
              {/* biome-ignore lint/performance/noImgElement: a small SVG of our own has nothing to optimise */}
              <img src={config.partner.logo} alt="" width={24} height={24} loading="lazy" decoding="async" />
              <strong className="font-display text-ink">{config.partner.name}</strong>
            </>
          ),
        }
      }
      socials={config.socials}
      links={[
        { label: 'Terms', href: '/terms' },
        { label: 'Privacy', href: '/terms#privacy' },
        { label: 'Help', href: '/help_center' },
      ]}
    >
      <ThemeSwitch />
      {config.seasonal === undefined ? null : <SeasonalIsland {...config.seasonal} />}
    </Frame>
  )
}
