/** Rows of a page: enough to fill the first screens. */
export const LIST_ROWS = 40
