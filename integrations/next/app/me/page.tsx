import { headers } from 'next/headers'
import { getRola } from '../auth/rola'

export default async function Me() {
  const cookie = (await headers()).get('cookie') // first, so that a build does not render this page
  const user = await getRola().getUser(cookie)
  return <p>{user?.persona ? `Logged in as ${user.persona.label}` : 'Not logged in'}</p>
}
