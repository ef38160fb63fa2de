/** A key that no other call returns. A plain http page other than localhost has no `crypto.randomUUID`. */
export const newKey = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-')
