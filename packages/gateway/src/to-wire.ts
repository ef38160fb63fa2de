/** What wallets and this library call `transactionIntentHash` is `intent_hash` to the Gateway. */
const wireName = (name: string): string =>
  name.replace('transactionI', 'i').replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

const wireValue = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(wireValue)
    : typeof value === 'object' && value !== null && !(value instanceof Date)
      ? toWire(value)
      : value

/** `atLedgerState` → `at_ledger_state`, all the way down; `undefined` stays out of the JSON by itself. */
export const toWire = (request: object): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(request).map(([name, value]) => [wireName(name), wireValue(value)]))
