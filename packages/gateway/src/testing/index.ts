export { createFakeFetch, type Exchange, type FakeFetch, type FakeReply } from './fake-fetch'
export { createFakeGateway, type GatewayStubs } from './fake-gateway'
export { ledgerStateAt } from './ledger-state'
