import type { StorybookConfig } from '@storybook/react-vite'
import tailwind from '@tailwindcss/vite'
import remarkGfm from 'remark-gfm'
import { writeSite } from './site'

// Pages are no tests.
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
  // The sidebar's search finds the headings of pages, and goes to them.
  features: { experimentalSearchDocsHeadings: true },
  staticDirs: [],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: {
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      // The element's own attributes would drown the part's.
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
    // Named one by one: a dependency found only while tests run makes Vite reload the page under them.
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
