import { library } from '@lootboxes/tooling/tsup'

export default library(['src/index.ts', 'src/verbs/index.ts', 'src/wire/index.ts', 'src/testing/index.ts'])
