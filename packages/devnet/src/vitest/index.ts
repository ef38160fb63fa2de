export { type TestDevnet, useDevnet } from './use-devnet'
