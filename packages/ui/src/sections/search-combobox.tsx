'use client'

import { Clock, Search } from 'lucide-react'
import { type KeyboardEvent, type MouseEvent, type ReactNode, useCallback, useEffect, useId, useState } from 'react'
import { cn } from '../cn'
import { SearchForm, type SearchFormProps } from './search-form'

/** One suggestion. Choosing it opens its page. */
export type SearchSuggestion = {
  key: string
  href: string
  title: string
  note?: string | undefined
  picture?: string | undefined
}
export type SearchSuggestions = readonly { title: string; suggestions: readonly SearchSuggestion[] }[]

const english = {
  recent: 'Recent searches',
  clear: 'Clear recent searches',
  all: (query: string) => `All results for “${query}”`,
  none: (query: string) => `No suggestion for “${query}”`,
  found: (count: number) => `${count} ${count === 1 ? 'suggestion' : 'suggestions'}`,
}

export type SearchComboboxProps = Omit<SearchFormProps, 'field' | 'children' | 'onSubmit'> & {
  /** Loads the suggestions for a query of at least two characters. Rejects when they cannot be loaded. */
  suggest: (query: string, signal: AbortSignal) => Promise<SearchSuggestions>
  /** Opens the page of a suggestion. */
  onPick: (href: string) => void
  /** Earlier queries, shown while the field is empty. */
  recent?: readonly string[]
  /** Called with each query that is submitted. */
  onSearch?: (query: string) => void
  onClearRecent?: () => void
  words?: typeof english
}

const PAUSE_MS = 150
const MIN_LETTERS = 2

type Found = { of: string; groups: SearchSuggestions }
const nothing: Found = { of: '', groups: [] }

/** The suggestions for a query, loaded while the list is open, after a pause in typing. Earlier ones remain until they arrive. */
function useSuggestions(query: string, isOpen: boolean, suggest: SearchComboboxProps['suggest']): Found {
  const [found, setFound] = useState(nothing)
  const text = query.trim()
  useEffect(() => {
    if (!isOpen || text.length < MIN_LETTERS) return undefined
    const stop = new AbortController()
    const timer = setTimeout(() => {
      // Without suggestions the form still works.
      const show = (now: Found) => (stop.signal.aborted ? undefined : setFound(now))
      suggest(text, stop.signal).then(
        (groups) => show({ of: text, groups }),
        () => show(nothing),
      )
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [text, isOpen, suggest])
  return text.length < MIN_LETTERS ? nothing : found
}

/** The next active option for a key; undefined if the key does not move it. -1 is the field itself. */
function nextActive(key: string, active: number, count: number): number | undefined {
  if (key === 'ArrowDown') return active + 1 >= count ? -1 : active + 1
  if (key === 'ArrowUp') return active < 0 ? count - 1 : active - 1
  return undefined
}

type ComboboxOptions = Pick<SearchComboboxProps, 'suggest' | 'onPick'> & {
  first: string
  /** The suggestions while the field is empty. */
  earlier: SearchSuggestions[number]
}

/** The text of the field, its options, the active one, and what keys and presses do to them. */
function useCombobox({ first, suggest, onPick, earlier }: ComboboxOptions) {
  const [query, setQuery] = useState(first)
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const found = useSuggestions(query, isOpen, suggest)
  // Text that the user typed before the page's scripts loaded.
  const keepEarly = useCallback((field: HTMLInputElement | null) => setQuery((now) => field?.value || now), [])
  const isEmpty = query.trim() === ''
  const groups = isEmpty ? [earlier] : found.groups
  const options = groups.flatMap(({ suggestions }) => suggestions)
  const isShown = isOpen && options.length > 0
  /** The answer for the whole query has no suggestion. */
  const isNone = isOpen && !isEmpty && options.length === 0 && found.of === query.trim()
  const close = () => {
    setOpen(false)
    setActive(-1)
  }
  const pick = (chosen: SearchSuggestion) => {
    close()
    if (isEmpty) setQuery(chosen.title)
    onPick(chosen.href)
  }
  const press = (event: KeyboardEvent) => {
    const chosen = options[active]
    const next = nextActive(event.key, active, options.length)
    if (event.key === 'Escape' && isShown) close()
    else if (event.key === 'Enter' && isShown && chosen) pick(chosen)
    else if (next !== undefined && options.length > 0) {
      setOpen(true)
      setActive(isShown ? next : 0)
    } else return
    event.preventDefault()
  }
  const edit = (text: string) => {
    setQuery(text)
    setOpen(true)
    setActive(-1)
  }
  const open = () => setOpen(true)
  return { query, isEmpty, groups, options, active, isShown, isNone, keepEarly, edit, open, close, pick, press }
}

/** A search field with suggestions while typing, and recent searches. Arrow keys choose, Enter opens, Escape closes. */
export function SearchCombobox({
  suggest,
  onPick,
  recent = [],
  onSearch,
  onClearRecent,
  words = english,
  action = 'search',
  query: first = '',
  ...props
}: SearchComboboxProps) {
  const id = useId()
  const { query, isEmpty, groups, options, active, isShown, isNone, ...field } = useCombobox({
    first,
    suggest,
    onPick,
    earlier: { title: words.recent, suggestions: recent.map((text) => earlier(action, text)) },
  })
  return (
    <SearchForm
      {...props}
      action={action}
      onSubmit={() => {
        field.close()
        if (!isEmpty) onSearch?.(query.trim())
      }}
      field={{
        ref: field.keepEarly,
        // It stays a search field: assistive software and scripts find it by that role. The list is announced below.
        'aria-haspopup': 'listbox',
        'aria-autocomplete': 'list',
        'aria-controls': `${id}-list`,
        ...(isShown && active >= 0 ? { 'aria-activedescendant': `${id}-${active}` } : {}),
        defaultValue: undefined,
        value: query,
        onChange: ({ target }) => field.edit(target.value),
        onFocus: field.open,
        onBlur: field.close,
        onKeyDown: field.press,
      }}
    >
      <span role="status" className="sr-only">
        {isShown && !isEmpty ? words.found(options.length) : isNone ? words.none(query.trim()) : ''}
      </span>
      <SuggestionList
        id={id}
        label={isEmpty ? words.recent : (props.label ?? 'Suggestions')}
        groups={isShown ? groups : []}
        none={isNone ? words.none(query.trim()) : undefined}
        active={options[active]}
        icon={isEmpty ? <Clock aria-hidden /> : undefined}
        onPick={field.pick}
      >
        {isShown && isEmpty && onClearRecent ? (
          <button
            type="button"
            tabIndex={-1}
            onMouseDown={keepFocus}
            onClick={onClearRecent}
            className="min-h-11 w-full rounded-control px-2.5 text-left text-ink-soft text-sm hover:bg-wash"
          >
            {words.clear}
          </button>
        ) : null}
        {isEmpty ? null : (
          <button
            type="submit"
            tabIndex={-1}
            onMouseDown={keepFocus}
            className="flex min-h-11 w-full items-center gap-2.5 rounded-control px-2.5 text-left text-sm hover:bg-wash [&_svg]:size-4"
          >
            <Search aria-hidden />
            {words.all(query.trim())}
          </button>
        )}
      </SuggestionList>
    </SearchForm>
  )
}

/** The field keeps the focus, and the keyboard. */
const keepFocus = (event: MouseEvent) => event.preventDefault()

const earlier = (action: string, query: string): SearchSuggestion => ({
  key: query,
  title: query,
  href: `${action}?q=${encodeURIComponent(query)}`,
})

type SuggestionListProps = {
  id: string
  label: string
  /** Empty while the list is closed. */
  groups: SearchSuggestions
  /** Says that there is no suggestion. */
  none: string | undefined
  active: SearchSuggestion | undefined
  icon: ReactNode
  onPick: (suggestion: SearchSuggestion) => void
  /** The controls below the suggestions. */
  children: ReactNode
}

function SuggestionList({ id, label, groups, none, active, icon, onPick, children }: SuggestionListProps) {
  const options = groups.flatMap(({ suggestions }) => suggestions)
  return (
    <div
      data-slot="search-suggestions"
      hidden={options.length === 0 && none === undefined}
      className="absolute top-full right-0 left-0 z-40 mt-1.5 max-h-[70vh] min-w-64 overflow-y-auto rounded-card border-[1.5px] border-frame bg-card p-1.5"
    >
      <div role="listbox" id={`${id}-list`} aria-label={label}>
        {groups.map(({ title, suggestions }) => (
          <fieldset key={title} aria-label={title} className="m-0 min-w-0 border-0 p-0">
            <p aria-hidden="true" className="px-2.5 pt-2 pb-1 font-semibold text-ink-soft text-xs">
              {title}
            </p>
            {suggestions.map((one) => (
              <Option
                key={one.key}
                id={`${id}-${options.indexOf(one)}`}
                isActive={active === one}
                suggestion={one}
                icon={icon}
                onPick={() => onPick(one)}
              />
            ))}
          </fieldset>
        ))}
      </div>
      {none === undefined ? null : (
        <p aria-hidden="true" className="px-2.5 py-2 text-ink-soft text-sm">
          {none}
        </p>
      )}
      {children}
    </div>
  )
}

type OptionProps = {
  id: string
  isActive: boolean
  suggestion: SearchSuggestion
  icon: ReactNode
  onPick: () => void
}

function Option({ id, isActive, suggestion: { title, note, picture }, icon, onPick }: OptionProps) {
  return (
    <button
      type="button"
      role="option"
      id={id}
      tabIndex={-1}
      aria-selected={isActive}
      onMouseDown={keepFocus}
      onClick={onPick}
      className={cn(
        'flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-control px-2.5 py-1 text-left hover:bg-wash [&>svg]:size-4 [&>svg]:shrink-0 [&>svg]:text-ink-soft',
        isActive && 'bg-wash-strong',
      )}
    >
      {picture ? (
        <img src={picture} alt="" width="36" height="36" decoding="async" className="size-9 shrink-0 rounded-[5px]" />
      ) : (
        icon
      )}
      <span className="flex min-w-0 flex-col">
        <span className="truncate font-medium">{title}</span>
        {note ? <span className="truncate text-ink-soft text-xs">{note}</span> : null}
      </span>
    </button>
  )
}
