const assert = require('node:assert/strict')
const { entriesFor } = require('./entries.cjs')

const entries = entriesFor('require')
for (const entry of entries) assert.ok(Object.keys(require(entry)).length > 0, entry)
const { testWalletInitScript } = require('@lootboxes/wallet-connector/testing/node')
testWalletInitScript({ seed: 1 }).then((script) => {
  assert.match(script, /chromeExtension/)
  console.log(`CommonJS: ${entries.length} entries load`)
})
