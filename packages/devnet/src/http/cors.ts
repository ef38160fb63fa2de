const TWENTY_DAYS_S = 20 * 24 * 3600

/** Any origin may read the Gateway; a preflight allows whatever headers it asks for, the `RDX-*` ones among them. */
export const corsHeaders = (asked: { origin?: string | undefined; headers?: string | undefined }) => ({
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'Retry-After',
  ...(asked.headers === undefined
    ? {}
    : {
        'access-control-allow-methods': 'GET, POST, OPTIONS',
        'access-control-allow-headers': asked.headers,
        'access-control-max-age': String(TWENTY_DAYS_S),
      }),
})

/** The wallet and control routes answer pages of this machine only, by name. */
export const localCorsHeaders = (asked: { origin?: string | undefined; headers?: string | undefined }) => ({
  ...corsHeaders(asked),
  'access-control-allow-origin': asked.origin ?? 'null',
  vary: 'Origin',
})
