import '@lootboxes/ui/reveal.css'
import type { Order } from '@lootboxes/lootbox/client'
import { Button, RevealStage } from '@lootboxes/ui'
import type { ReactNode } from 'react'
import { useClient, useStore } from '@/client/use-client'

type Props = { order: Extract<Order, { kind: 'reveal' }>; status: ReactNode; onHide: () => void }

/** The tickets of a signed reveal, until the ledger has committed it. The stage of the dialog goes on from the same picture. */
export function RevealScene({ order: { ids }, status, onHide }: Props) {
  const box = useStore(useClient().box$)?.box
  return (
    <RevealStage
      sealed
      tickets={ids}
      title={box?.name ?? ''}
      picture={box?.bigImage}
      status={status}
      exit={
        <Button variant="quiet" size="small" onClick={onHide}>
          Hide
        </Button>
      }
    />
  )
}
