/** Chromium injects extensions only into these pages. */
const isInjected = ({ location, origin, isSecureContext, navigator }: Window): boolean =>
  origin !== 'null' &&
  (location.protocol === 'https:' || /^http:\/\/(localhost|127\.0\.0\.1)(:|$)/.test(location.origin)) &&
  !(isSecureContext && !('userAgentData' in navigator))

/** Reasons why no extension can reach a page, for a developer's log. Loaded only with a logger. */
export const pageWarnings = (page: Window): readonly string[] =>
  isInjected(page) ? [] : ['Extensions are injected only by Chromium, and only on https or localhost.']
