import { randomUUID } from 'node:crypto'
import { rolaErrorText } from '@lootboxes/wallet-connector/rola'
import { cookies } from 'next/headers'
import { rola } from '../login/rola'

export async function GET() {
  // Always issues a new session id and ignores the browser's.
  const session = randomUUID()
  const jar = await cookies()
  jar.set('session', session, { httpOnly: true, secure: true, sameSite: 'strict' })
  const challenge = await rola().issueChallenge(session)
  return challenge.match(
    (text) => new Response(text),
    (error) => new Response(rolaErrorText(error), { status: 503 }),
  )
}
