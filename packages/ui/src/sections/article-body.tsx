import type { ComponentProps } from 'react'
import { cn } from '../cn'
import { type ContentsEntry, ContentsList } from './contents-list'

export type ArticleBodyProps = ComponentProps<'div'> & {
  contents?: readonly ContentsEntry[]
  /** Name of the contents. */
  label?: string | undefined
  /** The id of the part in the viewport. */
  currentPart?: string | undefined
}

/** The text of an article below its head, with its contents beside it where there is room. Running text goes into `Prose`. */
export function ArticleBody({ contents = [], label, currentPart, children, className, ...props }: ArticleBodyProps) {
  return (
    <div
      data-slot="article-body"
      {...props}
      className={cn(
        'grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-8 border-frame border-t-[1.5px] pt-8',
        contents.length > 0 && 'lg:grid-cols-[15rem_minmax(0,1fr)]',
        className,
      )}
    >
      {contents.length > 0 ? (
        <ContentsList
          entries={contents}
          {...(label === undefined ? {} : { label })}
          {...(currentPart === undefined ? {} : { current: currentPart })}
          className="self-start"
        />
      ) : null}
      <div className="min-w-0">{children}</div>
    </div>
  )
}
