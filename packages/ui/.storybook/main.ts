import type { StorybookConfig } from '@storybook/react-vite'
import tailwind from '@tailwindcss/vite'
import remarkGfm from 'remark-gfm'
import { writeSite } from './site'

// The Markdown pages are not tests.
const sources = process.env.VITEST ? [] : writeSite()

const config: StorybookConfig = {
  framework: { name: '@storybook/react-vite', options: {} },
  stories: [...(sources.length > 0 ? ['./pages/*.mdx'] : []), '../src/**/*.stories.tsx'],
  addons: [
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
  ],
  // Lets the search of the sidebar find headings of pages.
  features: { experimentalSearchDocsHeadings: true },
  staticDirs: [],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: {
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      // The attributes of the HTML element would hide the props of the part.
      propFilter: ({ parent }) => !parent?.fileName.includes('node_modules'),
    },
  },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [
      ...(vite.plugins ?? []),
      tailwind(),
      {
        name: 'pages-follow-markdown',
        configureServer: ({ watcher }) => {
          watcher.add([...sources])
          watcher.on('change', (path) => sources.includes(path) && writeSite())
        },
      },
    ],
    resolve: { ...vite.resolve, conditions: ['@lootboxes/source', 'module', 'browser', 'development|production'] },
    // Listed explicitly: if Vite discovers a dependency during a test, it reloads the page.
    optimizeDeps: {
      ...vite.optimizeDeps,
      include: [
        ...(vite.optimizeDeps?.include ?? []),
        ...['dialog', 'slot', 'tabs', 'tooltip'].map((part) => `radix-ui/${part}`),
        'class-variance-authority',
        'lucide-react',
        'react',
        'react-dom',
        'react-dom/client',
        'react-dom/server',
        'react/jsx-dev-runtime',
        'react/jsx-runtime',
        'storybook/test',
        'storybook/theming',
        '@storybook/addon-docs',
        '@storybook/addon-docs/blocks',
        '@storybook/react-vite',
        '@lootboxes/ledger > neverthrow',
        '@lootboxes/ledger > @scure/base',
        '@lootboxes/ledger > @noble/hashes/blake2.js',
        '@lootboxes/ledger > @noble/hashes/utils.js',
      ],
    },
    build: { ...vite.build, chunkSizeWarningLimit: 2_000 },
  }),
}

export default config
