import { headers } from 'next/headers'
import { getRola } from '../auth/rola'
import { Wallet } from './wallet'

export default async function Account() {
  const cookie = (await headers()).get('cookie') // first, so that a build does not render this page
  return <Wallet user={await getRola().getUser(cookie)} />
}
