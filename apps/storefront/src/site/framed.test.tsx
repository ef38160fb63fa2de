import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { Framed } from './framed'

const { route } = vi.hoisted(() => ({ route: { path: '/' } }))
vi.mock('next/navigation', () => ({ usePathname: () => route.path }))

test.each([
  ['/', 'footer'],
  ['/maintenance', 'footer'],
  ['/login/help', 'footer'],
  ['/login', ''],
])('%s has the shared layout: "%s" (spec L37)', (path, shown) => {
  route.path = path
  expect(renderToStaticMarkup(<Framed>footer</Framed>)).toBe(shown)
})
