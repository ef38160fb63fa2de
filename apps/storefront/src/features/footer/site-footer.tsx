import { Link as KitLink } from '@lootboxes/ui'
import { words } from '@/words'
import { Logo } from '../header/logo'

export function SiteFooter({ year }: { year: number }) {
  return (
    <footer className="mt-20 border-frame border-t-[1.5px] py-10 text-ink-soft text-sm">
      <div className="wrap flex flex-wrap items-center gap-x-7 gap-y-3">
        <a href="/" className="inline-flex min-h-11 items-center text-ink">
          <Logo />
        </a>
        <span>{words.runsOn}</span>
        <span>
          © {year} {words.madeBy}
        </span>
        <KitLink href="/terms#terms" look="quiet">
          Terms
        </KitLink>
        <KitLink href="/terms#privacy" look="quiet">
          Privacy
        </KitLink>
      </div>
    </footer>
  )
}
