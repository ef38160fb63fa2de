'use client'

import { useHoldings, useRefresh } from '@lootboxes/lootbox/react'
import { Button } from '@lootboxes/ui'
import { useState } from 'react'

/** Reads the account again: a transaction whose request got no response may be on the ledger. */
export function CheckLedger() {
  const refresh = useRefresh()
  const { status, unrevealed, revealed } = useHoldings()
  const [check, setCheck] = useState<'asking' | 'done' | undefined>(undefined)
  const ask = async () => {
    setCheck('asking')
    await refresh()
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
