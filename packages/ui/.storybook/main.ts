import type { StorybookConfig } from '@storybook/react-vite'
import tailwind from '@tailwindcss/vite'

const config: StorybookConfig = {
  framework: { name: '@storybook/react-vite', options: {} },
  stories: ['../src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: [],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), tailwind()],
    resolve: { ...vite.resolve, conditions: ['@lootboxes/source', 'module', 'browser', 'development|production'] },
    build: { ...vite.build, chunkSizeWarningLimit: 2_000 },
  }),
}

export default config
