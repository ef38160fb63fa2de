/**
 * Text from metadata, cut to a length that a card can hold. Line breaks become spaces; other control, format and
 * direction marks are removed.
 */
export const safeText = (text: string, maxLength = 80): string => {
  const plain = text.replace(/[\t\n\r]+/g, ' ').replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, '')
  // A cut through the middle of a character would show as a replacement mark.
  return plain.length <= maxLength ? plain : `${plain.slice(0, maxLength - 1).replace(/[\ud800-\udbff]$/, '')}…`
}

/** A name from metadata, or `unnamed` if it has no visible character. */
export const safeName = (text: string | undefined, unnamed: string): string =>
  safeText(text ?? '').replace(/^[\s\u115f\u1160\u2800\u3164]+$/, '') || unnamed
