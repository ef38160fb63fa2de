import { request as ask } from 'node:http'
import { runs } from '@lootboxes/tooling/runs'
import { expect, inject, test } from 'vitest'
import { box, loot } from '../e2e/ledger'

/** `FULL=1` selects the larger number. */
const requests = runs(200, 10_000)

type Answer = { status: number; headers: Record<string, string | string[] | undefined>; text: string }

/** Sends a request over a socket, because HTTP clients normalize paths and headers. */
const send = (path: string, headers: Record<string, string> = {}, method = 'GET', body?: string): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { port } = new URL(inject('siteUrl'))
    const sent = ask(
      { host: '127.0.0.1', port, path, method, headers: { host: `localhost:${port}`, ...headers } },
      (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            text: Buffer.concat(parts).toString(),
          }),
        )
        response.on('error', reject)
      },
    )
    sent.setTimeout(20_000, () => sent.destroy(new Error(`${path} did not answer`)))
    sent.on('error', reject)
    sent.end(body)
  })

/** A seeded generator, so every run has the same numbers. */
function random(seed: number) {
  let state = seed
  const next = () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
  return { pick: <T>(all: readonly T[]): T => all[Math.floor(next() * all.length)] as T, next }
}

const segments = [
  '',
  'api',
  '%61pi',
  'icons',
  'fonts',
  'search',
  '_next',
  'image',
  'data',
  'receipt',
  'media',
  'terms',
  'offline',
  'help_center',
  box.component,
  `component_${box.component}`,
  'component_',
  '..',
  '.',
  '%2e%2e',
  '%',
  '%00',
  '%E0%A4%A',
  '<script>',
  '%3Cscript%3E',
  'a'.repeat(300),
  '?q=1',
  '[lootbox]',
  'opengraph-image',
  'json',
  'not',
  'found',
  '🌱',
  'all-lootbox-resources',
  'baller-100-club',
  '.env',
  '.git',
  'config',
  'constructor',
  '__proto__',
  'toString',
].map((segment) => encodeURI(segment).replaceAll('%25', '%'))
/** Headers that Next, a proxy or this site reads. Each request sends some of them. */
const headerValues: Readonly<Record<string, readonly string[]>> = {
  'next-router-prefetch': ['1'],
  'next-router-state-tree': ['%5B%22%22%5D', '%'],
  'next-router-segment-prefetch': ['/_tree', '/__proto__'],
  'next-action': ['x', '7f'.repeat(20)],
  'next-url': ['/receipt', '//evil.test'],
  rsc: ['1'],
  'x-forwarded-for': ['203.0.113.9, 127.0.0.1', 'unknown', '::1'],
  'x-forwarded-host': ['evil.test'],
  'x-forwarded-proto': ['https', 'javascript'],
  'x-real-ip': ['203.0.113.9'],
  'lootbox-peer': ['203.0.113.9'],
  'lootbox-arrival': ['1'],
  'lootbox-min-state-version': ['999999999999999', '-1', 'NaN'],
  'x-nonce': ['mine'],
  'content-security-policy': ["script-src 'unsafe-inline'"],
  'x-middleware-subrequest': ['src/proxy:src/proxy:src/proxy:src/proxy:src/proxy'],
  'x-middleware-rewrite': ['/receipt'],
  'x-matched-path': ['/api/baller-100-club'],
  'x-invoke-path': ['/terms'],
  'x-http-method-override': ['DELETE'],
  accept: ['text/html', 'application/json', '*/*;q=0'],
  'accept-encoding': ['identity', 'gzip, br'],
  'accept-language': ['de', '<script>'],
  'if-none-match': ['*', 'W/"1"'],
  'if-modified-since': ['Mon, 01 Jan 2035 00:00:00 GMT'],
  range: ['bytes=0-1', 'bytes=9-1'],
  origin: ['https://evil.test', 'null'],
  referer: ['https://evil.test/'],
  purpose: ['prefetch'],
  cookie: ['a=b', 'lootbox-seen=1', `x=${'y'.repeat(2000)}`],
  'user-agent': ['', 'curl/8', 'x'.repeat(1000)],
}
const formTypes = [
  'application/json',
  'text/plain',
  'multipart/form-data',
  'application/x-www-form-urlencoded',
] as const
const methods = ['GET', 'GET', 'GET', 'GET', 'GET', 'HEAD', 'POST', 'OPTIONS'] as const

test('with any path, method and headers, pages carry the policy, no response is a 5xx, and no response quotes another request', async () => {
  const { pick, next } = random(7)
  const failures: string[] = []
  const names = Object.keys(headerValues)
  /** Percent-encodes some letters; a decoding server sees the same path. */
  const encoded = (segment: string) =>
    segment.replace(/[a-z]/gi, (letter) => (next() < 0.1 ? `%${letter.charCodeAt(0).toString(16)}` : letter))
  const plain = (path: string) =>
    path.replaceAll(/%([2-7][\da-f])/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
  const one = async (number: number) => {
    const marker = `caller-${number}-`
    const path = `/${Array.from({ length: 1 + Math.floor(next() * 4) }, () => encoded(pick(segments))).join('/')}`
    const method = pick(methods)
    const headers: Record<string, string> = { 'x-request-id': marker, authorization: `Bearer ${marker}` }
    for (let count = Math.floor(next() * 5); count > 0; count -= 1) {
      const name = pick(names)
      headers[name] = pick(headerValues[name] ?? [])
    }
    if (next() < 0.3) headers.cookie = `session=${marker}`
    const body = method === 'POST' ? JSON.stringify({ address: box.component, note: marker }) : undefined
    if (body !== undefined) headers['content-type'] = pick(formTypes)
    const target = path.includes('?') ? path : `${path}?q=${marker}`
    const where = `${method} ${target} ${JSON.stringify(headers)}`
    const answer = await send(target, headers, method, body).catch((error: unknown) => {
      failures.push(`no answer (${String(error)}): ${where}`)
    })
    if (answer === undefined) return
    const isPage = String(answer.headers['content-type']).startsWith('text/html')
    const policy = String(answer.headers['content-security-policy'])
    // Next answers 500 to an unreadable router state, and removes that header before our proxy runs.
    if (answer.status >= 500 && headers['next-router-state-tree'] === undefined)
      failures.push(`status ${answer.status}: ${where}`)
    if (isPage && (!policy.includes("frame-ancestors 'none'") || policy.includes("script-src 'unsafe-inline'")))
      failures.push(`no policy: ${where}`)
    if (isPage && !policy.includes('nonce-') && !plain(path).startsWith('/media/')) failures.push(`no nonce: ${where}`)
    const text = `${JSON.stringify(answer.headers)} ${answer.text}`
    for (const [quoted] of text.matchAll(/caller-\d+-/g))
      if (quoted !== marker) failures.push(`quotes ${quoted}: ${where}`)
  }
  for (let done = 0; done < requests; done += 10)
    await Promise.all(Array.from({ length: 10 }, (_, place) => one(done + place)))
  expect(failures).toEqual([])
}, 3_600_000)

test.each(['/', '/icons/search', '/fonts/a/b/search', '/api/search', '/_next/image/search', '/terms', '/nope'])(
  '%s carries every security header: scripts run by nonce, and no site frames it',
  async (path) => {
    for (const headers of [{}, { 'next-router-prefetch': '1' }]) {
      const { headers: sent } = await send(path, headers)
      const policy = String(sent['content-security-policy'])
      expect(policy).toMatch(/script-src 'nonce-[^']+' 'strict-dynamic'(;|$)/)
      expect(policy).toMatch(/frame-src http:\/\/(?:127\.0\.0\.1|localhost):\d+;/)
      expect(policy).toContain("frame-ancestors 'none'")
      expect(policy).not.toMatch(/script-src[^;]*unsafe/)
      expect(sent).toMatchObject({
        'x-frame-options': 'DENY',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'strict-transport-security': expect.stringContaining('max-age'),
      })
    }
  },
)

test.each(['/uploads', '/uploads/'])('%s carries every security header, whatever the method', async (path) => {
  for (const method of ['GET', 'HEAD', 'OPTIONS', 'PUT', 'DELETE', 'POST']) {
    const { status, headers } = await send(path, {}, method)
    expect([method, status]).toEqual([method, method === 'POST' ? 415 : 405])
    expect(headers).toMatchObject({
      'content-security-policy': expect.stringMatching(/default-src 'none'.*; sandbox/),
      'x-frame-options': 'DENY',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'strict-transport-security': expect.stringContaining('max-age'),
      'cache-control': 'no-store',
    })
  }
})

test.each(['/media/x/%25', '/cards/x/%25', '/media/x/%2523', '/cards/x/%E0%A4%9A'])(
  '%s answers 404: a path is decoded once',
  async (path) => expect((await send(path)).status).toBe(404),
)

test.each(['/%00', '/lists/items?collection=%00', '/search?q=%00', '/media%2Fx%2Fy', '/boxes%2Fhug.svg'])(
  '%s is a 400',
  async (path) => expect((await send(path)).status).toBe(400),
)

test.each([
  '/_next/data/x/api/y.json',
  '/a/../_next/data/x/about.json',
  '/icon.svg.rsc',
  '/health/live.rsc',
  '/about.rsc',
])('%s, which Next would answer with another page than the proxy sees, is a 400', async (path) =>
  expect((await send(path)).status).toBe(400),
)

test.each(['/boxes/hug.svg', '/offline-worker.js', '/icon.svg'])('a POST to the file %s is a 405', async (path) =>
  expect((await send(path, {}, 'POST', 'x')).status).toBe(405),
)

test('sandboxes a picture whose path ends in a slash', async () => {
  const [creatures] = loot
  for (const path of [`/media/${creatures}/%231%23`, `/media/${creatures}/%231%23/`]) {
    const { status, headers } = await send(path)
    expect([status, headers['content-type']]).toEqual([200, expect.stringMatching(/^image\//)])
    expect(headers['content-security-policy']).toMatch(/default-src 'none'.*; sandbox/)
  }
})

test('a missing file of the build is not a page', async () => {
  for (const path of ['/_next/static/search', '/_next/static/none.js']) {
    const { status, headers } = await send(path)
    expect([status, String(headers['content-type'])]).toEqual([404, expect.not.stringContaining('html')])
  }
})

test.each(['Infinity', '1.5', '99999999999999', '-'])('a cursor with the key %s is a 400', async (key) => {
  const first = JSON.parse((await send('/lists/items')).text) as { cursor: string }
  const [generation, list] = JSON.parse(Buffer.from(first.cursor, 'base64url').toString()) as [number, string]
  const forged = Buffer.from(JSON.stringify([generation, list, key])).toString('base64url')
  expect((await send(`/lists/items?cursor=${forged}`)).status).toBe(400)
})

test('simultaneous requests with different bodies get their own responses', async () => {
  const headers = { 'content-type': 'application/json', 'lootbox-arrival': '1' }
  const answers = await Promise.all(
    Array.from({ length: 200 }, async (_, number) => {
      const isListed = number % 2 === 0
      const path = number % 3 === 0 ? '/%61pi/all-lootbox-resources' : '/api/all-lootbox-resources'
      const address = isListed ? box.component : 'component_nobody'
      const { text, status } = await send(path, headers, 'POST', JSON.stringify({ address }))
      return { isListed, hasBox: text.includes(box.component), status }
    }),
  )
  expect(answers.filter(({ isListed, hasBox, status }) => status === 200 && hasBox && !isListed)).toEqual([])
  expect(answers.some(({ hasBox }) => hasBox)).toBe(true)
})

test('reads a body up to 64 KiB, with and without a declared length', async () => {
  const long = JSON.stringify({ address: box.component, note: 'x'.repeat(200_000) })
  for (const headers of [
    { 'content-type': 'application/json', 'content-length': `${long.length}` },
    { 'content-type': 'application/json', 'transfer-encoding': 'chunked' },
  ]) {
    const { status } = await send('/api/all-lootbox-resources', headers, 'POST', long)
    expect(status).toBe(400)
  }
})

test('the server fetches no picture from a URL in the request', async () => {
  const unknown = 'resource_loc1nfzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzz'
  for (const path of [
    `/_next/image?url=${encodeURIComponent('https://example.org/a.png')}&w=64&q=75`,
    `/_next/image?url=${encodeURIComponent('/boxes/hug.svg')}&w=64&q=75`,
    `/media/${unknown}/%231%23`,
    `/media/${encodeURIComponent('http://169.254.169.254/latest')}/%231%23`,
    '/media/__proto__/constructor',
  ])
    expect(`${path} ${(await send(path)).status}`).toMatch(/ 40\d$/)
})
