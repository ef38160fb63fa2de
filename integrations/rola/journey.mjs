import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { createDevnet } from '@lootboxes/devnet'
import { chromium } from 'playwright-core'
import { site } from './server.mjs'

/** Runs the guide's server and page with devnet and wallet: one valid login, three invalid ones, three attacks on the session. */
const devnet = (await createDevnet({ seed: 1, history: false }))._unsafeUnwrap()
const gatewayUrl = (await devnet.listen({ port: 0 }))._unsafeUnwrap()
const { networkId } = devnet
const { dappDefinition: dAppDefinitionAddress } = devnet.addresses

const server = createServer()
await new Promise((done) => server.listen(0, 'localhost', done))
const origin = `http://localhost:${server.address().port}`
const app = site({ networkId, dAppDefinitionAddress, origin, gatewayUrl })
const script = (path, text) => app.get(path, (_, response) => response.type('text/javascript').send(text()))
script('/settings.js', () => `const settings = ${JSON.stringify({ networkId, dAppDefinitionAddress, gatewayUrl })}`)
script('/page.js', () => readFileSync('page.js', 'utf8'))
for (const path of ['gateway/dist/gateway.global.js', 'wallet-connector/dist/button/lootbox-connect.global.js'])
  script(`/${path}`, () => readFileSync(`node_modules/@lootboxes/${path}`, 'utf8'))
app.get('/', (_, response) =>
  response.send(`<!doctype html><title>A shop</title>
    <button id="connect">Connect</button><p id="result"></p>
    <script src="/gateway/dist/gateway.global.js"></script>
    <script src="/wallet-connector/dist/button/lootbox-connect.global.js"></script>
    <script src="/settings.js"></script><script src="/page.js"></script><script src="${gatewayUrl}/wallet.js"></script>`),
)
server.on('request', app)

const cookieOf = (answer) => answer.headers.get('set-cookie') ?? ''
const nameAndValue = (cookie) => cookie.split(';')[0]
const first = cookieOf(await fetch(`${origin}/challenge`))
for (const attribute of ['HttpOnly', 'Secure', 'SameSite=Strict', 'Path=/'])
  assert.ok(first.split('; ').includes(attribute), `the network or a script can read the cookie: ${first}`)
const madeUp = `__Host-session=${crypto.randomUUID()}.${'a'.repeat(43)}`
const refusedId = cookieOf(await fetch(`${origin}/challenge`, { headers: { cookie: madeUp } }))
assert.ok(refusedId !== '' && nameAndValue(refusedId) !== madeUp, 'the server accepted an id it never issued')

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH })
try {
  const page = await browser.newPage()
  const sent = []
  page.on('request', (request) => request.url().endsWith('/login') && sent.push(request.postData()))
  await page.goto(origin)
  assert.equal((await page.request.get(`${origin}/me`)).status(), 401)
  /** The session before the login: an attacker may have planted it in this browser. */
  const [{ name, value }] = await page.context().cookies()
  await page.getByRole('button', { name: 'Connect' }).click()
  await page.getByRole('dialog', { name: 'Development wallet' }).getByRole('button', { name: 'Approve' }).click()
  await page.getByText('Welcome, Dev Persona').waitFor()
  assert.match((await (await page.request.get(`${origin}/me`)).json()).persona, /^identity_loc1/)
  assert.equal(
    (await fetch(`${origin}/me`, { headers: { cookie: `${name}=${value}` } })).status,
    401,
    'the server accepted a planted session',
  )

  const refused = async (body, name) => {
    const answer = await page.request.post(`${origin}/login`, { data: body })
    assert.equal(answer.status(), 401, `${name}: ${await answer.text()}`)
  }
  await refused(JSON.parse(sent[0]), 'a replayed login')
  const forged = JSON.parse(sent[0])
  const challenge = await (await page.request.get(`${origin}/challenge`)).text()
  for (const proof of forged.proofs) proof.challenge = challenge
  await refused(forged, 'signatures over another challenge')
  await refused({ proofs: [] }, 'no proof')
  console.log('Express: the server accepts a valid login and rejects three invalid ones and planted sessions')
} finally {
  await browser.close()
  server.close()
  await devnet.close()
}
