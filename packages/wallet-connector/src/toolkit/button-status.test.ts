import { expect, test } from 'vitest'
import { DataRequestBuilder } from './data-request'
import { benchToolkit } from './toolkit.fixture'

const ask = (options: Parameters<typeof benchToolkit>[0] = {}) => {
  const bench = benchToolkit(options)
  bench.walletApi.setRequestData(DataRequestBuilder.persona(), DataRequestBuilder.accounts().exactly(1))
  return { bench, requested: bench.buttonApi.connect() }
}

test('a success lasts for 2 seconds, then the button returns to default (spec L70)', async () => {
  const { bench, requested } = ask()
  expect(bench.buttonApi.getStatus()).toBe('pending')
  await bench.clock.advance(90)
  await requested
  expect(bench.buttonApi.getStatus()).toBe('success')
  await bench.clock.advance(1999)
  expect(bench.buttonApi.getStatus()).toBe('success')
  await bench.clock.advance(1)
  expect(bench.buttonApi.getStatus()).toBe('default')
})

test('a request that starts during a result makes the button pending immediately (spec L70; trap T54)', async () => {
  const { bench, requested } = ask()
  await bench.clock.advance(90)
  await requested
  expect(bench.buttonApi.getStatus()).toBe('success')
  const again = bench.buttonApi.connect()
  expect(bench.buttonApi.getStatus()).toBe('pending')
  await bench.clock.advance(90)
  await again
})
