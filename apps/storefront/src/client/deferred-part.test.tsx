// @vitest-environment jsdom

import { act } from '@testing-library/react'
import { Activity, type ComponentType, createContext, useContext, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { deferredPart, loadDeferredParts } from './deferred-part'

const browser = vi.hoisted(() => ({ becomeIdle: () => {} }))
vi.mock('@lootboxes/ui', () => ({
  whenIdle: (task: () => void) => {
    browser.becomeIdle = task
  },
}))
vi.mock('next/navigation', () => ({ usePathname: () => location.pathname }))

afterEach(() => {
  document.body.replaceChildren()
  globalThis.earlyPress = undefined
  onPress.mockClear()
})

const Context = createContext('before')

const onPress = vi.fn()

function Counter() {
  useContext(Context)
  const [count, setCount] = useState(0)
  return (
    <button
      type="button"
      onClick={() => {
        onPress()
        setCount(count + 1)
      }}
    >
      {count}
    </button>
  )
}

/** A page as the server sent it, hydrated; `arrive` delivers the part's code. */
async function open() {
  // As the page's first script does.
  const remember = (press: Event) => {
    globalThis.earlyPress = press
  }
  addEventListener('click', remember, { capture: true, once: true })
  onTestFinished(() => removeEventListener('click', remember, { capture: true }))
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(
    <Activity>
      <div data-deferred="" className="contents">
        <Counter />
      </div>
    </Activity>,
  )
  let [deliver, lose]: [(part: ComponentType) => void, (cause: Error) => void] = [() => undefined, () => undefined]
  const code = new Promise<ComponentType>((resolve, reject) => {
    deliver = resolve
    lose = reject
  })
  const load = vi.fn(() => code)
  const Part = deferredPart(load)
  const onRecoverableError = vi.fn()
  const page = (text: string) => (
    <Context value={text}>
      <Part />
    </Context>
  )
  const root = await act(async () => hydrateRoot(container, page('before'), { onRecoverableError }))
  onTestFinished(() => act(() => root.unmount()))
  const [button] = container.querySelectorAll('button')
  return {
    button,
    load,
    onRecoverableError,
    arrive: () => act(async () => deliver(Counter)),
    deliver: () => deliver(Counter),
    change: () => act(() => root.render(page('after'))),
    fail: () => act(async () => lose(new Error('offline'))),
  }
}

test('a part loads when the browser is idle, is hydrated in place, and repeats the press that came before', async () => {
  const { button, load, onRecoverableError, arrive } = await open()
  expect(load).not.toHaveBeenCalled()
  button?.click()
  await act(async () => browser.becomeIdle())
  expect(load).toHaveBeenCalledTimes(1)
  expect(button?.textContent).toBe('0')
  await arrive()
  expect(document.querySelector('button')).toBe(button)
  expect(document.querySelector('[data-deferred]')?.getAttribute('data-deferred')).toBe('hydrated')
  expect(button?.textContent).toBe('1')
  expect(globalThis.earlyPress).toBeUndefined()
  expect(onRecoverableError).not.toHaveBeenCalled()
})

test('a press between the arrival of the code and its hydration counts once', async () => {
  const { button, deliver } = await open()
  await act(async () => {
    browser.becomeIdle()
    deliver()
    // The code is there, and React has not come to it.
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
    // Not `click()`, which ignores a second click on the same button meanwhile.
    button?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  })
  expect(document.querySelector('[data-deferred]')?.getAttribute('data-deferred')).toBe('hydrated')
  expect(onPress).toHaveBeenCalledTimes(1)
  expect(globalThis.earlyPress).toBeUndefined()
})

test('what changes a context waits until the parts have their code', async () => {
  const { arrive } = await open()
  const loaded = vi.fn()
  const waiting = loadDeferredParts().then(loaded)
  await act(() => Promise.resolve())
  expect(loaded).not.toHaveBeenCalled()
  await arrive()
  await waiting
  expect(loaded).toHaveBeenCalledTimes(1)
})

test('a part whose code cannot be loaded stays as served, also when a context changes, and a press loads it again', async () => {
  const { button, load, onRecoverableError, fail, change } = await open()
  await act(async () => browser.becomeIdle())
  const loaded = loadDeferredParts()
  await fail()
  await loaded
  change()
  expect(document.querySelector('button')).toBe(button)
  expect(onRecoverableError).not.toHaveBeenCalled()

  load.mockResolvedValue(Counter)
  await act(async () => button?.click())
  expect(load).toHaveBeenCalledTimes(2)
  expect(document.body.textContent).toBe('1')
})
