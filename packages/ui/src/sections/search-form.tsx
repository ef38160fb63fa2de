import { Search } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../cn'
import { Button } from '../parts/button'
import { SearchShortcut } from './search-shortcut'

export type SearchFormProps = Omit<ComponentProps<'form'>, 'action'> & {
  /** A relative path, on purpose (product-spec L22, L38). */
  action?: string
  placeholder?: string
  label?: string
  submitLabel?: string
  /** The current query. */
  query?: string
  /** The key `/` focuses the field; shows it as a keycap. Only for the form in the header. */
  shortcut?: boolean
  /** Further props of the field, from `SearchCombobox`. */
  field?: ComponentProps<'input'>
  /** A popup below the field. */
  children?: ReactNode
}

/** A search as a plain GET form with the field `q`, which works without script. */
export function SearchForm({
  action = 'search',
  placeholder = 'Search',
  label = 'Search by name or address',
  submitLabel = 'Search',
  query,
  shortcut = false,
  field,
  children,
  className,
  ...props
}: SearchFormProps) {
  return (
    <search>
      <form
        data-slot="search-form"
        action={action}
        method="get"
        {...props}
        className={cn('outline-control @container relative flex items-center bg-card', className)}
      >
        <input
          type="search"
          name="q"
          defaultValue={query}
          aria-label={label}
          placeholder={placeholder}
          maxLength={200}
          autoComplete="off"
          spellCheck={false}
          {...field}
          className="min-h-11 min-w-0 flex-1 bg-transparent px-2.5 text-sm [outline-offset:-2px] placeholder:text-ink-soft [&::-webkit-search-cancel-button]:hidden @max-[7rem]:placeholder:text-transparent @[9rem]:px-3.5 @[9rem]:text-base"
        />
        {shortcut ? <SearchShortcut className="hidden @[13rem]:block" /> : null}
        <Button type="submit" variant="quiet" size="icon" aria-label={submitLabel}>
          <Search aria-hidden />
        </Button>
        {children}
      </form>
    </search>
  )
}
