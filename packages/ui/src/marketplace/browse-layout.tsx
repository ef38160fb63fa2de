'use client'

import { SlidersHorizontal } from 'lucide-react'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { cn } from '../cn'
import { Button } from '../parts/button'
import { Sheet } from '../parts/sheet'
import { useEarlyChoices } from '../parts/use-early-choices'

const english = { filters: 'Filters', show: 'Show results', close: 'Close filters' }

export type BrowseLayoutProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** `FilterRail`. On a phone it moves into a sheet; without script it stays on the page. */
  rail: ReactNode
  /** The number of active filters. */
  chosen?: number
  /** `FilterChips`. */
  chips?: ReactNode
  /** The number of items: “910 items”. Announced when it changes. */
  summary?: ReactNode
  /** Sort and view controls. */
  controls?: ReactNode
  /** The results. */
  children: ReactNode
  words?: typeof english
}

/** The frame of a browse page: filters beside the results, active filters above them with sort and view. */
export function BrowseLayout({
  rail,
  chosen = 0,
  chips,
  summary,
  controls,
  children,
  words = english,
  className,
  ...props
}: BrowseLayoutProps) {
  const [open, setOpen] = useState(false)
  const railArea = useEarlyChoices<HTMLDivElement>()
  const controlArea = useEarlyChoices<HTMLDivElement>()
  return (
    <div
      data-slot="browse-layout"
      {...props}
      className={cn('grid grid-cols-[minmax(0,1fr)] gap-x-9 lg:grid-cols-[14.5rem_minmax(0,1fr)]', className)}
    >
      <div ref={railArea} className="hidden lg:block [@media(scripting:none)]:block">
        {rail}
      </div>
      <div className="flex min-w-0 flex-col gap-4">
        <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-3">
          <div className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-2.5">
            <Button
              size="small"
              aria-haspopup="dialog"
              onClick={() => setOpen(true)}
              className="lg:hidden [@media(scripting:none)]:hidden"
            >
              <SlidersHorizontal aria-hidden />
              {words.filters}
              {chosen > 0 ? <span className="figure">({chosen})</span> : null}
            </Button>
            {summary ? (
              <p role="status" className="text-ink-soft">
                {summary}
              </p>
            ) : null}
            {chips}
          </div>
          {controls ? (
            <div ref={controlArea} className="flex w-full flex-wrap items-center gap-2.5 sm:w-auto">
              {controls}
            </div>
          ) : null}
        </div>
        {children}
      </div>
      <Sheet open={open} onOpenChange={setOpen} title={words.filters} closeLabel={words.close}>
        {rail}
        <div className="sticky bottom-0 -mx-4 mt-auto -mb-4 border-rule border-t-[1.5px] bg-card p-4">
          <Button variant="primary" wide onClick={() => setOpen(false)}>
            {words.show}
          </Button>
        </div>
      </Sheet>
    </div>
  )
}
