import type { Answer, AsOf, CatalogResult } from '@lootboxes/catalog'
import { systemClock } from '@lootboxes/ledger'
import { CountedAt, ErrorState, PageHead } from '@lootboxes/ui'
import { notFound, redirect } from 'next/navigation'
import type { ComponentProps, ReactNode } from 'react'
import { KeepContent } from '@/client/keep-content'
import { RefreshSoon } from '@/client/refresh-soon'

type CatalogAnswerProps<T> = {
  of: CatalogResult<T>
  /** Heading of a page that consists of this answer, shown while the catalog is unavailable. */
  heading?: ReactNode
  /** The list's first page, where a stale cursor leads. */
  firstPage?: string
  /** Of the error. Default with a heading: a page's width and padding. */
  className?: string
  children: (answer: Answer<T>) => ReactNode
}

/** Renders the catalog's answer. Otherwise: the 404 page, a redirect to the first page, or the error. */
export function CatalogAnswer<T>({ of, heading, firstPage = '', className, children }: CatalogAnswerProps<T>) {
  switch (of.kind) {
    case 'found':
      return <KeepContent>{children(of.value)}</KeepContent>
    case 'not-found':
      return notFound()
    case 'stale-cursor':
      return redirect(firstPage)
    case 'unavailable':
      return (
        <KeepContent
          missing={
            <div className={className ?? (heading === undefined ? '' : 'wrap flex flex-col gap-8 py-12')}>
              {heading === undefined ? null : <h1 className="headline text-6xl">{heading}</h1>}
              <CatalogUnavailable reason={of.reason} />
            </div>
          }
        />
      )
  }
}

/** Replaces a list while the catalog is unavailable, and reloads the page until it answers. */
export const CatalogUnavailable = ({ reason }: { reason: string }) => (
  <ErrorState title={reason}>
    This page retries automatically. What you own is safe: it is on the ledger, and the catalog only reads it.
    <RefreshSoon />
  </ErrorState>
)

/** The ledger version a page was counted at, and whether the catalog is behind. */
export const Counted = ({ asOf }: { asOf: AsOf | undefined }) =>
  asOf === undefined ? null : (
    <>
      <CountedAt
        version={asOf.stateVersion}
        // Whole seconds, so that renderings of the same version are equal.
        at={Math.floor((systemClock.now() - asOf.ageMs) / 1_000) * 1_000}
        href="/platform_status"
      />
      {asOf.reached ? null : (
        <p role="status" className="text-ink-soft text-sm">
          Your last transaction is not in these figures yet. They update automatically.
          <RefreshSoon />
        </p>
      )}
      {asOf.catchingUp ? (
        <p role="status" className="text-ink-soft text-sm">
          The catalog is still reading the ledger, so these figures are too low.
        </p>
      ) : null}
    </>
  )

type MarketHeadProps = Omit<ComponentProps<typeof PageHead>, 'title' | 'crumbs' | 'counted' | 'figures'> & {
  title: string
  /** The page above this one. */
  under?: { readonly label: string; readonly href: string }
  /** The state of the ledger that the page describes. */
  asOf: AsOf | undefined
  /** Undefined while the catalog does not answer. */
  figures: ComponentProps<typeof PageHead>['figures']
}

const allCollections = { label: 'Collections', href: '/collections-wide' }

/** The head of a page of the catalog. While its figures are missing, it refreshes the page. */
export const MarketHead = ({ title, under = allCollections, asOf, figures, ...props }: MarketHeadProps) => (
  <PageHead
    {...props}
    title={title}
    crumbs={[under, { label: title }]}
    figures={figures}
    counted={
      <>
        <Counted asOf={asOf} />
        {figures === undefined ? <RefreshSoon /> : null}
      </>
    }
  />
)
