import { expect, test } from 'vitest'
import { createFlags, flagNames } from './flags'

test('eight flags, all hidden at first (spec L75)', () => {
  expect(flagNames).toEqual([
    'mobileMenu',
    'dropdown',
    'walletModal',
    'bidsModal',
    'buyModal',
    'redeemModal',
    'buyTokenModal',
    'propertiesModal',
  ])
  expect(Object.keys(createFlags())).toEqual([...flagNames])
  for (const flag of Object.values(createFlags())) expect(flag.shown$.get()).toBe(false)
})

test.each(flagNames)('%s is shown and hidden on its own (spec L75)', (name) => {
  const flags = createFlags()
  flags[name].show()
  expect(flagNames.filter((other) => flags[other].shown$.get())).toEqual([name])
  flags[name].hide()
  expect(flags[name].shown$.get()).toBe(false)
})
