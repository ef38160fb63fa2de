'use client'

import { Crop as CropIcon, Trash2 } from 'lucide-react'
import { type ComponentProps, useRef } from 'react'
import { cn } from '../cn'
import { FramedArtwork } from '../marketplace/framed-artwork'
import { Button } from '../parts/button'
import { Field } from '../parts/field'
import { NumberStepper } from '../parts/number-stepper'
import { Select } from '../parts/select'
import { TextInput } from '../parts/text-input'
import { parseRarity, type Rarity, rarities, rarityWords } from '../tickets/rarity'

/** One picture in the editor, and the items that show it. */
export type EditedPicture = {
  /** Constant while the picture is edited. */
  key: string
  name: string
  rarity: Rarity
  /** How many items show it. */
  copies: number
  error?: string | undefined
}

const english = {
  caption: 'Items',
  name: 'Name',
  rarity: 'Rarity',
  copies: 'Copies',
  crop: (name: string) => `Crop ${name || 'this picture'}`,
  remove: (name: string) => `Remove ${name || 'this picture'}`,
}

export type PicturesEditorProps<Item extends EditedPicture> = Omit<
  ComponentProps<'fieldset'>,
  'children' | 'onChange'
> & {
  items: readonly Item[]
  /** The picture of an item that may be loaded; undefined for one on a third party's server. */
  sourceOf: (item: Item) => string | undefined
  onItemChange: (item: Item) => void
  onRemove: (item: Item) => void
  onCrop: (item: Item) => void
  /** The most copies of one picture. */
  max?: number
  words?: typeof english
}

/** Edits the name, the rarity and the number of copies of each picture. Each picture is in the frame of its rarity. */
export function PicturesEditor<Item extends EditedPicture>({
  items,
  sourceOf,
  onItemChange,
  onRemove,
  onCrop,
  max = 100,
  words = english,
  className,
  ...props
}: PicturesEditorProps<Item>) {
  const root = useRef<HTMLFieldSetElement>(null)
  return (
    <fieldset
      ref={root}
      tabIndex={-1}
      data-slot="pictures-editor"
      {...props}
      className={cn('@container m-0 min-w-0 border-0 p-0', className)}
    >
      <legend className="mb-1 font-semibold">{words.caption}</legend>
      <ul className="list-none">
        {items.map((item) => (
          <PictureRow
            key={item.key}
            {...{ item, sourceOf, onItemChange, onCrop, max, words }}
            onRemove={() => {
              onRemove(item)
              // The pressed button is gone, so the focus moves to the list.
              root.current?.focus()
            }}
          />
        ))}
      </ul>
    </fieldset>
  )
}

type PictureRowProps<Item extends EditedPicture> = Required<
  Pick<PicturesEditorProps<Item>, 'sourceOf' | 'onItemChange' | 'onCrop' | 'max' | 'words'>
> & { item: Item; onRemove: () => void }

function PictureRow<Item extends EditedPicture>(props: PictureRowProps<Item>) {
  const { item, sourceOf, onItemChange, onCrop, onRemove, max, words } = props
  const src = sourceOf(item)
  return (
    <li className="grid grid-cols-1 gap-4 border-rule @[16rem]:grid-cols-[6.5rem_minmax(0,1fr)] border-t-[1.5px] py-5 last:border-b-[1.5px] sm:grid-cols-[9rem_minmax(0,1fr)] sm:gap-6">
      <div className="flex max-w-36 flex-col gap-2">
        <FramedArtwork src={src} alt="" rarity={item.rarity} hung="straight" />
        <div className="flex justify-center gap-1">
          {src === undefined ? null : (
            <Button variant="quiet" size="icon" aria-label={words.crop(item.name)} onClick={() => onCrop(item)}>
              <CropIcon aria-hidden />
            </Button>
          )}
          <Button variant="quiet" size="icon" aria-label={words.remove(item.name)} onClick={onRemove}>
            <Trash2 aria-hidden />
          </Button>
        </div>
      </div>
      <div className="grid grid-cols-1 content-start gap-4 sm:grid-cols-2">
        <Field label={words.name} required error={item.error} className="sm:col-span-2">
          {(control) => (
            <TextInput
              {...control}
              value={item.name}
              maxLength={64}
              onChange={({ target }) => onItemChange({ ...item, name: target.value })}
            />
          )}
        </Field>
        <Field label={words.rarity}>
          {(control) => (
            <Select
              {...control}
              value={item.rarity}
              options={rarities.map((value) => ({ value, label: rarityWords[value] }))}
              onChange={({ target }) => onItemChange({ ...item, rarity: parseRarity(target.value) })}
            />
          )}
        </Field>
        <Field label={words.copies}>
          {(control) => (
            <NumberStepper
              {...control}
              value={item.copies}
              max={max}
              onValueChange={(copies) => onItemChange({ ...item, copies })}
            />
          )}
        </Field>
      </div>
    </li>
  )
}
