/** Rows of a page: enough to fill the first screens. */
export const LIST_ROWS = 40
/** Days of a chart of sales. */
export const CHART_DAYS = 30
