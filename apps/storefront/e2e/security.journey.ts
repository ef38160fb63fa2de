import { request as ask } from 'node:http'
import { box } from './ledger'
import { expect, test } from './world'

/** `SECURITY_RUNS=10000` for the whole number; fewer run with every change. */
const runs = Number(process.env.SECURITY_RUNS ?? 600)

type Answer = { status: number; headers: Record<string, string | string[] | undefined>; text: string }

/** Straight over the socket: no client tidies the path or the headers first. */
const get = (
  siteUrl: string,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
  body?: string,
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { port } = new URL(siteUrl)
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

/** The same numbers in every run. */
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
/** Headers that mean something to Next, to a proxy or to this site; each request sends some of them together. */
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
const methods = ['GET', 'GET', 'GET', 'GET', 'GET', 'HEAD', 'POST', 'OPTIONS'] as const

test('whatever path, method and headers: every page carries the policy, nothing breaks, nobody hears of another', async ({
  world,
}) => {
  test.setTimeout(3_600_000)
  const { pick, next } = random(7)
  const failures: string[] = []
  const names = Object.keys(headerValues)
  /** The same path to whoever decodes it. */
  const encoded = (segment: string) =>
    segment.replace(/[a-z]/gi, (letter) => (next() < 0.1 ? `%${letter.charCodeAt(0).toString(16)}` : letter))
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
    if (body !== undefined) headers['content-type'] = pick(['application/json', 'text/plain', 'multipart/form-data'])
    const asked = path.includes('?') ? path : `${path}?q=${marker}`
    const where = `${method} ${asked} ${JSON.stringify(headers)}`
    const answer = await get(world.siteUrl, asked, headers, method, body).catch((error: unknown) => {
      failures.push(`no answer (${String(error)}): ${where}`)
    })
    if (answer === undefined) return
    const isPage = String(answer.headers['content-type']).startsWith('text/html')
    const policy = String(answer.headers['content-security-policy'])
    // Next calls a router state it cannot read a fault of its own, and hides that header from our proxy.
    if (answer.status >= 500 && headers['next-router-state-tree'] === undefined)
      failures.push(`broke with ${answer.status}: ${where}`)
    if (isPage && (!policy.includes("frame-ancestors 'none'") || policy.includes("script-src 'unsafe-inline'")))
      failures.push(`no policy: ${where}`)
    if (
      isPage &&
      !policy.includes('nonce-') &&
      !/^\/media\//.test(
        path.replaceAll(/%([2-7][\da-f])/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
      )
    )
      failures.push(`no nonce: ${where}`)
    const said = `${JSON.stringify(answer.headers)} ${answer.text}`
    for (const [heard] of said.matchAll(/caller-\d+-/g))
      if (heard !== marker) failures.push(`heard of ${heard}: ${where}`)
  }
  for (let done = 0; done < runs; done += 10)
    await Promise.all(Array.from({ length: 10 }, (_, place) => one(done + place)))
  expect(failures).toEqual([])
})

test('pages that once went around the policy do not', async ({ world }) => {
  for (const path of ['/icons/search', '/fonts/a/b/search', '/api/search', '/_next/image/search', '/terms', '/nope']) {
    for (const headers of [{}, { 'next-router-prefetch': '1' }]) {
      const { headers: sent } = await get(world.siteUrl, path, headers)
      expect(`${path} ${String(sent['content-security-policy'])}`).toContain("frame-ancestors 'none'")
      expect(sent['x-frame-options']).toBe('DENY')
      expect(sent['x-content-type-options']).toBe('nosniff')
      expect(sent['strict-transport-security']).toContain('max-age')
    }
  }
})

test('nobody is answered with another caller’s question', async ({ world }) => {
  const body = (address: string) => JSON.stringify({ address })
  const headers = { 'content-type': 'application/json', 'lootbox-arrival': '1' }
  const answers = await Promise.all(
    Array.from({ length: 200 }, async (_, n) => {
      const mine = n % 2 === 0
      const path = n % 3 === 0 ? '/%61pi/all-lootbox-resources' : '/api/all-lootbox-resources'
      const { text, status } = await get(
        world.siteUrl,
        path,
        headers,
        'POST',
        body(mine ? box.component : 'component_nobody'),
      )
      return { mine, isBox: text.includes(box.component), status }
    }),
  )
  expect(answers.filter(({ mine, isBox, status }) => status === 200 && isBox && !mine)).toEqual([])
  expect(answers.some(({ isBox }) => isBox)).toBe(true)
})

test('a body is read up to 64 KiB, whatever it says about its length', async ({ world }) => {
  const long = JSON.stringify({ address: box.component, note: 'x'.repeat(200_000) })
  for (const headers of [
    { 'content-type': 'application/json', 'content-length': `${long.length}` },
    { 'content-type': 'application/json', 'transfer-encoding': 'chunked' },
  ]) {
    const { status } = await get(world.siteUrl, '/api/all-lootbox-resources', headers, 'POST', long)
    expect(status).toBe(400)
  }
})

test('this server fetches no picture for strangers', async ({ world }) => {
  const stranger = 'resource_loc1nfzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzz'
  for (const path of [
    `/_next/image?url=${encodeURIComponent('https://example.org/a.png')}&w=64&q=75`,
    `/_next/image?url=${encodeURIComponent('/boxes/hug.svg')}&w=64&q=75`,
    `/media/${stranger}/%231%23`,
    `/media/${encodeURIComponent('http://169.254.169.254/latest')}/%231%23`,
    '/media/__proto__/constructor',
  ])
    expect(`${path} ${(await get(world.siteUrl, path)).status}`).toMatch(/ 40\d$/)
})
