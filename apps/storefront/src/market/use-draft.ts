import { createStore } from '@lootboxes/ledger'
import {
  type CollectionDraft,
  type CollectionDraftErrors,
  type CollectionDraftStep,
  checkDraftItems,
  checkDraftProperties,
  collectionDraftErrors,
  collectionDraftSteps,
} from '@lootboxes/manifest'
import { focusInvalidField, type Rarity, rarities, readStored, useHashStep, writeStored } from '@lootboxes/ui'
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
    return { draft: z.parse(Draft, JSON.parse(readStored(draftKey) ?? '')), isSaved: true }
  } catch {
    return nothing
  }
}

/** The draft of this tab. */
const draft$ = createStore<Kept>(typeof window === 'undefined' ? nothing : readDraft())

/** Changes the draft and returns the change. Without storage, or without room, the draft lasts as long as the page. */
function editDraft(change: (before: CollectionDraft<Rarity>) => Partial<CollectionDraft<Rarity>>) {
  const { draft: before } = draft$.get()
  const changed = change(before)
  const draft = { ...before, ...changed }
  const text = JSON.stringify(draft)
  writeStored(draftKey, text)
  draft$.set({ draft, isSaved: readStored(draftKey) === text })
  return changed
}

/** Removes the draft from the browser's storage. This tab keeps it until `clear`. */
function forget() {
  writeStored(draftKey, undefined)
  draft$.set((kept) => ({ ...kept, isSaved: false }))
}

const clear = () => draft$.set(nothing)

const isComplete = (draft: CollectionDraft, step: CollectionDraftStep) =>
  Object.keys(collectionDraftErrors(draft, step)).length === 0

/** The draft of a collection, its step and its errors. It is stored with each change. A step is left only when it is complete. */
export function useDraft() {
  const { draft, isSaved } = useSyncExternalStore(draft$.subscribe, draft$.get, () => nothing)
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
  const edit = (change: Parameters<typeof editDraft>[0]) => {
    const changed = editDraft(change)
    // A picture may be stored when the user is at a later step, whose errors stay.
    setErrors((found) => Object.fromEntries(Object.entries(found).filter(([field]) => !(field in changed))))
  }
  const next = () => {
    const found = collectionDraftErrors(draft, step)
    setErrors(found)
    if (found.properties) editDraft(({ properties }) => ({ properties: checkDraftProperties(properties) }))
    if (found.items) editDraft(({ items }) => ({ items: checkDraftItems(items) }))
    const following = collectionDraftSteps[index + 1]
    if (Object.keys(found).length > 0) setFailures((before) => before + 1)
    else if (following) go(following)
  }
  return {
    draft,
    isSaved,
    step,
    /** What the step still needs; undefined once it is complete. */
    missing: Object.values(collectionDraftErrors(draft, step))[0],
    errors,
    fields,
    edit,
    next,
    back: () => go(collectionDraftSteps[Math.max(0, index - 1)] ?? 'pictures'),
    forget,
    clear,
    reset: () => {
      forget()
      clear()
      setErrors({})
      go('pictures')
    },
  }
}
