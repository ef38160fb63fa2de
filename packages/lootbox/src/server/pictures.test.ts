import { okAsync } from 'neverthrow'
import { expect, test } from 'vitest'
import type { Picture } from './fetch-picture'
import { createPictures, type PicturesOptions } from './pictures'

const resource = 'resource_loc1ng06k6d8erdtualrhmgka2ru906e2n7reyg0asd5z7yq70ywd8ufz0'
const stored: Picture = { type: 'image/png', bytes: new Uint8Array([1, 2, 3]) }

const gateway = (url: string): PicturesOptions['gateway'] => ({
  getNonFungibleData: ({ non_fungible_ids }) =>
    okAsync({
      non_fungible_ids: non_fungible_ids.map((non_fungible_id) => ({
        non_fungible_id,
        is_burned: false,
        data: {
          programmatic_json: {
            kind: 'Tuple',
            fields: [
              { kind: 'String', field_name: 'name', value: 'Moss' },
              { kind: 'String', field_name: 'key_image_url', value: url },
            ],
          },
        },
      })),
    }) as unknown as ReturnType<PicturesOptions['gateway']['getNonFungibleData']>,
})

const pictureOf = (url: string) =>
  createPictures({
    gateway: gateway(url),
    networkId: 240,
    ipfsUrl: 'http://127.0.0.1:1/ipfs',
    isListed: () => Promise.resolve(true),
    uploads: {
      url: 'http://localhost:3000/uploads',
      store: { get: (name) => Promise.resolve(name === 'a.png' ? stored : undefined) },
    },
  })({ resource, id: '#1#' })

test('a picture at the site’s own address is read from its storage', async () =>
  expect(await pictureOf('http://localhost:3000/uploads/a.png')).toEqual({
    kind: 'picture',
    picture: stored,
    isLasting: true,
  }))

test.each(['http://localhost:3000/uploads/b.png', 'http://localhost:3001/uploads/a.png', 'http://127.0.0.1:80/a.png'])(
  '%s is an empty frame, and no server is asked',
  async (url) => expect(await pictureOf(url)).toMatchObject({ kind: 'picture', isLasting: false }),
)
