import { RadixEngineToolkit } from '@radixdlt/radix-engine-toolkit'
import { expect } from 'vitest'
import type { Manifest } from './finish-manifest'
import { renderManifest } from './render-manifest'

const { Instructions } = RadixEngineToolkit
const string = (value: string) => ({ kind: 'String', value }) as const

export const compile = (text: string, networkId: number): Promise<Uint8Array> =>
  Instructions.compile(string(text), networkId)

/** Expects that the engine toolkit compiles and validates the text, and that a round trip returns the same bytes. */
export async function expectEngineAccepts(manifest: Manifest): Promise<Uint8Array> {
  const { networkId } = manifest
  const written = string(renderManifest(manifest))
  const bytes = await Instructions.compile(written, networkId)
  expect(await Instructions.staticallyValidate(written, networkId)).toEqual({ kind: 'Valid' })
  const parsed = await Instructions.convert(written, networkId, 'Parsed')
  const rewritten = await Instructions.convert(parsed, networkId, 'String')
  expect(Buffer.compare(await Instructions.compile(rewritten, networkId), bytes)).toBe(0)
  return bytes
}
