/** Joins class names and drops empty ones. It does not merge conflicting classes: callers add only layout classes. */
export const cn = (...names: readonly (string | false | null | undefined)[]): string => names.filter(Boolean).join(' ')
