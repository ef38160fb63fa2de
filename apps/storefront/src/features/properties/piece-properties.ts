/** A field of an NFT's data, as text. */
export type PieceProperty = { name: string; value: string }

const isField = (field: unknown): field is { field_name: string } =>
  typeof field === 'object' && field !== null && 'field_name' in field && typeof field.field_name === 'string'

/** Plain values as they stand; anything with parts as its programmatic JSON. */
const valueText = (field: object): string => {
  const value: unknown = 'value' in field ? field.value : undefined
  if (typeof value === 'string') return value
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  return JSON.stringify(value ?? field)
}

/** Every named field of programmatic JSON in its order; nothing for anything malformed. */
export function pieceProperties(json: unknown): readonly PieceProperty[] {
  if (typeof json !== 'object' || json === null || !('fields' in json) || !Array.isArray(json.fields)) return []
  return json.fields.filter(isField).map((field) => ({ name: field.field_name, value: valueText(field) }))
}
