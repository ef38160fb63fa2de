import { library } from '@lootboxes/tooling/tsup'

export default library(['src/index.ts', 'src/toolkit/index.ts', 'src/protocol/index.ts', 'src/react/index.ts', 'src/testing/index.ts', 'src/rola/index.ts', 'src/mobile/index.ts'])
