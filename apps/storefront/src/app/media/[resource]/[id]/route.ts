import { mediaPolicy } from '@/config/paths'
import { getPicture } from '@/ledger/pictures'

type Props = { params: Promise<{ resource: string; id: string }> }

export const dynamic = 'force-dynamic'

/** The picture of a non-fungible, fetched by this server: no visitor's address reaches whoever wrote the metadata. */
export async function GET(_: Request, { params }: Props): Promise<Response> {
  const { resource, id } = await params
  const picture = await getPicture({ resource, id: decodeURIComponent(id) })
  const headers = { 'content-security-policy': mediaPolicy, 'x-content-type-options': 'nosniff' }
  if (picture === undefined)
    return new Response('There is no picture here.', {
      status: 404,
      headers: { ...headers, 'cache-control': 'public, max-age=60' },
    })
  return new Response(picture.bytes, {
    headers: { ...headers, 'content-type': picture.type, 'cache-control': 'public, max-age=3600' },
  })
}
