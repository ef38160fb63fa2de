import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createPageRewriter } from './rewrite-page.ts'

const css = '.a{color:red}.b{background:url(/_next/static/media/b.woff2)}'
const sheets = new Map([['/_next/static/chunks/a.css', css]])
const nonce = ' nonce="bm9uY2U="'

/** The order and the attributes of a page of Next 16. */
const page = `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/><link rel="stylesheet" href="/_next/static/chunks/a.css"${nonce} data-precedence="next"/><link rel="preload" as="script" fetchPriority="low"${nonce} href="/_next/static/chunks/main.js"/><script src="/_next/static/chunks/one.js" async=""${nonce}></script><link rel="preload" href="/_next/static/chunks/a.css" as="style"${nonce}/><script src="/_next/static/chunks/two.js" async=""${nonce}></script><title>Hug &gt; Eco – 🌱</title><script src="/_next/static/chunks/old.js" noModule=""${nonce}></script></head><body><script${nonce}>first()</script><main>a &lt;b – 🌱</main><script src="/_next/static/chunks/main.js"${nonce} id="_R_" async=""></script><script${nonce}>self.__next_f.push([1,"<script src=\\"/_next/static/chunks/main.js\\""])</script></body></html>`

const rewrite = (pieces: readonly string[]) => {
  const rewriter = createPageRewriter(sheets)
  return pieces.map((piece) => rewriter.push(piece)).join('') + rewriter.end()
}
const whole = rewrite([page])

test('the sheet stands in the page, and its link is switched off for React to find', () => {
  expect(whole).toContain(
    `<style${nonce}>${css}</style><link disabled rel="stylesheet" href="/_next/static/chunks/a.css"${nonce} data-precedence="next"/>`,
  )
  expect(whole.match(/a\.css/g)).toHaveLength(1)
})

test('no script of the build is left to the browser but the one for old browsers; all start late, once', () => {
  const started = [...whole.matchAll(/<script[^>]*\ssrc="([^"]*)"/g)].map(([, src]) => src)
  expect(started).toEqual(['/_next/static/chunks/old.js'])
  const list = /of (\["[^\]]*\])/.exec(whole)?.[1] ?? ''
  expect(JSON.parse(list)).toEqual(['one', 'two', 'main'].map((name) => `/_next/static/chunks/${name}.js`))
  expect(whole).toContain(`<script${nonce}>(()=>{let started`)
})

test('the rest of the page is as it was', () => {
  expect(whole).toContain(
    `<body><script${nonce}>first()</script><main>a &lt;b – 🌱</main><script${nonce}>self.__next_f`,
  )
  expect(whole.endsWith(page.slice(page.indexOf('self.__next_f')))).toBe(true)
  expect(whole).toContain('<title>Hug &gt; Eco – 🌱</title>')
})

test('it does not matter where the page is cut', () => {
  const cuts = fc.uniqueArray(fc.integer({ min: 0, max: page.length }), { maxLength: 12 })
  fc.assert(
    fc.property(cuts, (at) => {
      const ends = [0, ...at.sort((a, b) => a - b), page.length]
      expect(rewrite(ends.slice(1).map((end, place) => page.slice(ends[place], end)))).toBe(whole)
    }),
    { numRuns: 300 },
  )
})

test('a page that is not of Next, or has no head, comes through as it is', () => {
  for (const other of ['', 'Not Found', '<html><head><title>x</title></head><body><p>y</p></body></html>'])
    expect(rewrite([other])).toBe(other)
})

test('a sheet that is not of this build keeps its link', () => {
  const link = '<link rel="stylesheet" href="/other.css"/>'
  expect(rewrite([`<head>${link}</head>`])).toBe(`<head>${link}</head>`)
})

test('a page that is cut short loses nothing', () => {
  const short = page.slice(0, page.indexOf('id="_R_"'))
  expect(rewrite([short])).toContain('<main>a &lt;b – 🌱</main><script src="/_next/static/chunks/main.js"')
})
