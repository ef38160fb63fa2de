/** Storage key of "Skip the animation" of a reveal. */
export const skipKey = 'lootbox:skip-reveal'

/** Storage key of the sound of a reveal. Default: off. */
export const soundKey = 'lootbox:reveal-sound'
