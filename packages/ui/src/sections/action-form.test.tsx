// @vitest-environment jsdom
import { cleanup, configure, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { ActionForm, type FormState } from './action-form'

// A busy machine takes longer than the default second.
configure({ asyncUtilTimeout: 10_000 })

afterEach(cleanup)

async function press(answer: Partial<FormState>) {
  render(
    <ActionForm
      title="Newsletter"
      slip="newsletter"
      action={(state) => Promise.resolve({ ...state, typed: { email: 'mona@example.org' }, ...answer })}
      fields={[{ name: 'email', type: 'email', label: 'Your address', wants: 'Give an address.' }]}
      trapField="website"
      button="Subscribe"
      sent={['A letter is on its way to ', '.']}
    />,
  )
  fireEvent.change(screen.getByRole('textbox', { name: 'Your address' }), { target: { value: 'mona@example.org' } })
  fireEvent.click(screen.getByRole('button', { name: 'Subscribe' }))
  return (await screen.findByText(/letter is on its way|nothing was sent|No more e-mails/)).textContent
}

test('after sending, the address that was typed stands in the sentence', async () => {
  expect(await press({ status: 'sent' })).toBe('A letter is on its way to mona@example.org.')
  expect(screen.queryByRole('textbox', { name: 'Your address' })).toBeNull()
})

test.each([
  [90, '90 s'],
  [601, '11 minutes'],
  [7_300, '3 hours'],
])('after too many letters the form says to wait (%i s)', async (seconds, wait) => {
  expect(await press({ status: 'too-many', seconds })).toBe(
    `No more e-mails can be sent now. Open the last one, or try again in ${wait}.`,
  )
})

test('what was typed stays in a form that could not be sent', async () => {
  expect(await press({ status: 'unavailable' })).toContain('so nothing was sent')
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Your address' }).value).toBe('mona@example.org')
})
