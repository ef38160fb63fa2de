import { createNodeListener } from '@lootboxes/lootbox/server'
import { defineConfig } from 'vite'
import { handler } from './handler'

export default defineConfig({
  plugins: [
    {
      name: 'product-server',
      configureServer: ({ middlewares }) => void middlewares.use('/api', createNodeListener(handler)),
    },
  ],
})
