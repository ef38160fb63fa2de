const words = (name: string): readonly string[] => name.split(/[^A-Za-z0-9]+/).filter((word) => word !== '')
const upper = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)
const lower = (word: string): string => word.charAt(0).toLowerCase() + word.slice(1)

/** `PendingDraw` for `pending_draw`. A name of the ledger can be any text, so the result has letters and digits only. */
export const pascalCase = (name: string): string => {
  const joined = words(name).map(upper).join('')
  return /^[A-Za-z]/.test(joined) ? joined : `X${joined}`
}

/** `pendingDraw` for `pending_draw`. */
export const camelCase = (name: string): string => lower(pascalCase(name))

/** Words that cannot name a variable of a generated file: those of JavaScript, its imports, and the parameter of its calls. */
const reserved = new Set(
  'arguments await break case catch class const continue debugger default delete do else enum eval export extends false finally for function if implements import in instanceof interface let new null package private protected public return static super switch this throw true try typeof var void while with yield target sbor manifest ledger'.split(
    ' ',
  ),
)
/** `pendingDraw` for `pending_draw`, and `package_` for `package`. */
export const variableName = (name: string): string => {
  const camel = camelCase(name)
  return reserved.has(camel) ? `${camel}_` : camel
}

/** Makes names unique: the second `pendingDraw` becomes `pendingDraw2`. */
export function uniqueNames(): (name: string) => string {
  const taken = new Map<string, number>()
  return (name) => {
    const count = (taken.get(name) ?? 0) + 1
    taken.set(name, count)
    return count === 1 ? name : uniqueName(name, count, taken)
  }
}

function uniqueName(name: string, count: number, taken: Map<string, number>): string {
  const candidate = `${name}${count}`
  if (taken.has(candidate)) return uniqueName(name, count + 1, taken)
  taken.set(candidate, 1)
  return candidate
}

/** A TypeScript literal of any text in printable ASCII, also safe inside a comment. */
export const literal = (text: string): string =>
  `'${text.replace(/[^ -~]|['\\/]/g, (character) =>
    character === '/' ? '\\x2f' : `\\u{${character.codePointAt(0)?.toString(16)}}`,
  )}'`

/** `pending-draw` for `PendingDraw`. */
export const kebabCase = (name: string): string =>
  pascalCase(name)
    .replace(/(?<=[a-z0-9])(?=[A-Z])/g, '-')
    .toLowerCase()

/** A name as the key of an object. */
export const keyOf = (name: string): string => (/^[A-Za-z][A-Za-z0-9]*$/.test(name) ? name : literal(name))
