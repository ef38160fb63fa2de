import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { firstScript } from './first-script'

/** Runs the script in a page at https://shop.example/a and returns its rule for addresses of scripts. */
function ruleOf(later: Parameters<typeof firstScript>[0]) {
  const rules: ((url: string) => string | null)[] = []
  const trustedTypes = {
    createPolicy: (_: string, { createScriptURL }: { createScriptURL: (url: string) => string | null }) =>
      rules.push(createScriptURL),
  }
  const [, source = ''] = /globalThis\.(trustedTypes[\s\S]*)$/.exec(firstScript(later)) ?? []
  runInNewContext(source, { trustedTypes, URL, location: { origin: 'https://shop.example' } })
  const [rule] = rules
  if (rule === undefined) throw new Error('No policy was created.')
  return rule
}

const rule = ruleOf({ devnetUrl: 'http://127.0.0.1:8090', seasonal: '/seasonal/snow.js' })

test.each(['/_next/static/chunks/a.js', '/offline-worker.js', '/seasonal/snow.js', 'http://127.0.0.1:8090/wallet.js'])(
  'a page may load %s',
  (url) => expect(rule(url)).toBe(url),
)

test.each([
  'https://evil.example/a.js',
  '//evil.example/_next/static/a.js',
  '/media/resource_x/1',
  '/_next/static/../../media/x/y',
  'data:text/javascript,alert(1)',
  'http://127.0.0.1:8090/other.js',
])('a page may not load %s', (url) => expect(rule(url)).toBeNull())

test('without a devnet its wallet is not loaded', () => {
  const ownOnly = ruleOf({ devnetUrl: undefined, seasonal: undefined })
  expect(ownOnly('http://127.0.0.1:8090/wallet.js')).toBeNull()
})
