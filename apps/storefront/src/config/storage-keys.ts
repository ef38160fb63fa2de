/** Storage key of "Skip the animation" of a reveal. */
export const skipKey = 'lootbox:skip-reveal'

/** Storage key of the sound of a reveal. Default: off. */
export const soundKey = 'lootbox:reveal-sound'

/** Storage key of the last searches, as a JSON list. */
export const searchesKey = 'lootbox:searches'

/** Storage key of the collection that is being made on `/create`, as JSON. */
export const draftKey = 'lootbox:draft'
