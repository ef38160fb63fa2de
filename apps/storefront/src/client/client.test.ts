// @vitest-environment jsdom

import { selectedBoxKey } from '@lootboxes/lootbox/client'
import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { box, component, ticketResource } from './genesis.fixture'
import { openPage, site } from './page.fixture'

const path = '/api/all-lootbox-resources'
const settle = () => waitFor(() => undefined)
const other = { ...box, id: 'other', componentAddress: `${component}x` as typeof component }

test('a failed read of the box leaves empty strings and logs the status text (spec L68, L125; trap T29)', async () => {
  const { client, answers, log } = openPage({ isBoxPage: false })
  answers[path] = () => new Response('', { status: 503, statusText: 'Service Unavailable' })
  client.openBox(component)
  await waitFor(() => expect(client.lootbox$.get()).toEqual({ status: 'failed', resources: '', ticketAddress: '' }))
  expect(log.mock.calls).toEqual([['Error fetching data:', 'Service Unavailable']])
})

test('the box is read on load and on every refresh, whether or not it was read before (spec L101)', async () => {
  const { client, count, answers } = openPage()
  await waitFor(() => expect(client.lootbox$.get().status).toBe('ready'))
  await client.readBox()
  expect(count(path)).toBe(2)
  answers[path] = () => new Response('', { status: 503 })
  await client.readBox()
  expect(client.lootbox$.get()).toMatchObject({ status: 'failed', ticketAddress: '' })
})

test('a response with only a component address is enough, and its component is used (spec L47, L101; trap T44)', async () => {
  const tickets = `${ticketResource}2` as typeof ticketResource
  const { client, answers } = openPage({
    isBoxPage: false,
    site: { boxes: [box, { ...other, ticketAddress: tickets }] },
  })
  answers[path] = () => ({ address: { componentAddress: other.componentAddress } })
  client.openBox(component)
  await waitFor(() =>
    expect(client.lootbox$.get()).toEqual({
      status: 'ready',
      resources: { componentAddress: other.componentAddress },
      ticketAddress: tickets,
    }),
  )
})

test.each([
  ['a box that is not listed', { address: '' }, { status: 'ready', resources: '', ticketAddress: '' }],
  ['something else', { address: 7 }, { status: 'failed', resources: '', ticketAddress: '' }],
  ['nothing at all', null, { status: 'failed', resources: '', ticketAddress: '' }],
])('%s has no tickets to ask about', async (_, answer, lootbox) => {
  const { client, answers } = openPage({ isBoxPage: false })
  answers[path] = () => answer
  client.openBox(component)
  await waitFor(() => expect(client.lootbox$.get()).toEqual(lootbox))
})

test('a late answer for the box before does not overwrite the new one (trap T31)', async () => {
  const { client, answers } = openPage({ isBoxPage: false, site: { boxes: [box, other] } })
  let answerFirst: (answer: unknown) => void = () => undefined
  answers[path] = ({ address }) =>
    address === component
      ? new Promise((resolve) => {
          answerFirst = resolve
        })
      : { address: '' }
  client.openBox(component)
  await settle()
  client.openBox(other.componentAddress)
  await waitFor(() => expect(client.lootbox$.get().status).toBe('ready'))
  answerFirst({ address: { componentAddress: component } })
  await settle()
  expect(client.lootbox$.get()).toMatchObject({ resources: '', ticketAddress: '' })
})

test('the box being looked at is remembered for the session (spec L68)', () => {
  sessionStorage.clear()
  const { client } = openPage({ isBoxPage: false })
  client.openBox(component)
  expect(sessionStorage.getItem(selectedBoxKey)).toBe(component)
})

test.each([
  ['the session’s box', other.componentAddress, other.componentAddress],
  ['the default one where the session names none', undefined, component],
  ['the default one where the session’s is not listed here', 'component_loc1stranger', component],
])('a page without a box reads %s (spec L19, L40, L68)', (_, stored, selected) => {
  sessionStorage.clear()
  if (stored !== undefined) sessionStorage.setItem(selectedBoxKey, stored)
  const { client } = openPage({ isBoxPage: false, site: { boxes: [box, other] } })
  client.openSelected()
  expect(client.box$.get()).toMatchObject({ address: selected })
  expect(sessionStorage.getItem(selectedBoxKey)).toBe(selected)
})

test('a page about a box keeps its box selected until the page is left', () => {
  const { client } = openPage({ isBoxPage: false, site: { boxes: [box, other] } })
  client.box$.set({ address: other.componentAddress, box: other, sale: { status: 'live' }, facts: undefined })
  const leave = client.openBox(other.componentAddress)
  client.openSelected()
  expect(client.box$.get()).toMatchObject({ address: other.componentAddress })
  leave()
  expect(client.box$.get()).toBeUndefined()
})

test('a network without a box opens none', () => {
  const { client } = openPage({ isBoxPage: false, site: { boxes: [], defaultBox: undefined } })
  client.openSelected()
  expect(client.box$.get()).toBeUndefined()
  expect(site.defaultBox).toBe(component)
})
