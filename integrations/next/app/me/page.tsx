import { headers } from 'next/headers'
import { getRola } from '../auth/rola'

export default async function Me() {
  const user = await getRola().getUser((await headers()).get('cookie'))
  return <p>{user?.persona ? `Logged in as ${user.persona.label}` : 'Not logged in'}</p>
}
