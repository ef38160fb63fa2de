/** The DOM event that a page dispatches on `window`. The message is in `detail`. */
export const SEND_EVENT = 'radix#chromeExtension#send'

/** The DOM event that the extension dispatches on `window` for the page. */
export const RECEIVE_EVENT = 'radix#chromeExtension#receive'
