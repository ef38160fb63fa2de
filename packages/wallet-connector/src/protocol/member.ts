const hasMembers = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** A member of any value, or undefined. The object of another script can throw when it is read. */
export const member = (value: unknown, key: string): unknown => {
  try {
    return hasMembers(value) ? value[key] : undefined
  } catch {
    return undefined
  }
}
