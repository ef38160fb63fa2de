import { describe, expect, test } from 'vitest'
import { headerVariant } from './header-variant'

describe('the header by path (spec L36, L37; trap T48)', () => {
  test.each([
    ['/home/home_3', 'minimal'],
    ['/home/home_9', 'minimal'],
    ['/home/home_12', 'minimal'],
    ['/maintenance', 'minimal'],
    ['/platform_status', 'status'],
    ['/home/home_8', 'marketplace'],
    ['/login', 'none'],
    ['/login/', 'none'],
    ['/', 'default'],
    ['/home/home_2', 'default'],
    ['/home/home_30', 'default'],
    ['/home/home_3/search', 'default'],
    ['/home', 'default'],
    ['/maintenance/now', 'default'],
    ['/a/platform_status', 'default'],
    ['/login/help', 'default'],
    ['/LOGIN', 'default'],
    ['/constructor', 'default'],
  ])('%s: %s', (path, variant) => expect(headerVariant(path)).toBe(variant))
})
