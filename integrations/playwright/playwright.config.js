import { defineConfig } from '@playwright/test'

export default defineConfig({
  testDir: '.',
  timeout: 90_000,
  reporter: 'list',
  use: { baseURL: 'http://localhost:4137', launchOptions: { executablePath: process.env.CHROMIUM_PATH } },
  webServer: [
    { command: 'npx lootboxes-devnet --memory --no-history --port 4138', url: 'http://127.0.0.1:4138/devnet/state' },
    { command: 'npx vite --port 4137 --strictPort', url: 'http://localhost:4137' },
  ],
})
