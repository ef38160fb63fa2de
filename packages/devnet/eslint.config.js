import { typed } from '@lootboxes/tooling/eslint'

export default typed(
  import.meta.dirname,
  { ignores: ['scripts'] },
  { files: ['src/env.ts', 'src/testing/command.ts'], rules: { 'no-restricted-properties': 'off' } },
)
