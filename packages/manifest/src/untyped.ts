/** Guards for what plain JavaScript and JSON pass in place of the declared type. */
export const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
export const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value)
export const isPair = (value: unknown): boolean => isList(value) && value.length === 2
