const hasMembers = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** A member of whatever it is; undefined where there is none. */
export const member = (value: unknown, key: string): unknown => (hasMembers(value) ? value[key] : undefined)
