'use client'

import { useState } from 'react'
import { readStored, writeStored } from '../hooks/use-stored'
import type { SearchComboboxProps } from './search-combobox'

const MAX_RECENT = 5

/** The searches in the storage; none if it has another shape. */
function readSearches(key: string): readonly string[] {
  try {
    const stored: unknown = JSON.parse(readStored(key) ?? '[]')
    return Array.isArray(stored) ? stored.filter((one) => typeof one === 'string').slice(0, MAX_RECENT) : []
  } catch {
    return []
  }
}

/** The last searches of this browser, as props of `SearchCombobox`. They are read when the field gets the focus. */
export function useRecentSearches(
  key: string,
): Pick<SearchComboboxProps, 'recent' | 'onFocusCapture' | 'onSearch' | 'onClearRecent'> {
  const [recent, setRecent] = useState<readonly string[]>([])
  const remember = (searches: readonly string[]) => {
    writeStored(key, searches.length === 0 ? undefined : JSON.stringify(searches))
    setRecent(searches)
  }
  return {
    recent,
    onFocusCapture: () => setRecent(readSearches(key)),
    onSearch: (query) => remember([query, ...readSearches(key).filter((one) => one !== query)].slice(0, MAX_RECENT)),
    onClearRecent: () => remember([]),
  }
}
