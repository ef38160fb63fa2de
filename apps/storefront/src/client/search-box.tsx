'use client'

import { SearchCombobox, type SearchSuggestions, useRecentSearches } from '@lootboxes/ui'
import { useRouter } from 'next/navigation'
import type { ComponentProps } from 'react'
import { searchesKey } from '@/config/storage-keys'

async function suggest(query: string, signal: AbortSignal): Promise<SearchSuggestions> {
  const response = await fetch(`/lists/suggestions?q=${encodeURIComponent(query)}`, { signal })
  if (!response.ok) throw new Error(`The suggestions answered ${response.status}.`)
  const { parseSuggestions } = await import('./parse-suggestions')
  return parseSuggestions(await response.json())
}

type SearchBoxProps = Pick<
  ComponentProps<typeof SearchCombobox>,
  'className' | 'placeholder' | 'query' | 'shortcut' | 'action'
> & {
  /** Called when the user has chosen a suggestion. */
  onChoose?: () => void
}

/** The site's search field with suggestions and the last searches of this browser. */
export function SearchBox({ onChoose, ...props }: SearchBoxProps) {
  const router = useRouter()
  return (
    <SearchCombobox
      {...props}
      suggest={suggest}
      {...useRecentSearches(searchesKey)}
      onPick={(href) => {
        onChoose?.()
        router.push(href.startsWith('/') ? href : `/${href}`)
      }}
    />
  )
}
