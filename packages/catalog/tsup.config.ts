import { library } from '@lootboxes/tooling/tsup'

export default library(['src/index.ts', 'src/lists.ts', 'src/postgres.ts', 'src/react/index.ts', 'src/worker.ts'], {
  shims: true,
  target: 'node20',
})
