/** Cookie with the newest state version that this visitor saw committed. It expires within a minute. */
export const seenCookie = 'lootbox-seen'

/** Parses the cookie; `undefined` for anything but a version. */
export const parseSeenVersion = (said: string | undefined): number | undefined =>
  /^[1-9]\d{0,14}$/.test(said ?? '') ? Number(said) : undefined

/** Signed cookie without personal data. The rate limit counts its visitor apart from others behind the same address. */
export const visitorCookieName = 'lootbox-visitor'
