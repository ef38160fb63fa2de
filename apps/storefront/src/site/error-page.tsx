'use client'

import { buttonStyle, PageMessage } from '@lootboxes/ui'
import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { tellServer } from '@/client/tell-server'

/** The error that Next passes. `digest` identifies a server error in the server's log. */
export type PageError = Error & { digest?: string }

/** Shown when a page fails to render. It states the consequences and the next step, and hides the raw message. */
export function ErrorPage({ error: { name, digest }, retry }: { error: PageError; retry: () => void }) {
  const path = usePathname()
  useEffect(() => {
    tellServer({ pageError: { name, digest, path } })
  }, [name, digest, path])
  return (
    <PageMessage
      role="alert"
      code="Error"
      title="This page could not be shown"
      picture="/boxes/asleep.svg"
      actions={
        <>
          <button type="button" className={buttonStyle({ variant: 'primary' })} onClick={retry}>
            Try again
          </button>
          <a href="/" className={buttonStyle()}>
            Home page
          </a>
        </>
      }
    >
      Your tickets and your loot are on the ledger, so this error did not change them.
    </PageMessage>
  )
}
