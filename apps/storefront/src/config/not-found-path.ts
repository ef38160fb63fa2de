/**
 * A path that no route takes. Next makes its not-found page on the server then; `notFound()` in a dynamic route leaves the
 * page to the browser.
 */
export const notFoundPath = '/not/found'
