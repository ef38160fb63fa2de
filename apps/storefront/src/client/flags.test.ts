import { expect, test } from 'vitest'
import { createFlags, flagNames, revealModal } from './flags'

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

test('showing a menu or a dialog hides the others; properties open over the dialog that lists the item', () => {
  const flags = createFlags()
  const shown = () => flagNames.filter((name) => flags[name].shown$.get())
  flags.mobileMenu.show()
  flags.dropdown.show()
  expect(shown()).toEqual(['dropdown'])
  flags.redeemModal.show()
  flags.propertiesModal.show()
  expect(shown()).toEqual(['redeemModal', 'propertiesModal'])
  flags.buyModal.show()
  expect(shown()).toEqual(['buyModal'])
})

test('revealModal is another name of the wallet modal (spec L40; trap T27)', () => {
  const flags = createFlags()
  flags[revealModal].show()
  expect(flags.walletModal.shown$.get()).toBe(true)
})
