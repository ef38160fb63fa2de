/** Joins class names and drops the empty ones. No merging: a part's own utilities win by design, callers add layout. */
export const cn = (...names: readonly (string | false | null | undefined)[]): string => names.filter(Boolean).join(' ')
