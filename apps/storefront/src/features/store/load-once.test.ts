import { expect, test, vi } from 'vitest'
import { loadOnce } from './load-once'

test('loads once, but a failure is not kept for ever', async () => {
  const load = vi.fn(() => Promise.resolve('wallet')).mockRejectedValueOnce(new Error('offline'))
  const get = loadOnce(load)
  await expect(get()).rejects.toThrow('offline')
  expect(await Promise.all([get(), get()])).toEqual(['wallet', 'wallet'])
  expect(load).toHaveBeenCalledTimes(2)
})
