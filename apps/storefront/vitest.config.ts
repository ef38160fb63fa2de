import { unit } from '@lootboxes/tooling/vitest'
import react from '@vitejs/plugin-react'

export default unit({
  test: { setupFiles: ['src/config/forget-process.fixture.ts'] },
  plugins: [react()],
  resolve: { alias: [{ find: /^@\//, replacement: `${import.meta.dirname}/src/` }] },
})
