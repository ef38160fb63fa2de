import { categories } from '@lootboxes/catalog/lists'
import { type CollectionDraft, type CollectionDraftErrors, MAX_PICTURE_CHARS } from '@lootboxes/manifest'
import { Checkbox, Field, PictureDrop, Select, shrinkPicture, TextArea, TextInput } from '@lootboxes/ui'
import { useState } from 'react'

type Change = (own: Partial<Pick<CollectionDraft, 'name' | 'description' | 'picture' | 'category' | 'isNfsw'>>) => void

type Props = { draft: CollectionDraft; errors: CollectionDraftErrors; change: Change }

/** The first step: name, description, picture and category. */
export function CreatePicture({ draft, errors, change }: Props) {
  return (
    <>
      <Field label="Name" required error={errors.name}>
        {(control) => (
          <TextInput
            {...control}
            value={draft.name}
            maxLength={64}
            onChange={({ target }) => change({ name: target.value })}
          />
        )}
      </Field>
      <Field label="Description" error={errors.description}>
        {(control) => (
          <TextArea
            {...control}
            value={draft.description}
            maxLength={400}
            rows={3}
            onChange={({ target }) => change({ description: target.value })}
          />
        )}
      </Field>
      <PictureFields picture={draft.picture} error={errors.picture} change={change} />
      <Field label="Category">
        {(control) => (
          <Select
            {...control}
            value={draft.category}
            options={categories.slice(1).map((value) => ({ value, label: value }))}
            onChange={({ target }) => change({ category: target.value })}
          />
        )}
      </Field>
      <Checkbox
        label="Not safe for work"
        hint="Its pictures are blurred until a visitor uncovers them."
        checked={draft.isNfsw}
        onChange={({ target }) => change({ isNfsw: target.checked })}
      />
    </>
  )
}

/** A picture file, or the address of a picture. */
function PictureFields({ picture, error, change }: { picture: string; error: string | undefined; change: Change }) {
  const [file, setFile] = useState<string>()
  const [fileError, setFileError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const pick = async (picked: File) => {
    setBusy(true)
    try {
      change({ picture: await shrinkPicture(picked, MAX_PICTURE_CHARS) })
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
        onRemove={() => change({ picture: '' })}
      />
      {isData ? null : (
        <Field label="Or its address" hint="https:// or ipfs://, where it will stay." error={error}>
          {(control) => (
            <TextInput
              {...control}
              inputMode="url"
              value={picture}
              onChange={({ target }) => change({ picture: target.value.trim() })}
            />
          )}
        </Field>
      )}
    </>
  )
}
