import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { snow } from '../../site.config'
import { isTrusted } from './seasonal'

test('the example carries the hash of the file it names, and is let in', () => {
  const file = readFileSync(new URL(`../../public${snow.src}`, import.meta.url))
  expect(snow.integrity).toBe(`sha384-${createHash('sha384').update(file).digest('base64')}`)
  expect(isTrusted(snow)).toBe(true)
})
