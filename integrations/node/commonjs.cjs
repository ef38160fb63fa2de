const assert = require('node:assert/strict')

for (const entry of ['', '/toolkit', '/protocol', '/react', '/testing', '/rola', '/rola/server', '/mobile']) {
  assert.ok(Object.keys(require(`@lootboxes/wallet-connector${entry}`)).length > 0, entry)
}
const { testWalletInitScript } = require('@lootboxes/wallet-connector/testing/node')
testWalletInitScript({ seed: 1 }).then((script) => {
  assert.match(script, /chromeExtension/)
  console.log('CommonJS: every entry loads')
})
