import { createHash } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createFolderStore, createS3Store, type PictureStore, savePicture } from './picture-store'

const png = new Uint8Array(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
)
const limits = { maxBytes: 1_000, maxSide: 100 }
const sha256 = createHash('sha256').update(png).digest('hex')

const bodyOf = async (request: IncomingMessage) => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

/** A bucket that takes signed requests only, and checks the signed hash of a body. */
const objects = new Map<string, { type: string; bytes: Buffer }>()
const bucket = createServer((request, response) => {
  void bodyOf(request).then((bytes) => {
    const { authorization = '', 'x-amz-content-sha256': signed } = request.headers
    const key = request.url ?? ''
    const isSigned = /^AWS4-HMAC-SHA256 Credential=key\/\d{8}\/eu-1\/s3\/aws4_request, .*Signature=[0-9a-f]{64}$/.test(
      authorization,
    )
    const hash = createHash('sha256').update(bytes).digest('hex')
    const isBody = signed === 'UNSIGNED-PAYLOAD' || signed === hash
    if (!isSigned || !isBody) return response.writeHead(403).end()
    if (request.method === 'PUT') {
      objects.set(key, { type: request.headers['content-type'] ?? '', bytes })
      return response.writeHead(200).end()
    }
    const found = objects.get(key)
    return found
      ? response.writeHead(200, { 'content-type': found.type }).end(found.bytes)
      : response.writeHead(404).end()
  })
})

let folder: string
let bucketUrl: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lootboxes-pictures-'))
  await new Promise<void>((ready) => bucket.listen(0, '127.0.0.1', ready))
  const address = bucket.address()
  bucketUrl = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/pictures`
})
afterAll(async () => {
  bucket.close()
  await rm(folder, { recursive: true })
})

const s3 = (accessKeyId = 'key') =>
  createS3Store({ url: `${bucketUrl}/`, accessKeyId, secretAccessKey: 'secret', region: 'eu-1' })

describe.each<[string, () => PictureStore]>([
  ['a folder', () => createFolderStore(join(folder, 'uploads'))],
  ['a bucket', () => s3()],
])('%s', (_, createStore) => {
  test('returns the bytes and the type of a saved picture by the hash of its bytes', async () => {
    const store = createStore()
    expect(await store.get(`${sha256}.png`)).toBeUndefined()
    const saved = await savePicture(store, png, limits)
    expect(saved).toEqual({ name: `${sha256}.png`, sha256 })
    expect(await savePicture(store, png, limits)).toEqual(saved)
    expect(await store.get(`${sha256}.png`)).toEqual({ type: 'image/png', bytes: png })
  })

  test.each(['../../etc/passwd', `${sha256}.svg`, sha256, `x${sha256}.png`])('has no picture %s', async (name) =>
    expect(await createStore().get(name)).toBeUndefined(),
  )
})

test('a folder has complete pictures only', async () => {
  expect(await readdir(join(folder, 'uploads'))).toEqual([`${sha256}.png`])
})

test('a bucket stores the type, and a refusal rejects', async () => {
  expect(objects.get(`/pictures/${sha256}.png`)?.type).toBe('image/png')
  await expect(s3('stranger').get(`${sha256}.png`)).rejects.toThrow('403')
  await expect(savePicture(s3('stranger'), png, limits)).rejects.toThrow('403')
})

test.each([
  ['text', new TextEncoder().encode('<script>')],
  ['an SVG', new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
  ['too many bytes', new Uint8Array([...png, ...new Uint8Array(1_000)])],
  ['nothing', new Uint8Array()],
])('%s is not saved', async (_, bytes) => expect(await savePicture(s3(), bytes, limits)).toBeUndefined())

test('a picture with too many pixels is not saved', async () => {
  const wide = png.slice()
  new DataView(wide.buffer).setUint32(16, 101)
  expect(await savePicture(s3(), wide, limits)).toBeUndefined()
})
