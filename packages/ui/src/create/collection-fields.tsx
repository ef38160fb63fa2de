import type { ComponentProps } from 'react'
import { cn } from '../cn'
import { Checkbox } from '../parts/checkbox'
import { Field } from '../parts/field'
import { Select } from '../parts/select'
import { TextArea, TextInput } from '../parts/text-input'

/** The name and the category of a collection. */
export type CollectionMetadata = {
  readonly name: string
  readonly description: string
  readonly category: string
  readonly isNfsw: boolean
}

export type CollectionFieldsProps = Omit<ComponentProps<'div'>, 'children' | 'onChange'> & {
  collection: CollectionMetadata
  onCollectionChange: (own: Partial<CollectionMetadata>) => void
  errors?: Partial<Readonly<Record<'name' | 'description', string | undefined>>>
  categories: readonly string[]
}

/** The fields of a new collection: name, description and category. */
export function CollectionFields({
  collection,
  onCollectionChange: change,
  errors = {},
  categories,
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
