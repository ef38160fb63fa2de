'use client'

import { SearchCombobox, type SearchSuggestions } from '@lootboxes/ui'
import { useRouter } from 'next/navigation'
import { type ComponentProps, useState } from 'react'
import { searchesKey } from '@/config/storage-keys'

const MAX_RECENT = 5

function readRecent(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(searchesKey) ?? '[]')
    return Array.isArray(stored) ? stored.filter((one) => typeof one === 'string').slice(0, MAX_RECENT) : []
  } catch {
    return []
  }
}

function writeRecent(searches: readonly string[]) {
  try {
    if (searches.length === 0) localStorage.removeItem(searchesKey)
    else localStorage.setItem(searchesKey, JSON.stringify(searches))
  } catch {
    // Without storage there are no recent searches.
  }
}

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
  const [recent, setRecent] = useState<readonly string[]>([])
  const remember = (searches: readonly string[]) => {
    writeRecent(searches)
    setRecent(searches)
  }
  return (
    <SearchCombobox
      {...props}
      suggest={suggest}
      recent={recent}
      onFocusCapture={() => setRecent(readRecent())}
      onPick={(href) => router.push(href.startsWith('/') ? href : `/${href}`)}
      onSearch={(query) => remember([query, ...readRecent().filter((one) => one !== query)].slice(0, MAX_RECENT))}
      onClearRecent={() => remember([])}
    />
  )
}
