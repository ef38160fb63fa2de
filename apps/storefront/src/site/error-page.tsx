'use client'

import { buttonStyle, PageMessage } from '@lootboxes/ui'
import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { tellServer } from '@/client/tell-server'

/** The error that Next passes. `digest` identifies a server error in the server's log. */
export type PageError = Error & { digest?: string }

/** A page failed to render: the consequences and the next step, without the raw message. */
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
          <button type="button" className={buttonStyle({ variant: 'primary' })} onClick={retry}>
            Try again
          </button>
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
