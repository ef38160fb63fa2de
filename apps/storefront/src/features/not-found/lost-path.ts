/**
 * Next's own route of what no route takes. Its page comes from the server; `notFound()` in a dynamic route leaves it to the
 * browser.
 */
export const lostPath = '/_not-found'
