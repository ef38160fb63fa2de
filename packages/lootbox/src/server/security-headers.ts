/** Hosts that a page of the shop may talk to, beyond its own. */
export type CspSources = {
  nonce: string
  gatewayUrl: string
  devnetUrl: string | undefined
  /** Where a phone's browser meets its wallet (`PUBLIC_RELAY` of the connector); none on a devnet. */
  relayUrl: string | undefined
  /** The page of a third party in a frame. */
  widgetUrl: string | undefined
  /** Where browsers report violations. */
  reportUrl: string
  /** `next dev` evaluates code for its source maps. */
  development: boolean
}

const origin = (url: string | undefined) => (url === undefined ? [] : [new URL(url).origin])

/**
 * The `Content-Security-Policy` of a shop: scripts by nonce only, one frame at most, connections to the Gateway and the wallet's relay.
 *
 * @example headers.set('content-security-policy', contentSecurityPolicy({ nonce, gatewayUrl, ...sources }))
 */
export function contentSecurityPolicy({
  nonce,
  gatewayUrl,
  devnetUrl,
  relayUrl,
  widgetUrl,
  reportUrl,
  development,
}: CspSources): string {
  const hosts = [...new Set([...origin(gatewayUrl), ...origin(devnetUrl), ...origin(relayUrl)])]
  const directives: readonly (readonly string[])[] = [
    ['default-src', "'self'"],
    ['script-src', `'nonce-${nonce}'`, "'strict-dynamic'", ...(development ? ["'unsafe-eval'"] : [])],
    ['style-src', "'self'", development ? "'unsafe-inline'" : `'nonce-${nonce}'`],
    ['style-src-attr', "'unsafe-inline'"],
    // Pictures of loot come from /media.
    ['img-src', "'self'", 'data:'],
    ['font-src', "'self'"],
    ['connect-src', "'self'", ...hosts, ...(development ? ['ws:'] : [])],
    ['frame-src', ...(widgetUrl === undefined ? ["'none'"] : origin(widgetUrl))],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'"],
    ['frame-ancestors', "'none'"],
    ['manifest-src', "'self'"],
    ['worker-src', "'self'"],
    ['report-uri', reportUrl],
  ]
  return directives.map((words) => words.join(' ')).join('; ')
}

/** Headers of every page beside the policy. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  // Browsers heed it over https only.
  'Strict-Transport-Security': 'max-age=31536000',
}
