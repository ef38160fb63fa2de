/** HTML that is safe to embed: `html` escapes every other value. */
export type Html = { readonly html: string }

type Value = Html | string | number | undefined | false | readonly Value[]

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escapeText = (text: string): string => text.replace(/[&<>"']/g, (character) => escapes[character] ?? '')

function textOf(value: Value): string {
  if (value === undefined || value === false) return ''
  if (typeof value === 'string' || typeof value === 'number') return escapeText(String(value))
  return 'html' in value ? value.html : value.map(textOf).join('')
}

/** Builds HTML. Texts, numbers and lists of HTML may be embedded; `undefined` and `false` show nothing. */
export const html = (parts: TemplateStringsArray, ...values: readonly Value[]): Html => ({
  html: parts.map((part, at) => part + textOf(values[at])).join(''),
})
