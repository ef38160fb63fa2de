import { headers } from 'next/headers'
import { env } from '@/env'

/**
 * The development wallet of a page whose inline scripts may not run: Next lets the browser render what is not found, and
 * React runs no inline script there. A wallet that is there already ignores the second one.
 */
export async function DevWallet() {
  const { devnetUrl } = env()
  if (devnetUrl === undefined) return null
  return <script src={`${devnetUrl}/wallet.js`} async nonce={(await headers()).get('x-nonce') ?? undefined} />
}
