/** From this width in px a page has room for the content of its sheets, and the sheets close. */
export const DESKTOP_PX = 1024
