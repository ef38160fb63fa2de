import { loginProofs, rolaErrorText } from '@lootboxes/wallet-connector/rola'
import type { WalletData } from '@lootboxes/wallet-connector/toolkit'
import { cookies } from 'next/headers'
import { rola } from './rola'

export async function POST(request: Request) {
  // The value of `dataRequestControl`. It comes from a browser, so its type is unknown; `loginProofs` parses it.
  const data: WalletData | undefined = await request.json().catch(() => undefined)
  const challenge = String(data?.proofs?.[0]?.challenge)
  const session = (await cookies()).get('session')?.value
  const proved = await rola().verifyLogin({
    challenge,
    session,
    proofs: loginProofs(data ?? { proofs: [] }, challenge),
  })
  return proved.match(
    (entities) =>
      entities.some(({ type }) => type === 'persona')
        ? Response.json(entities)
        : new Response('A persona has to log in.', { status: 401 }),
    (error) => new Response(rolaErrorText(error), { status: 401 }),
  )
}
