'use client'

import { useConnect } from '@lootboxes/wallet-connector/react'
import { useEffect } from 'react'
import { reportFailure } from './activity'
import { useClient } from './use-client'

/** Errors that were reported. All buttons of a page have the error of wallet code that could not be loaded. */
const reported = new WeakSet<object>()

/** `useConnect` for a button that connects: the page reports why a login failed. */
export function useReportedConnect() {
  const client = useClient()
  const connect = useConnect()
  const { error } = connect
  useEffect(() => {
    if (error === undefined || reported.has(error)) return
    reported.add(error)
    void reportFailure(client, 'connect', { code: error.error, cause: error })
  }, [client, error])
  return connect
}
