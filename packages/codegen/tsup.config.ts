import { library } from '@lootboxes/tooling/tsup'

export default library(['src/index.ts', 'src/cli.ts'], { shims: true })
