import { createServer, request } from 'node:http'

const cid = 'bafkreigh2akiscaildcqabsyg3dfr6chu3fgpregiymsck7e7aqa4s52zy'
const taken = 'window.taken=1'

/** Metadata of an attacker's NFTs. */
export const grudges = [
  { name: `<script>${taken}</script><img src=x onerror="${taken}">`, key_image_url: `javascript:${taken}` },
  { name: 'x'.repeat(10_240), key_image_url: 'http://stranger.example/a.png' },
  { name: 'Moss\u202egnp.exe\u2066 back', key_image_url: `data:text/html,<script>parent.${taken}</script>` },
  { name: 'Bell\u0000\u0007flower\n'.repeat(9), key_image_url: `ipfs://${cid}/../../wallet.js` },
  { name: '\u200b\u202e', key_image_url: '' },
  { name: `"><svg onload=${taken}>`, key_image_url: '//stranger.example/a.png' },
  {
    name: '\u0301\u0335'.repeat(400),
    key_image_url: `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" onload="parent.${taken}"><script>parent.${taken}</script><image href="http://stranger.example/b.png"/></svg>`)}`,
  },
] as const

type Field = { field_name?: string; value?: unknown }
type Item = { non_fungible_id: string; data?: { programmatic_json?: { fields?: Field[] } } }
type Metadata = { items: { key: string; value: { typed: { value?: unknown } } }[] }
type Entity = { metadata?: Metadata; explicit_metadata?: Metadata }

/** Assigns one of `grudges` to each NFT, in turn. The same NFT always has the same one. */
function createGrudges() {
  const given = new Map<string, (typeof grudges)[number]>()
  return (id: string) => {
    const grudge = given.get(id) ?? grudges[given.size % grudges.length] ?? grudges[0]
    given.set(id, grudge)
    return grudge
  }
}
type GrudgeOf = ReturnType<typeof createGrudges>

function spoilNonFungible({ non_fungible_id, data }: Item, grudgeOf: GrudgeOf) {
  const { name, key_image_url } = grudgeOf(non_fungible_id)
  const texts: Record<string, string> = {
    name,
    key_image_url,
    description: `${name} ${'y'.repeat(9000)}`,
    rarity: name,
  }
  const fields = data?.programmatic_json?.fields ?? []
  for (const field of fields) {
    const text = texts[field.field_name ?? '']
    if (text !== undefined) field.value = text
  }
}

function spoilEntity({ metadata, explicit_metadata }: Entity) {
  for (const { key, value } of [...(metadata?.items ?? []), ...(explicit_metadata?.items ?? [])])
    if (key === 'icon_url') value.typed.value = 'http://stranger.example/icon.png'
}

function spoil(path: string, text: string, grudgeOf: GrudgeOf): string {
  const body: { non_fungible_ids?: Item[]; items?: Entity[] } = JSON.parse(text)
  if (path.startsWith('/state/non-fungible/data'))
    for (const one of body.non_fungible_ids ?? []) spoilNonFungible(one, grudgeOf)
  else body.items?.forEach(spoilEntity)
  return JSON.stringify(body)
}

/** A Gateway proxy that replaces the data of NFTs and the icons of resources. */
export async function startHostileGateway(behind: string) {
  const grudgeOf = createGrudges()
  const server = createServer((incoming, outgoing) => {
    const path = incoming.url ?? '/'
    const headers = { ...incoming.headers, 'accept-encoding': 'identity' }
    const passed = request(behind + path, { method: incoming.method, headers }, (answer) => {
      const status = answer.statusCode ?? 502
      const isSpoilt = status === 200 && /^\/state\/(non-fungible\/data|entity\/details)/.test(path)
      if (!isSpoilt || incoming.method !== 'POST') {
        outgoing.writeHead(status, answer.headers)
        answer.pipe(outgoing)
        return
      }
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () => {
        const sizes = ['content-length', 'transfer-encoding']
        for (const [name, value] of Object.entries(answer.headers))
          if (value !== undefined && !sizes.includes(name)) outgoing.setHeader(name, value)
        outgoing.end(spoil(path, Buffer.concat(chunks).toString(), grudgeOf))
      })
    })
    passed.on('error', () => outgoing.writeHead(502).end())
    incoming.pipe(passed)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('No port.')
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
