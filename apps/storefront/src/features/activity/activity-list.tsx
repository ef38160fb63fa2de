'use client'

import { Badge, Button, Time } from '@lootboxes/ui'
import { useStorefront } from '../shop/shop-provider'
import { useStore } from '../store/use-store'
import type { Activity } from './activity'
import { activityTitle } from './activity-title'
import { failureText } from './failure-text'

const tones = { pending: 'sky', success: 'leaf', fail: 'coral', undetermined: 'gold' } as const
const statusWords = { pending: 'Pending', success: 'Done', fail: 'Failed', undetermined: 'Not known yet' } as const

/** Every request and every short message of this visit, newest first (traps T11, T12). */
export function ActivityList() {
  const { activity } = useStorefront()
  const items = useStore(activity.items$)
  return (
    <section aria-labelledby="activity" className="flex flex-col gap-3">
      <h3 id="activity" className="heading text-lg">
        Activity
      </h3>
      {items.length === 0 ? <p className="text-ink-soft">Nothing yet. Requests to your wallet appear here.</p> : null}
      <ul className="flex list-none flex-col gap-3 p-0">
        {items.map((item) => (
          <ActivityLine key={item.id} item={item} />
        ))}
      </ul>
    </section>
  )
}

function ActivityLine({ item }: { item: Activity }) {
  const { cancelRequest, checkAgain } = useStorefront()
  const failure = item.error === undefined ? undefined : failureText(item.error)
  return (
    <li className="flex flex-col gap-1 border-rule border-t-[1.5px] pt-3">
      <div className="flex items-baseline justify-between gap-3">
        <span className="font-semibold">{item.message ?? activityTitle(item.kind)}</span>
        {item.kind === 'message' ? null : <Badge tone={tones[item.status]}>{statusWords[item.status]}</Badge>}
      </div>
      <Time at={item.at} className="text-ink-soft text-sm" />
      {failure === undefined ? null : (
        <p className="text-sm">
          {failure.sentence} {failure.next}
        </p>
      )}
      {item.intentHash === undefined ? null : (
        <p className="figure break-all text-ink-soft text-xs">{item.intentHash}</p>
      )}
      {item.canCancel ? (
        <Button size="small" onClick={() => void cancelRequest(item.id)}>
          Cancel
        </Button>
      ) : null}
      {item.status === 'undetermined' ? (
        <Button size="small" onClick={() => void checkAgain(item.intentHash ?? '')}>
          Check again
        </Button>
      ) : null}
    </li>
  )
}
