/** Base64 with the alphabet of URLs and without padding. */
export const toBase64Url = (bytes: Uint8Array): string =>
  // One call with all bytes could exceed the engine's limit of arguments.
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')).replace(
    /[+/=]/g,
    (sign) => ({ '+': '-', '/': '_' })[sign] ?? '',
  )

/** The UTF-8 text in the result of `toBase64Url`. Throws for a text with other characters. */
export const fromBase64Url = (text: string): string =>
  new TextDecoder().decode(
    Uint8Array.from(atob(text.replace(/[-_]/g, (sign) => (sign === '-' ? '+' : '/'))), (sign) => sign.charCodeAt(0)),
  )
