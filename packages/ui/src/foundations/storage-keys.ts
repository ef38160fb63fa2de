/** The local-storage key of “less motion”: `less`, or absent to follow the system. */
export const MOTION_KEY = 'motion'

/** The local-storage key of “show pictures that are not safe for work”: `yes`, or anything else to blur them. */
export const FLAGGED_KEY = 'lootbox:show-flagged'
