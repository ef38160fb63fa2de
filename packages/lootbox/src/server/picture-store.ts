import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { AwsClient } from 'aws4fetch'
import { imageSize } from 'image-size'
import type { Picture } from './fetch-picture'

/** Stores pictures by name. A name is the hash of its bytes, so a stored picture never changes. */
export type PictureStore = {
  /** Stores a picture. Rejects when the storage cannot be written. */
  readonly put: (name: string, picture: Picture) => Promise<void>
  /** Resolves to `undefined` for a name that is not stored. Rejects when the storage cannot be read. */
  readonly get: (name: string) => Promise<Picture | undefined>
}

const extensions = { png: 'image/png', jpg: 'image/jpeg' } as const
const namePattern = /^([0-9a-f]{64})\.(png|jpg)$/

const typeOf = (name: string): string | undefined => {
  const extension = namePattern.exec(name)?.[2]
  return extension === 'png' || extension === 'jpg' ? extensions[extension] : undefined
}

const isMissing = (cause: unknown) => cause instanceof Error && 'code' in cause && cause.code === 'ENOENT'

/** Stores pictures in a folder of this machine. Creates the folder with the first picture. */
export function createFolderStore(folder: string): PictureStore {
  return {
    async put(name, { bytes }) {
      await mkdir(folder, { recursive: true })
      // A reader never sees half a file: the name appears with all its bytes.
      const draft = join(folder, `.${randomUUID()}`)
      await writeFile(draft, bytes)
      await rename(draft, join(folder, name))
    },
    async get(name) {
      const type = typeOf(name)
      if (type === undefined) return undefined
      try {
        return { type, bytes: new Uint8Array(await readFile(join(folder, name))) }
      } catch (cause) {
        if (isMissing(cause)) return undefined
        throw cause
      }
    },
  }
}

/** Options of `createS3Store`. */
export type S3StoreOptions = {
  /** The URL of the bucket, with an optional prefix: `https://s3.eu-central-1.amazonaws.com/bucket`. */
  readonly url: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
  readonly region: string
  readonly timeoutMs?: number | undefined
}

/** Stores pictures in a bucket of Amazon S3, Cloudflare R2, MinIO or another service with the same API. */
export function createS3Store({ url, timeoutMs = 10_000, ...credentials }: S3StoreOptions): PictureStore {
  const client = new AwsClient({ ...credentials, service: 's3', retries: 2 })
  const bucket = url.replace(/\/+$/, '')
  const refusal = async (name: string, response: Response) => {
    await response.body?.cancel()
    return new Error(`The bucket answered ${response.status} for ${name}.`)
  }
  return {
    async put(name, { type, bytes }) {
      const response = await client.fetch(`${bucket}/${name}`, {
        method: 'PUT',
        headers: { 'content-type': type },
        body: bytes,
        signal: AbortSignal.timeout(timeoutMs),
      })
      if (!response.ok) throw await refusal(name, response)
      await response.body?.cancel()
    },
    async get(name) {
      const type = typeOf(name)
      if (type === undefined) return undefined
      const response = await client.fetch(`${bucket}/${name}`, { signal: AbortSignal.timeout(timeoutMs) })
      if (response.ok) return { type, bytes: new Uint8Array(await response.arrayBuffer()) }
      const error = await refusal(name, response)
      if (response.status === 404) return undefined
      throw error
    },
  }
}

/** A stored picture: its name in the store, and the SHA-256 of its bytes in hex. */
export type SavedPicture = { readonly name: string; readonly sha256: string }

/** Limits of `savePicture`. */
export type SavePictureOptions = {
  readonly maxBytes: number
  /** The longest side, in pixels. */
  readonly maxSide: number
}

/**
 * Stores a PNG or JPEG under the hash of its bytes. The bytes decide what it is, not a declared type. Resolves to
 * `undefined` for anything else, and for a picture over the limits.
 *
 * @example
 * ```ts
 * import { createFolderStore, savePicture } from '@lootboxes/lootbox/server'
 *
 * const bytes = new Uint8Array(await new Response('not a picture').arrayBuffer())
 * const saved = await savePicture(createFolderStore('.data/uploads'), bytes, { maxBytes: 2_000_000, maxSide: 2_000 })
 * if (saved !== undefined) console.log(saved.name)
 * ```
 */
export async function savePicture(
  store: PictureStore,
  bytes: Uint8Array<ArrayBuffer>,
  { maxBytes, maxSide }: SavePictureOptions,
): Promise<SavedPicture | undefined> {
  const extension = bytes.byteLength > maxBytes ? undefined : extensionOf(bytes, maxSide)
  if (extension === undefined) return undefined
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const name = `${sha256}.${extension}`
  await store.put(name, { type: extensions[extension], bytes })
  return { name, sha256 }
}

function extensionOf(bytes: Uint8Array, maxSide: number): keyof typeof extensions | undefined {
  try {
    const { width, height, type } = imageSize(bytes)
    return (type === 'png' || type === 'jpg') && Math.max(width, height) <= maxSide ? type : undefined
  } catch {
    return undefined
  }
}
