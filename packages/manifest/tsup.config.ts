import { library } from '@lootboxes/tooling/tsup'

export default library(['src/index.ts', 'src/v1/index.ts', 'src/v2/index.ts'])
