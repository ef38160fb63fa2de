const TWENTY_DAYS_S = 20 * 24 * 3600

/** Any origin may read the Gateway. A preflight allows all requested headers, including `RDX-*`. */
export const corsHeaders = (request: { origin?: string | undefined; headers?: string | undefined }) => ({
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'Retry-After',
  ...(request.headers === undefined
    ? {}
    : {
        'access-control-allow-methods': 'GET, POST, OPTIONS',
        'access-control-allow-headers': request.headers,
        'access-control-max-age': String(TWENTY_DAYS_S),
      }),
})

/** Only pages of this machine may read the wallet and control routes. */
export const localCorsHeaders = (request: { origin?: string | undefined; headers?: string | undefined }) => ({
  ...corsHeaders(request),
  'access-control-allow-origin': request.origin ?? 'null',
  vary: 'Origin',
})
