import { countDraftItems, type DraftItem, MAX_ITEMS_PER_MANIFEST, MAX_PICTURE_CHARS } from '@lootboxes/manifest'
import {
  Button,
  type Crop,
  countText,
  cropPicture,
  Dialog,
  DialogContent,
  Field,
  PictureCrop,
  PictureDrop,
  PicturesEditor,
  pictureAsData,
  type Rarity,
  readPicture,
  TextInput,
  useReturnFocus,
  wholeSquare,
} from '@lootboxes/ui'
import { useId, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { newKey } from '@/client/new-key'
import { uploadsPath } from '@/config/paths'

type Item = DraftItem<Rarity>

const Stored = z.object({ url: z.string(), sha256: z.string() })
const Refused = z.object({ error: z.object({ message: z.string() }) })

type StoredPicture = Pick<Item, 'picture' | 'pictureHash'>

/** Two megabytes take so long on a slow phone connection. */
const UPLOAD_TIMEOUT_MS = 120_000

/** Stores the square of a picture on the site. Rejects with an error whose message can be shown to the user. */
async function uploadSquare(src: string, crop: Crop): Promise<StoredPicture> {
  const isPhoto = src.startsWith('data:image/jpeg')
  const types = isPhoto ? ['image/jpeg'] : ['image/png', 'image/jpeg']
  const body = await cropPicture(src, crop, { maxSide: 1_600, maxBytes: 1_900_000, types })
  const signal = AbortSignal.timeout(UPLOAD_TIMEOUT_MS)
  const response = await fetch(uploadsPath, { method: 'POST', body, signal }).catch(() => {
    throw new Error('The site cannot be reached. Try again.')
  })
  const answer: unknown = await response.json().catch(() => undefined)
  const stored = z.safeParse(Stored, answer)
  if (stored.success) return { picture: stored.data.url, pictureHash: stored.data.sha256 }
  const refused = z.safeParse(Refused, answer)
  throw new Error(refused.success ? refused.data.error.message : `The picture was not stored (${response.status}).`)
}

/** The square of a picture, small enough for an item's data: a site without storage has no other place. */
async function inlineSquare(src: string, crop: Crop): Promise<StoredPicture> {
  // Base64 takes four characters for three bytes.
  const maxBytes = Math.floor(((MAX_PICTURE_CHARS - 40) * 3) / 4)
  const blob = await cropPicture(src, crop, { maxSide: 400, maxBytes, types: ['image/webp', 'image/jpeg'] })
  return { picture: await pictureAsData(blob) }
}

/** `old-acorn_2.png` is called “Old acorn 2”. */
function nameOfFile(file: string): string {
  const words = file
    .replace(/\.\w+$/, '')
    .replace(/[-_\s]+/g, ' ')
    .trim()
    .slice(0, 64)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** The picture for this page: a stored one by its path, and none of a third party. */
export function sourceOf({ picture }: Pick<Item, 'picture'>): string | undefined {
  if (picture.startsWith('data:')) return picture
  return new RegExp(`^https?://[^/]+(${uploadsPath}/[0-9a-f]{64}\\.(?:png|jpg))$`).exec(picture)?.[1]
}

const messageOf = (cause: unknown) => (cause instanceof Error ? cause.message : 'That file could not be read.')

export type CreatePicturesProps = {
  items: readonly Item[]
  onItemsChange: (change: (items: readonly Item[]) => readonly Item[]) => void
  error: string | undefined
  /** Whether the site stores pictures. */
  hasStorage: boolean
}

/** Reads, crops and stores the pictures of the items. */
function usePictures({ onItemsChange, hasStorage }: Pick<CreatePicturesProps, 'onItemsChange' | 'hasStorage'>) {
  const store = hasStorage ? uploadSquare : inlineSquare
  const [busy, setBusy] = useState(false)
  const [failures, setFailures] = useState<readonly string[]>([])
  const [cropped, setCropped] = useState<{ item: Item; src: string }>()
  // The whole pictures of this visit, so that a crop can be changed. After a reload the stored square is cropped again.
  const originals = useRef(new Map<string, File>())
  // The user may edit an item while its picture is stored.
  const replace = (item: Partial<Item> & Pick<Item, 'key'>) =>
    onItemsChange((before) => before.map((one) => (one.key === item.key ? { ...one, ...item, error: undefined } : one)))
  const pick = async (files: readonly File[]) => {
    setBusy(true)
    setFailures([])
    for (const file of files) {
      try {
        const stored = await store(await readPicture(file), wholeSquare)
        const key = newKey()
        originals.current.set(key, file)
        const item: Item = { key, name: nameOfFile(file.name), rarity: 'plain', copies: 1, ...stored }
        onItemsChange((before) => [...before, item])
      } catch (cause) {
        setFailures((before) => [...before, `${file.name}: ${messageOf(cause)}`])
      }
    }
    setBusy(false)
  }
  const openCrop = async (item: Item) => {
    const original = originals.current.get(item.key)
    const src = original === undefined ? sourceOf(item) : await readPicture(original)
    if (src !== undefined) setCropped({ item, src })
  }
  const crop = async (square: Crop) => {
    if (cropped === undefined) return
    setCropped(undefined)
    setBusy(true)
    try {
      replace({ key: cropped.item.key, ...(await store(cropped.src, square)) })
      setFailures([])
    } catch (cause) {
      setFailures([`${cropped.item.name}: ${messageOf(cause)}`])
    }
    setBusy(false)
  }
  return { busy, failures, cropped, replace, pick, openCrop, closeCrop: () => setCropped(undefined), crop }
}

/** The first step: many pictures at once, then a name, a rarity and a number of copies for each. */
export function CreatePictures({ items, onItemsChange, error, hasStorage }: CreatePicturesProps) {
  const { busy, failures, cropped, replace, pick, openCrop, closeCrop, crop } = usePictures({
    onItemsChange,
    hasStorage,
  })
  return (
    <>
      <PictureDrop
        label="Pictures"
        hint={
          hasStorage
            ? 'PNG, JPEG, WebP, GIF or SVG, as many as you like. This site stores them, and the ledger stores a fingerprint of each.'
            : 'PNG, JPEG, WebP, GIF or SVG. This site stores no pictures, so each is written into its items at 6 kB.'
        }
        busy={busy}
        error={failures.length > 0 ? failures.join(' ') : items.length === 0 ? error : undefined}
        onPick={(files) => void pick(files)}
      />
      <AddByAddress
        onAdd={(picture) =>
          onItemsChange((before) => [...before, { key: newKey(), name: '', picture, rarity: 'plain', copies: 1 }])
        }
      />
      {items.length === 0 ? null : (
        <>
          <PicturesEditor
            items={items}
            sourceOf={sourceOf}
            onItemChange={replace}
            onRemove={({ key }) => onItemsChange((before) => before.filter((one) => one.key !== key))}
            onCrop={(item) => void openCrop(item)}
            max={MAX_ITEMS_PER_MANIFEST}
          />
          <p role="status" className="text-ink-soft text-sm">
            {countText(items.length, 'picture')}, {countText(countDraftItems({ items }), 'item')} in all. One
            transaction mints {MAX_ITEMS_PER_MANIFEST} at most.
          </p>
          {error === undefined ? null : (
            <p role="alert" className="text-coral text-sm">
              {error}
            </p>
          )}
        </>
      )}
      {cropped === undefined ? null : (
        <CropDialog src={cropped.src} onCrop={(square) => void crop(square)} onClose={closeCrop} />
      )}
    </>
  )
}

type CropDialogProps = { src: string; onCrop: (crop: Crop) => void; onClose: () => void }

function CropDialog({ src, onCrop, onClose }: CropDialogProps) {
  const { onCloseAutoFocus } = useReturnFocus()
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        title="Crop the picture"
        description="Drag the picture, or use the sliders."
        size="small"
        onCloseAutoFocus={onCloseAutoFocus}
      >
        <PictureCrop src={src} onCrop={onCrop} onCancel={onClose} />
      </DialogContent>
    </Dialog>
  )
}

/** Adds a picture that is already stored elsewhere. */
function AddByAddress({ onAdd }: { onAdd: (picture: string) => void }) {
  const [address, setAddress] = useState('')
  const [isWrong, setWrong] = useState(false)
  const form = useId()
  return (
    <details>
      <summary className="min-h-11 w-fit cursor-pointer content-center underline underline-offset-4">
        Add a picture by its address
      </summary>
      <form
        id={form}
        className="mt-2 flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          const isAddress = /^(?:https|ipfs):\/\/\S+$/i.test(address)
          setWrong(!isAddress)
          if (!isAddress) return
          onAdd(address)
          setAddress('')
        }}
      >
        <Field
          label="Address"
          hint="https:// or ipfs://, where the picture will stay."
          error={isWrong ? 'An address begins with https:// or ipfs://.' : undefined}
          className="min-w-0 flex-1 basis-72"
        >
          {(control) => (
            <TextInput
              {...control}
              inputMode="url"
              value={address}
              onChange={({ target }) => setAddress(target.value.trim())}
            />
          )}
        </Field>
        <Button type="submit">Add</Button>
      </form>
    </details>
  )
}
