/** From this width on a page has room for what its sheets hold, and they close. */
export const DESKTOP_PX = 1024
