/** The largest of several numbers. Absent ones are no bounds. */
export const latest = (values: readonly (bigint | undefined)[]): bigint | undefined =>
  values.reduce((most, one) => (one !== undefined && (most === undefined || one > most) ? one : most), undefined)

/** The smallest of several numbers. Absent ones are no bounds. */
export const earliest = (values: readonly (bigint | undefined)[]): bigint | undefined =>
  values.reduce((least, one) => (one !== undefined && (least === undefined || one < least) ? one : least), undefined)
