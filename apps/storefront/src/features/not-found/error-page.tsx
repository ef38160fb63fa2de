'use client'

import { Button, buttonStyle, PageMessage } from '@lootboxes/ui'

/** Something went wrong while a page was made: what that means and what to do. Never the raw message. */
export function ErrorPage({ retry }: { retry: () => void }) {
  return (
    <PageMessage
      role="alert"
      code="Jammed"
      title="This page could not be made"
      picture="/boxes/asleep.svg"
      actions={
        <>
          <Button look="primary" onClick={retry}>
            Try again
          </Button>
          <a href="/" className={buttonStyle()}>
            Start over
          </a>
        </>
      }
    >
      Your tickets and your loot are on the ledger, not on this page: nothing happened to them.
    </PageMessage>
  )
}
