'use client'

import { Button, ErrorState } from '@lootboxes/ui'

/** Something went wrong while a page was made: what that means and what to do. Never the raw message. */
export function ErrorPage({ retry }: { retry: () => void }) {
  return (
    <section className="wrap py-16 sm:py-24">
      <h1 className="sr-only">This page could not be made</h1>
      <ErrorState
        title="This page could not be made"
        action={
          <>
            <Button look="primary" onClick={retry}>
              Try again
            </Button>
            <Button asChild>
              <a href="/">Start over</a>
            </Button>
          </>
        }
      >
        Your tickets and your loot are on the ledger, not on this page: nothing happened to them.
      </ErrorState>
    </section>
  )
}
