import { library } from '@lootboxes/tooling/tsup'

export default library([
  'src/index.ts',
  'src/client/index.ts',
  'src/react/index.ts',
  'src/server/index.ts',
  'src/testing/index.ts',
])
