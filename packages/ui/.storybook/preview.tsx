/// <reference types="vite/client" />
import './preview.css'
import type { Decorator, Preview } from '@storybook/react-vite'
import { useLayoutEffect } from 'react'
import { create } from 'storybook/theming'
import { uncheckedParts } from './axe-once'
import { brokenPromises } from './story-promises'

const withTheme: Decorator = (Story, { globals }) => {
  const theme: unknown = globals.theme
  useLayoutEffect(() => {
    const root = document.documentElement
    root.classList.remove('light', 'dark')
    delete root.dataset.theme
    if (theme === 'light' || theme === 'dark') {
      root.classList.add(theme)
      root.dataset.theme = theme
    }
  }, [theme])
  return <Story />
}

if (import.meta.env.MODE !== 'test') void import('./follow-address').then(({ followAddress }) => followAddress())

const preview: Preview = {
  decorators: [withTheme],
  // Only in tests: it moves the focus, which would disturb a reader. Runs before the add-on's axe.
  afterEach: async (context) => {
    if (import.meta.env.MODE !== 'test') return
    const broken = brokenPromises()
    // Lets React render the changes that the focus caused.
    await Promise.resolve()
    if (broken.length > 0) throw new Error(`This story violates a rule of the kit:\n${broken.join('\n')}`)
    const include = uncheckedParts(String(context.globals.theme))
    const { a11y } = context.parameters
    context.parameters = {
      ...context.parameters,
      a11y: { ...a11y, ...(include.length > 0 ? { context: { include } } : { test: 'off' }) },
    }
  },
  tags: ['autodocs'],
  initialGlobals: { theme: 'light' },
  globalTypes: {
    theme: {
      description: 'Day or night',
      toolbar: {
        icon: 'mirror',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Day', icon: 'sun' },
          { value: 'dark', title: 'Night', icon: 'moon' },
          { value: 'system', title: 'System', icon: 'browser' },
        ],
      },
    },
  },
  parameters: {
    layout: 'padded',
    controls: { expanded: true },
    docs: {
      theme: create({
        base: 'light',
        colorSecondary: '#0f6b3a',
        appContentBg: '#fffdf8',
        textColor: '#121827',
        fontBase: '"Instrument Sans Variable", system-ui, sans-serif',
        fontCode: '"Spline Sans Mono Variable", monospace',
      }),
    },
    // Tests need only violations; the panel also shows passed rules.
    a11y: { test: 'error', ...(import.meta.env.MODE === 'test' ? { options: { resultTypes: ['violations'] } } : {}) },
    backgrounds: { disable: true },
    viewport: {
      options: {
        phone: { name: 'Phone, 360', styles: { width: '360px', height: '740px' }, type: 'mobile' },
        tablet: { name: 'Tablet, 768', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
        desktop: { name: 'Desktop, 1280', styles: { width: '1280px', height: '800px' }, type: 'desktop' },
        wide: { name: 'Wide, 1920', styles: { width: '1920px', height: '1080px' }, type: 'desktop' },
      },
    },
    options: {
      storySort: {
        order: [
          'Start here',
          'Guides',
          'Packages',
          'Reference',
          'Foundations',
          ['Colour', 'Type', 'Space', 'Shape', 'Motion', 'Icons', 'Voice'],
          'Parts',
          'Tickets',
          'Wallet',
          'Marketplace',
          'Sections',
          'Pages',
        ],
      },
    },
  },
}

export default preview
