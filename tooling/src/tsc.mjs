import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const manifest = createRequire(import.meta.url).resolve('typescript-native/package.json')

/** Program of the native TypeScript compiler, an eighth of the work of the JavaScript one. Its API is incomplete, so tools keep TypeScript 6. */
export const tsc = join(dirname(manifest), 'bin/tsc')
