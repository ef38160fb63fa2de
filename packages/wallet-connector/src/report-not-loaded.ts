/** Writes to the console why a page has no toolkit. The text for the user does not name the cause, and a logger belongs to a toolkit. */
export const reportNotLoaded = (cause: unknown): void => {
  // biome-ignore lint/suspicious/noConsole: a page without a toolkit has no other log
  console.error('@lootboxes/wallet-connector: the toolkit could not be created.', cause)
}
