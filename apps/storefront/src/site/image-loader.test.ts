import { expect, test } from 'vitest'
import config from '../../next.config'
import loadImage from './image-loader'

test('pictures have the widths of the specification (spec L138)', () => {
  expect(config.images.deviceSizes).toEqual([640, 750, 828, 1080, 1200, 1920, 2048, 3840])
  expect(config.images.imageSizes).toEqual([16, 32, 48, 64, 96, 128, 256, 384])
})

test('the loader returns the source unchanged (spec L138)', () => {
  for (const src of ['/media/resource_loc1/%231%23', 'data:image/svg+xml,%3Csvg/%3E'])
    expect(loadImage({ src, width: 640, quality: 75 })).toBe(src)
})
