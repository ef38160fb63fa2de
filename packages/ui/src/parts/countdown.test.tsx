import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Countdown } from './countdown'

test('the server renders the time for browsers without script', () => {
  const html = renderToStaticMarkup(<Countdown to={Date.UTC(2026, 10, 22, 17)} label="Sale opens" />)
  expect(html).toMatch(/<noscript>.*Sale opens: 22 Nov 2026, 17:00:00 UTC.*<\/noscript>/)
})
