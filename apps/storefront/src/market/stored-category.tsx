'use client'

import { type Category, categories, hrefWith } from '@lootboxes/catalog/lists'
import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { useClient, useStore } from '@/client/use-client'

/** The category that the user chose in a menu, until the page of `path` has opened it (spec L34, traps T23, T24). */
export function useChosenCategory(path: string): Category | undefined {
  const chosen = useStore(useClient().category$)
  return chosen?.path === path ? categories.find((category) => category === chosen.name) : undefined
}

/** Two entries of the phone’s menu lead to the same page: this opens the category of the chosen one. */
export function StoredCategory({ takes, path }: { takes: Category; path: string }) {
  const router = useRouter()
  const { category$ } = useClient()
  const chosen = useChosenCategory(path)
  useEffect(() => {
    if (chosen !== takes) return
    category$.set(undefined)
    router.replace(hrefWith(path, { category: takes }))
  }, [chosen, takes, path, router, category$])
  return null
}
