import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../cn'
import { Artwork } from '../parts/artwork'
import { edgeStyle } from '../tickets/edge-style'
import type { Rarity } from '../tickets/rarity'

/** An event of a story, with a drawing. */
export type Moment = {
  key: string
  /** When it happened, or what it is: “Rarest so far”. */
  when: ReactNode
  title: ReactNode
  note?: ReactNode
  picture?: string | undefined
  /** The edge of the drawing; none without one. */
  rarity?: Rarity
}

export type StoryLineProps = Omit<ComponentProps<'ol'>, 'children'> & { moments: readonly Moment[] }

/** Events in their order, each with its drawing on one perforated line. */
export const StoryLine = ({ moments, className, ...props }: StoryLineProps) => (
  <ol data-slot="story-line" {...props} className={cn('flex list-none flex-col', className)}>
    {moments.map(({ key, when, title, note, picture, rarity }, place) => (
      <li key={key} className="flex items-center gap-5 pb-5 last:pb-0">
        <div
          className={cn(
            'relative w-24 shrink-0 rounded-[9px]',
            rarity ? cn('p-1', edgeStyle({ rarity })) : 'border-[1.5px] border-frame',
          )}
        >
          <Artwork src={picture} alt="" className="overflow-hidden rounded-[5px]" />
          {place === moments.length - 1 ? null : (
            <svg aria-hidden="true" width="2" height="20" className="absolute inset-x-0 top-full mx-auto">
              <path d="M1 0v20" stroke="var(--rule)" strokeWidth="2" strokeDasharray="4 3" />
            </svg>
          )}
        </div>
        <div className="min-w-0">
          <p className="text-ink-soft text-sm">{when}</p>
          <p className="heading text-xl [overflow-wrap:anywhere]">{title}</p>
          {note ? <p className="text-ink-soft text-sm">{note}</p> : null}
        </div>
      </li>
    ))}
  </ol>
)
