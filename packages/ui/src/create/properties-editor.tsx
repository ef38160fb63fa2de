'use client'

import { Plus, Trash2 } from 'lucide-react'
import { type ComponentProps, useRef } from 'react'
import { cn } from '../cn'
import { Button } from '../parts/button'
import { TextInput } from '../parts/text-input'

/** One property in the editor. */
export type EditedProperty = {
  /** Constant while the row is edited. */
  key: string
  name: string
  /** The possible values, separated by commas. */
  values: string
  error?: string | undefined
}

const english = {
  caption: 'Properties',
  name: 'Property',
  values: 'Values',
  namePlaceholder: 'season',
  valuesPlaceholder: 'spring, summer, autumn, winter',
  add: 'Add a property',
  remove: (name: string) => `Remove ${name || 'this property'}`,
  of: (column: string, place: number) => `${column} ${place}`,
}

export type PropertiesEditorProps = Omit<ComponentProps<'fieldset'>, 'children' | 'onChange'> & {
  properties: readonly EditedProperty[]
  onPropertiesChange: (properties: readonly EditedProperty[]) => void
  /** Returns the key of a new row. */
  newKey: () => string
  max?: number
  words?: typeof english
}

/** Edits the properties of an item and their possible values, one row for each property. */
export function PropertiesEditor({
  properties,
  onPropertiesChange,
  newKey,
  max = 12,
  words = english,
  className,
  ...props
}: PropertiesEditorProps) {
  const adder = useRef<HTMLButtonElement>(null)
  const edit = (key: string, change: Partial<EditedProperty>) =>
    onPropertiesChange(properties.map((one) => (one.key === key ? { ...one, ...change } : one)))
  const remove = (key: string) => {
    onPropertiesChange(properties.filter((one) => one.key !== key))
    // The pressed button is gone, so the focus moves to this one.
    adder.current?.focus()
  }
  return (
    <fieldset
      data-slot="properties-editor"
      {...props}
      className={cn('m-0 flex min-w-0 flex-col gap-3 border-0 p-0', className)}
    >
      <legend className="mb-1 font-semibold">{words.caption}</legend>
      <ul className="flex list-none flex-col gap-3">
        {properties.map(({ key, name, values, error }, place) => (
          <li key={key} className="flex flex-wrap items-start gap-2.5 sm:flex-nowrap">
            <TextInput
              size="small"
              aria-label={words.of(words.name, place + 1)}
              placeholder={words.namePlaceholder}
              value={name}
              maxLength={64}
              onChange={({ target }) => edit(key, { name: target.value })}
              className="max-w-full basis-full sm:basis-44 sm:shrink-0"
            />
            <span className="flex min-w-0 flex-1 flex-col gap-1">
              <TextInput
                size="small"
                aria-label={words.of(words.values, place + 1)}
                placeholder={words.valuesPlaceholder}
                value={values}
                aria-invalid={error ? true : undefined}
                onChange={({ target }) => edit(key, { values: target.value })}
              />
              {error ? (
                <span role="alert" className="text-coral text-sm">
                  {error}
                </span>
              ) : null}
            </span>
            <Button variant="quiet" size="icon" aria-label={words.remove(name)} onClick={() => remove(key)}>
              <Trash2 aria-hidden />
            </Button>
          </li>
        ))}
      </ul>
      <Button
        ref={adder}
        size="small"
        disabled={properties.length >= max}
        onClick={() => onPropertiesChange([...properties, { key: newKey(), name: '', values: '' }])}
        className="self-start"
      >
        <Plus aria-hidden />
        {words.add}
      </Button>
    </fieldset>
  )
}
