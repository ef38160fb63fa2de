'use client'

import { Button, buttonStyle, PageMessage } from '@lootboxes/ui'
import Link from 'next/link'
import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { tellServer } from '@/client/tell-server'

/** What Next hands over: on the server's errors a digest stands in its log, too. */
export type PageError = Error & { digest?: string }

/** Something went wrong while a page was made: what that means and what to do. Never the raw message. */
export function ErrorPage({ error: { name, digest }, retry }: { error: PageError; retry: () => void }) {
  const path = usePathname()
  useEffect(() => {
    tellServer({ pageError: { name, digest, path } })
  }, [name, digest, path])
  return (
    <PageMessage
      role="alert"
      code="Jammed"
      title="This page could not be made"
      picture="/boxes/asleep.svg"
      actions={
        <>
          <Button variant="primary" onClick={retry}>
            Try again
          </Button>
          <Link href="/" className={buttonStyle()}>
            Start over
          </Link>
        </>
      }
    >
      Your tickets and your loot are on the ledger, not on this page: nothing happened to them.
    </PageMessage>
  )
}
