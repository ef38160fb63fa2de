'use client'

const isServer = typeof window === 'undefined'

/** How long a list stays cached for Back. Without limit on a server, where a timer would hold each visitor's page. */
export const keptForBackMs = isServer ? Number.POSITIVE_INFINITY : 600_000

/** The server waits less than a second for the catalog, so the next part of a list may come at the second or third request. */
export const listRetries = 2
