import { addons } from 'storybook/manager-api'
import { create } from 'storybook/theming'

addons.setConfig({
  sidebar: { collapsedRoots: ['reference'] },
  theme: create({
    base: 'light',
    brandTitle: 'Lootboxes',
    brandUrl: './',
    colorPrimary: '#0f6b3a',
    colorSecondary: '#0f6b3a',
    appBg: '#f4efe2',
    appContentBg: '#fffdf8',
    appPreviewBg: '#faf6ea',
    appBorderColor: '#d5cdbb',
    appBorderRadius: 4,
    textColor: '#121827',
    barBg: '#fffdf8',
    fontBase: '"Instrument Sans Variable", system-ui, sans-serif',
  }),
})
