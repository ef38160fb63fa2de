import { ManifestTextFailure, type ManifestTextProblem } from './manifest-text-error'

/** A part of a manifest's text. `at` is its offset. */
export type Token = {
  readonly type: 'string' | 'integer' | 'name' | 'sign' | 'end'
  readonly text: string
  readonly at: number
}

const blank = /(?:[ \t\r\n]|#[^\n]*)*/y
const tokens: readonly (readonly [Token['type'], RegExp])[] = [
  ['string', /"(?:[^"\\]|\\[\s\S])*"/y],
  ['integer', /-?[0-9]+[iu](?:8|16|32|64|128)(?![A-Za-z0-9_])/y],
  ['name', /[A-Za-z][A-Za-z0-9_:]*/y],
  ['sign', /=>|[()<>,;]/y],
]
const escapes: Readonly<Record<string, string>> = {
  '"': '"',
  '\\': '\\',
  '/': '/',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
}

/** Reads the tokens of a manifest one after the other. */
export class Scanner {
  private at = 0
  private next: Token

  constructor(private readonly text: string) {
    this.next = this.scan()
  }

  private match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.at
    return pattern.exec(this.text)?.[0]
  }

  private scan(): Token {
    this.at += this.match(blank)?.length ?? 0
    const at = this.at
    if (at === this.text.length) return { type: 'end', text: '', at }
    for (const [type, pattern] of tokens) {
      const text = this.match(pattern)
      if (text === undefined) continue
      this.at += text.length
      return { type, text, at }
    }
    const found = `“${this.text.slice(at, at + 1)}”`
    throw this.failure({ kind: 'unexpected-text', expected: 'a part of a manifest', found }, at)
  }

  failure(problem: ManifestTextProblem, at: number): ManifestTextFailure {
    const lines = this.text.slice(0, at).split('\n')
    const column = (lines.at(-1)?.length ?? 0) + 1
    return new ManifestTextFailure({ ...problem, line: lines.length, column })
  }

  peek(): Token {
    return this.next
  }

  take(): Token {
    const token = this.next
    this.next = this.scan()
    return token
  }

  /** The failure of a token that is not the expected one. */
  unexpected(expected: string, { type, text, at }: Token): ManifestTextFailure {
    const found = type === 'end' ? 'the end of the manifest' : `“${text}”`
    return this.failure({ kind: 'unexpected-text', expected, found }, at)
  }

  invalid(type: string, text: string, at: number): ManifestTextFailure {
    return this.failure({ kind: 'invalid-value', type, text }, at)
  }

  takeSign(sign: string): void {
    const token = this.take()
    if (token.type !== 'sign' || token.text !== sign) throw this.unexpected(`“${sign}”`, token)
  }

  isAt(sign: string): boolean {
    return this.next.type === 'sign' && this.next.text === sign
  }

  takeName(expected: string): string {
    const token = this.take()
    if (token.type !== 'name') throw this.unexpected(expected, token)
    return token.text
  }

  /** The content of a quoted text, without its escapes. */
  takeText(): string {
    const token = this.take()
    if (token.type !== 'string') throw this.unexpected('a text in double quotes', token)
    const content = token.text.slice(1, -1)
    const text = content.replace(/\\(?:u([0-9a-fA-F]{4})|([\s\S]))/g, (_, code?: string, letter: string = '') => {
      const character = code === undefined ? escapes[letter] : String.fromCharCode(Number.parseInt(code, 16))
      if (character === undefined) throw this.invalid('an escape', `\\${letter}`, token.at)
      return character
    })
    if (/\p{Surrogate}/u.test(text)) throw this.invalid('well-formed text', content, token.at)
    return text
  }
}
