const hasMembers = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** A member of any value, or undefined. */
export const member = (value: unknown, key: string): unknown => (hasMembers(value) ? value[key] : undefined)
