/** DOM event a page dispatches on `window`; the payload is an object in `detail`. */
export const SEND_EVENT = 'radix#chromeExtension#send'

/** DOM event the extension dispatches on `window` for the page. */
export const RECEIVE_EVENT = 'radix#chromeExtension#receive'
