import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../cn'

export type PictureStep = {
  key: string
  title: string
  text: ReactNode
  /** A drawing that fills its field, such as a `StepDrawing`; an icon is centred in it. */
  icon: ReactNode
  action?: ReactNode
  /** The reader has done it: a stamp on the picture says so. */
  isDone?: boolean
}

const english = { done: 'Done' }

export type PictureStepsProps = Omit<ComponentProps<'ol'>, 'children'> & {
  steps: readonly PictureStep[]
  words?: Partial<typeof english>
}

/** Instructions as numbered pictures, in a row on a wide screen. */
export function PictureSteps({ steps, words: own, className, ...props }: PictureStepsProps) {
  const words = { ...english, ...own }
  return (
    <ol data-slot="picture-steps" {...props} className={cn('grid list-none gap-5 md:grid-cols-3', className)}>
      {steps.map(({ key, title, text, icon, action, isDone = false }, place) => (
        <li key={key} className="flex flex-col overflow-hidden rounded-card border-[1.5px] border-frame bg-card">
          <div
            aria-hidden="true"
            className={cn(
              'relative grid aspect-[16/9] shrink-0 place-items-center overflow-hidden',
              '[&_svg:not([data-slot])]:size-24 [&_svg:not([data-slot])]:stroke-[1.25]',
              place === 1 ? 'surface-stub' : 'bg-band',
            )}
          >
            {icon}
            <span className="headline absolute top-2 left-3 text-4xl">{place + 1}</span>
            {isDone ? (
              <span className="heading absolute right-4 bottom-4 -rotate-6 rounded-control border-3 border-leaf bg-card px-2 py-0.5 text-2xl text-leaf">
                {words.done}
              </span>
            ) : null}
          </div>
          <div className="flex flex-1 flex-col items-start gap-2 border-frame border-t-[1.5px] p-5">
            <h3 className="heading text-xl">
              {title}
              {isDone ? <span className="sr-only">, {words.done.toLowerCase()}</span> : null}
            </h3>
            <p className="text-ink-soft">{text}</p>
            {action}
          </div>
        </li>
      ))}
    </ol>
  )
}
