import { randomUUID } from 'node:crypto'
import { rolaErrorText } from '@lootboxes/wallet-connector/rola'
import { cookies } from 'next/headers'
import { rola } from '../login/rola'

export async function GET() {
  const jar = await cookies()
  const session = jar.get('session')?.value ?? randomUUID()
  jar.set('session', session, { httpOnly: true, sameSite: 'strict' })
  const challenge = await rola().issueChallenge(session)
  return challenge.match(
    (text) => new Response(text),
    (error) => new Response(rolaErrorText(error), { status: 503 }),
  )
}
