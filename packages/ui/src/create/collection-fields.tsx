'use client'

import { type ComponentProps, useState } from 'react'
import { cn } from '../cn'
import { Checkbox } from '../parts/checkbox'
import { Field } from '../parts/field'
import { Select } from '../parts/select'
import { TextArea, TextInput } from '../parts/text-input'
import { PictureDrop } from './picture-drop'
import { shrinkPicture } from './shrink-picture'

/** What a collection is called and looks like. */
export type CollectionFace = {
  readonly name: string
  readonly description: string
  /** A data URL of a picture file, or the address of a picture. */
  readonly picture: string
  readonly category: string
  readonly isNfsw: boolean
}

export type CollectionFieldsProps = Omit<ComponentProps<'div'>, 'children' | 'onChange'> & {
  collection: CollectionFace
  onCollectionChange: (own: Partial<CollectionFace>) => void
  errors?: Partial<Readonly<Record<'name' | 'description' | 'picture', string | undefined>>>
  categories: readonly string[]
  /** The longest data URL of a picture file. */
  maxPictureChars: number
}

/** The fields of a new collection: name, description, picture and category. */
export function CollectionFields({
  collection,
  onCollectionChange: change,
  errors = {},
  categories,
  maxPictureChars,
  className,
  ...props
}: CollectionFieldsProps) {
  return (
    <div data-slot="collection-fields" {...props} className={cn('flex flex-col gap-6', className)}>
      <Field label="Name" required error={errors.name}>
        {(control) => (
          <TextInput
            {...control}
            value={collection.name}
            maxLength={64}
            onChange={({ target }) => change({ name: target.value })}
          />
        )}
      </Field>
      <Field label="Description" error={errors.description}>
        {(control) => (
          <TextArea
            {...control}
            value={collection.description}
            maxLength={400}
            rows={3}
            onChange={({ target }) => change({ description: target.value })}
          />
        )}
      </Field>
      <PictureFields
        picture={collection.picture}
        maxChars={maxPictureChars}
        error={errors.picture}
        onPictureChange={(picture) => change({ picture })}
      />
      <Field label="Category">
        {(control) => (
          <Select
            {...control}
            value={collection.category}
            options={categories.map((value) => ({ value, label: value }))}
            onChange={({ target }) => change({ category: target.value })}
          />
        )}
      </Field>
      <Checkbox
        label="Not safe for work"
        hint="Its pictures are blurred until a visitor uncovers them."
        checked={collection.isNfsw}
        onChange={({ target }) => change({ isNfsw: target.checked })}
      />
    </div>
  )
}

type PictureFieldsProps = {
  picture: string
  maxChars: number
  error: string | undefined
  onPictureChange: (picture: string) => void
}

/** A picture file, or the address of a picture. */
function PictureFields({ picture, maxChars, error, onPictureChange }: PictureFieldsProps) {
  const [file, setFile] = useState<string>()
  const [fileError, setFileError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const pick = async (picked: File) => {
    setBusy(true)
    try {
      onPictureChange(await shrinkPicture(picked, maxChars))
      setFile(picked.name)
      setFileError(undefined)
    } catch (cause) {
      setFileError(cause instanceof Error ? cause.message : 'That file could not be read.')
    }
    setBusy(false)
  }
  const isData = picture.startsWith('data:')
  return (
    <>
      <PictureDrop
        label="Picture"
        hint="It is written into every item, so it is drawn smaller until it takes 6 kB at most."
        picture={isData ? { src: picture, name: file ?? 'Your picture' } : undefined}
        busy={busy}
        error={fileError ?? (isData ? error : undefined)}
        onPick={(picked) => void pick(picked)}
        onRemove={() => onPictureChange('')}
      />
      {isData ? null : (
        <Field label="Or its address" hint="https:// or ipfs://, where it will stay." error={error}>
          {(control) => (
            <TextInput
              {...control}
              inputMode="url"
              value={picture}
              onChange={({ target }) => onPictureChange(target.value.trim())}
            />
          )}
        </Field>
      )}
    </>
  )
}
