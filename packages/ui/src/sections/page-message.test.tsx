// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { PageMessage } from './page-message'

afterEach(cleanup)

test('the picture stands before the text, so that a page that arrives in pieces does not move the text', () => {
  const { container, getByRole } = render(<PageMessage code="404" title="No such ticket" picture="/lost.svg" />)
  const picture = container.querySelector('img')
  const isBefore = picture?.compareDocumentPosition(getByRole('heading'))
  expect(isBefore).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})
