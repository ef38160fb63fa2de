import type { TestProject } from 'vitest/node'
import { startWorld } from '../e2e/start-world'

declare module 'vitest' {
  export interface ProvidedContext {
    siteUrl: string
    devnetUrl: string
    outbox: string
  }
}

/** Starts one devnet, catalog worker and site for all files of this project. */
export default async function startOnce({ provide }: TestProject): Promise<() => Promise<void>> {
  const { siteUrl, devnetUrl, outbox, stop } = await startWorld()
  provide('siteUrl', siteUrl)
  provide('devnetUrl', devnetUrl)
  provide('outbox', outbox)
  return stop
}
