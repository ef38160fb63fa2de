import { unit } from '@lootboxes/tooling/vitest'
import react from '@vitejs/plugin-react'

export default unit({
  plugins: [react()],
  resolve: { alias: [{ find: /^@\//, replacement: `${import.meta.dirname}/src/` }] },
})
