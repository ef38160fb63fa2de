// @vitest-environment jsdom
import { act, renderHook, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useDraft } from './use-draft'

test('an error stays until its own field changes: a picture may be stored at a later step', async () => {
  const { result } = renderHook(useDraft)
  const item = {
    key: 'one',
    name: 'Pond',
    picture: 'https://example.org/pond.svg',
    rarity: 'plain',
    copies: 1,
  } as const
  act(() => result.current.next())
  expect(result.current.errors.items).toBeDefined()
  act(() => result.current.edit(() => ({ items: [item] })))
  expect(result.current.errors).toEqual({})

  act(() => result.current.next())
  await waitFor(() => expect(result.current.step).toBe('collection'))
  act(() => result.current.next())
  expect(result.current.errors).toEqual({ name: 'A collection needs a name.' })
  act(() => result.current.edit(() => ({ items: [{ ...item, picture: 'https://example.org/cut.svg' }] })))
  expect(result.current.errors).toEqual({ name: 'A collection needs a name.' })
  act(() => result.current.edit(() => ({ name: 'Tidepool' })))
  expect(result.current.errors).toEqual({})
})
