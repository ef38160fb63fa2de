/** A version 4 UUID. Plain http pages other than localhost have no `crypto.randomUUID`. */
export const newId = (): string => {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID()
  const digit = () => ((crypto.getRandomValues(new Uint8Array(1))[0] ?? 0) % 16).toString(16)
  return 'xxxxxxxx-xxxx-4xxx-axxx-xxxxxxxxxxxx'.replace(/x/g, digit)
}
