'use client'

import { SearchCombobox, type SearchSuggestions, useRecentSearches } from '@lootboxes/ui'
import { useRouter } from 'next/navigation'
import type { ComponentProps } from 'react'
import { searchesKey } from '@/config/storage-keys'

async function suggest(query: string, signal: AbortSignal): Promise<SearchSuggestions> {
  const response = await fetch(`/lists/suggestions?q=${encodeURIComponent(query)}`, { signal })
  if (!response.ok) return []
  const { parseSuggestions } = await import('./parse-suggestions')
  return parseSuggestions(await response.json())
}

/** The site's search field with suggestions and the last searches of this browser. */
export function SearchBox(
  props: Pick<ComponentProps<typeof SearchCombobox>, 'className' | 'placeholder' | 'query' | 'shortcut' | 'action'>,
) {
  const router = useRouter()
  return (
    <SearchCombobox
      {...props}
      suggest={suggest}
      {...useRecentSearches(searchesKey)}
      onPick={(href) => router.push(href.startsWith('/') ? href : `/${href}`)}
    />
  )
}
