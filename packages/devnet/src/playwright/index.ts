export {
  type DevnetFixtures,
  type DevnetOption,
  type DevnetWorkerFixtures,
  type DevWalletFixture,
  devnetFixtures,
  type RunningDevnet,
} from './devnet-fixtures'
