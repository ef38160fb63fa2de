'use client'

import { type Category, categories, hrefWith } from '@lootboxes/catalog/lists'
import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { useClient, useStore } from '@/client/use-client'

/** The category that the user chose in the menu, until a page has opened it (spec L34, traps T23, T24). */
export function useChosenCategory(): Category | undefined {
  const chosen = useStore(useClient().category$)
  return categories.find((category) => category === chosen)
}

/** Two menu entries lead to the same page: this opens the category of the chosen one. */
export function StoredCategory({ takes, path }: { takes: Category; path: string }) {
  const router = useRouter()
  const { category$ } = useClient()
  const chosen = useChosenCategory()
  useEffect(() => {
    if (chosen !== takes) return
    category$.set(undefined)
    router.replace(hrefWith(path, { category: takes }))
  }, [chosen, takes, path, router, category$])
  return null
}
