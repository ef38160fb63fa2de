import type { Log } from './storefront'

/** Where the spec sends failures (section 8): the console, and nothing that leaves the browser. */
export const consoleLog: Log = (message, cause) => {
  // biome-ignore lint/suspicious/noConsole: the spec asks for the console by name
  if (cause === undefined) console.error(message)
  // biome-ignore lint/suspicious/noConsole: the spec asks for the console by name
  else console.error(message, cause)
}
