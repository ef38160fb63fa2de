import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetProcess } from '@/config/per-process'
import { dailyBytes, uploadQuota } from './upload-quota'
import { serveUpload, takeUpload } from './uploads'

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lootboxes-uploads-'))
  forgetProcess()
  vi.stubEnv('RADIX_NETWORK', 'devnet')
  vi.stubEnv('LOG_LEVEL', 'silent')
  vi.stubEnv('UPLOADS_DIR', folder)
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await rm(folder, { recursive: true })
})

const upload = (body: BodyInit, headers: Record<string, string> = {}) =>
  takeUpload(
    new Request('http://localhost:3000/uploads', {
      method: 'POST',
      body,
      headers: { 'lootbox-peer': '203.0.113.7', host: 'localhost:3000', ...headers },
    }),
  )

test('a picture is served under the hash of its bytes, for ever and in a sandbox', async () => {
  const stored = await upload(png)
  expect(stored.status).toBe(201)
  const { url, sha256 }: { url: string; sha256: string } = await stored.json()
  expect(url).toBe(`http://localhost:3000/uploads/${sha256}.png`)
  const { headers, status, ...served } = await serveUpload(`${sha256}.png`).then(async (answer) => ({
    status: answer.status,
    headers: answer.headers,
    bytes: Buffer.from(await answer.arrayBuffer()),
  }))
  expect([status, served.bytes]).toEqual([200, png])
  expect(headers.get('content-type')).toBe('image/png')
  expect(headers.get('cache-control')).toContain('immutable')
  expect(headers.get('content-security-policy')).toContain('sandbox')
  expect((await serveUpload('../../package.json')).status).toBe(404)
})

test.each([
  ['a page', '<!doctype html><script>alert(1)</script>', {}, 415],
  ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>', {}, 415],
  ['a page that claims to be a picture', '<script>', { 'content-type': 'image/png' }, 415],
  ['too many bytes', Buffer.concat([png, Buffer.alloc(2_000_000)]), {}, 413],
  ['a page of another site', png, { origin: 'https://stranger.example' }, 403],
] as const)('%s is not stored', async (_, body, headers, status) => {
  expect((await upload(body, headers)).status).toBe(status)
  expect(await readdir(folder)).toEqual([])
})

test('uploads are limited by address, and closed with the site', async () => {
  vi.stubEnv('RATE_LIMIT_PER_MINUTE', '10')
  const statuses: number[] = []
  for (let n = 0; n < 3; n += 1) statuses.push((await upload(png)).status)
  expect(statuses).toEqual([201, 201, 429])
  forgetProcess()
  vi.stubEnv('MAINTENANCE', 'A new index is being built.')
  expect((await upload(png)).status).toBe(503)
})

test('one address cannot fill the disk, and all together cannot either', async () => {
  expect(await uploadQuota().take('203.0.113.7', dailyBytes.address - png.byteLength)).toBeUndefined()
  expect((await upload(png)).status).toBe(201)
  const refused = await upload(png)
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '86400'])
  expect((await upload(png, { 'lootbox-peer': '198.51.100.1' })).status).toBe(201)
  expect(await readdir(folder)).toHaveLength(1)
  const many = Array.from({ length: dailyBytes.site / dailyBytes.address }, (_, at) => `192.0.2.${at}`)
  for (const address of many) await uploadQuota().take(address, dailyBytes.address)
  expect((await upload(png, { 'lootbox-peer': '198.51.100.2' })).status).toBe(429)
})

test('a public network without storage stores nothing', async () => {
  vi.stubEnv('RADIX_NETWORK', 'stokenet')
  vi.stubEnv('SITE_URL', 'https://site.test')
  vi.stubEnv('DAPP_DEFINITION_ADDRESS', 'account_tdx_2_1')
  vi.stubEnv('UPLOADS_DIR', '')
  expect((await upload(png)).status).toBe(404)
})
