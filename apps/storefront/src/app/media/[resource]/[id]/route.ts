import { takePoints } from '@/api/rate-limit'
import { mediaHeaders } from '@/config/media-policy'
import { pictures } from '@/ledger/pictures'

type Props = { params: Promise<{ resource: string; id: string }> }

export const dynamic = 'force-dynamic'

/**
 * Serves the picture of a non-fungible, so that the host named in its metadata does not see the visitor's address. A request
 * that the caches cannot answer costs a point.
 */
export async function GET({ headers }: Request, { params }: Props): Promise<Response> {
  const answer = await pictures()(await params, () => takePoints(headers))
  switch (answer.kind) {
    case 'none':
      return new Response('There is no picture here.', {
        status: 404,
        headers: { ...mediaHeaders, 'cache-control': 'public, max-age=60' },
      })
    case 'too-many':
      return new Response(`Too many requests. Try again in ${answer.seconds} s.`, {
        status: 429,
        headers: { ...mediaHeaders, 'retry-after': `${answer.seconds}`, 'cache-control': 'no-store' },
      })
    case 'picture': {
      const { picture, isLasting } = answer
      const cacheControl = `public, max-age=${isLasting ? 3600 : 60}`
      return new Response(picture.bytes, {
        headers: { ...mediaHeaders, 'content-type': picture.type, 'cache-control': cacheControl },
      })
    }
  }
}
