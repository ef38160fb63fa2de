/** The policy of a picture. An SVG may hold scripts: none runs, and none sends a request. */
export const mediaPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox; frame-ancestors 'none'"

/** Headers of each answer with a picture, or about one. */
export const mediaHeaders = { 'content-security-policy': mediaPolicy, 'x-content-type-options': 'nosniff' }
