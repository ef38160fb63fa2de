'use client'

import { Button } from '@lootboxes/ui'
import { useState } from 'react'
import { refresh, useHoldings } from '@/client/holdings'
import { useClient } from '@/client/use-client'

/** Reads the account again: the transaction of a request without an answer may be on the ledger. */
export function CheckLedger() {
  const client = useClient()
  const { status, unrevealed, revealed } = useHoldings()
  const [check, setCheck] = useState<'asking' | 'done' | undefined>(undefined)
  const ask = async () => {
    setCheck('asking')
    await refresh(client)
    setCheck('done')
  }
  return (
    <>
      <Button size="small" type="button" busy={check === 'asking'} onClick={() => void ask()}>
        Check the ledger
      </Button>
      {check === 'done' ? (
        <p>
          {status === 'failed'
            ? 'The ledger could not be read. Try again.'
            : `Your account holds ${unrevealed.length} unrevealed and ${revealed.length} revealed tickets of this box.`}
        </p>
      ) : null}
    </>
  )
}
