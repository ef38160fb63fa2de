/** A static file of `public/`; it keeps the offline page and nothing else. */
export const workerPath = '/offline-worker.js'

/** The cache it keeps the page in. */
export const offlineCache = 'lootbox:offline'
