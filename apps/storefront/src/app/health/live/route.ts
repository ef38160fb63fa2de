/** This process answers. */
export const GET = (): Response => new Response('live\n', { headers: { 'cache-control': 'no-store' } })
