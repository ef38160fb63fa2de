/** An entity whose metadata is part of the answer. Its owner writes the metadata unchecked. */
type EntityWithMetadata = {
  readonly explicit_metadata?: Metadata | null | undefined
  readonly metadata: Metadata
}
type Metadata = { readonly items: readonly { readonly key: string; readonly value: { readonly typed: object } }[] }

const typedOf = (entity: EntityWithMetadata, key: string, types: readonly string[]): object | undefined => {
  const items = [...(entity.explicit_metadata?.items ?? []), ...entity.metadata.items]
  const typed = items.find((item) => item.key === key)?.value.typed
  if (typed === undefined || types.length === 0) return typed
  return 'type' in typed && types.some((type) => type === typed.type) ? typed : undefined
}

/** Returns a text in the metadata of an entity. With types, such as `String` or `Url`, it accepts no other. */
export const metadataText = (
  entity: EntityWithMetadata,
  key: string,
  ...types: readonly string[]
): string | undefined => {
  const typed = typedOf(entity, key, types)
  return typed !== undefined && 'value' in typed && typeof typed.value === 'string' ? typed.value : undefined
}

/** Returns the texts of an array in the metadata of an entity. With types, such as `OriginArray`, it accepts no other. */
export const metadataTexts = (
  entity: EntityWithMetadata,
  key: string,
  ...types: readonly string[]
): readonly string[] => {
  const typed = typedOf(entity, key, types)
  return typed !== undefined && 'values' in typed && Array.isArray(typed.values)
    ? typed.values.filter((one) => typeof one === 'string')
    : []
}
