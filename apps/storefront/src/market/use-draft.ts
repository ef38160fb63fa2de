import {
  type CollectionDraft,
  type CollectionDraftErrors,
  type CollectionDraftStep,
  checkDraftItems,
  checkDraftProperties,
  collectionDraftErrors,
  collectionDraftSteps,
} from '@lootboxes/manifest'
import { focusInvalidField, type Rarity, rarities, useHashStep } from '@lootboxes/ui'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import { draftKey } from '@/config/storage-keys'

const emptyDraft: CollectionDraft<Rarity> = {
  name: '',
  description: '',
  category: 'Art',
  isNfsw: false,
  items: [],
  properties: [{ key: 'first', name: '', values: '' }],
}

const Draft = z.object({
  name: z.string(),
  description: z.string(),
  category: z.string(),
  isNfsw: z.boolean(),
  items: z.array(
    z.object({
      key: z.string(),
      name: z.string(),
      picture: z.string(),
      pictureHash: z.optional(z.string()),
      rarity: z.enum(rarities),
      copies: z.number().check(z.int(), z.gte(0)),
    }),
  ),
  properties: z.array(z.object({ key: z.string(), name: z.string(), values: z.string() })),
})

type Kept = {
  readonly draft: CollectionDraft<Rarity>
  /** Whether the draft survives a reload. */
  readonly isSaved: boolean
}

const nothing: Kept = { draft: emptyDraft, isSaved: false }

function readDraft(): Kept {
  try {
    return { draft: z.parse(Draft, JSON.parse(localStorage.getItem(draftKey) ?? '')), isSaved: true }
  } catch {
    return nothing
  }
}

function writeDraft(draft: CollectionDraft<Rarity>): Kept {
  try {
    localStorage.setItem(draftKey, JSON.stringify(draft))
    return { draft, isSaved: true }
  } catch {
    // Without storage, or without room, the draft lasts as long as the page.
    return { draft, isSaved: false }
  }
}

/** The draft of this tab, stored with each change. */
function createDraftStore() {
  let kept: Kept | undefined
  const listeners = new Set<() => void>()
  const become = (next: Kept) => {
    kept = next
    for (const listen of listeners) listen()
  }
  const get = (): Kept => (kept ??= readDraft())
  return {
    get,
    subscribe: (listen: () => void) => {
      listeners.add(listen)
      return () => void listeners.delete(listen)
    },
    edit: (change: (before: CollectionDraft<Rarity>) => Partial<CollectionDraft<Rarity>>) => {
      const { draft } = get()
      become(writeDraft({ ...draft, ...change(draft) }))
    },
    /** Removes the draft from the browser's storage. This tab keeps it until `clear`. */
    forget: () => {
      try {
        localStorage.removeItem(draftKey)
      } catch {
        // Without storage there is nothing to remove.
      }
      become({ ...get(), isSaved: false })
    },
    clear: () => become(nothing),
  }
}

const store = createDraftStore()

const isComplete = (draft: CollectionDraft, step: CollectionDraftStep) =>
  Object.keys(collectionDraftErrors(draft, step)).length === 0

/** The draft of a collection, its step and its errors. It is stored with each change. A step is left only when it is complete. */
export function useDraft() {
  const { draft, isSaved } = useSyncExternalStore(store.subscribe, store.get, () => nothing)
  const [requested, go] = useHashStep(collectionDraftSteps)
  const [errors, setErrors] = useState<CollectionDraftErrors>({})
  // An address may name a later step than the first incomplete one.
  const incomplete = collectionDraftSteps.find((step) => !isComplete(draft, step)) ?? 'mint'
  const index = Math.min(collectionDraftSteps.indexOf(requested), collectionDraftSteps.indexOf(incomplete))
  const step = collectionDraftSteps[index] ?? 'pictures'
  const fields = useRef<HTMLDivElement>(null)
  const [failures, setFailures] = useState(0)
  useEffect(() => {
    if (failures > 0) focusInvalidField(fields.current)
  }, [failures])
  const edit: typeof store.edit = (change) => {
    store.edit(change)
    setErrors({})
  }
  const next = () => {
    const found = collectionDraftErrors(draft, step)
    setErrors(found)
    if (found.properties) store.edit(({ properties }) => ({ properties: checkDraftProperties(properties) }))
    if (found.items) store.edit(({ items }) => ({ items: checkDraftItems(items) }))
    const following = collectionDraftSteps[index + 1]
    if (Object.keys(found).length > 0) setFailures((before) => before + 1)
    else if (following) go(following)
  }
  return {
    draft,
    isSaved,
    step,
    errors,
    fields,
    edit,
    next,
    back: () => go(collectionDraftSteps[Math.max(0, index - 1)] ?? 'pictures'),
    forget: store.forget,
    clear: store.clear,
    reset: () => {
      store.forget()
      store.clear()
      setErrors({})
      go('pictures')
    },
  }
}
