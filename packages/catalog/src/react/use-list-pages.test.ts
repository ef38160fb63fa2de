import { expect, test } from 'vitest'
import { keptForBackMs } from './use-list-pages'

test('on a server no timer holds the lists of a page', () => expect(keptForBackMs).toBe(Number.POSITIVE_INFINITY))
