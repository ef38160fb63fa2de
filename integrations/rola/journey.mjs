import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { PGlite } from '@electric-sql/pglite'
import { createDevnet } from '@lootboxes/devnet'
import { challengeTableSql, sqlChallengeStore } from '@lootboxes/wallet-connector/rola/server'
import { buildSync } from 'esbuild'
import { chromium } from 'playwright-core'

/** Runs the guide's page with each of its servers, devnet and wallet: a login, a logout, and attacks on both. */
const devnet = (await createDevnet({ seed: 1, history: false }))._unsafeUnwrap()
const gatewayUrl = (await devnet.listen({ port: 0 }))._unsafeUnwrap()
const { dappDefinition: dAppDefinitionAddress } = devnet.addresses

mkdirSync('public', { recursive: true })
buildSync({ entryPoints: ['page.js'], bundle: true, format: 'esm', outfile: 'public/page.js' })
cpSync('index.html', 'public/index.html')
// The guide's devnet listens at its default address.
for (const file of ['public/page.js', 'public/index.html'])
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll('http://localhost:8090', gatewayUrl))
writeFileSync(
  'server-express-4.mjs',
  readFileSync('server-express.mjs', 'utf8').replace("from 'express'", "from 'express-4'"),
)

const freePort = () =>
  new Promise((done) => {
    const server = createServer().listen(0, () => {
      const { port } = server.address()
      server.close(() => done(port))
    })
  })
const listening = async (origin, server) => {
  for (let attempt = 0; attempt < 100; attempt++) {
    if (server.exitCode !== null) throw new Error('The server ended.')
    const answer = await fetch(`${origin}/auth/session`).catch(() => undefined)
    if (answer) return
    await new Promise((done) => setTimeout(done, 100))
  }
  throw new Error(`${origin} did not answer`)
}

const cookieOf = (answer) => answer.headers.get('set-cookie') ?? ''
const nameAndValue = (cookie) => cookie.split(';')[0]
const post = (origin, path, body, headers = {}) =>
  fetch(`${origin}/auth/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })

async function attack(origin) {
  for (const body of [{}, [], null, 'no JSON', { proofs: [{}] }])
    assert.equal((await post(origin, 'login', body)).status, 400, `POST /auth/login with ${JSON.stringify(body)}`)
  assert.equal((await post(origin, 'login', 'x'.repeat(300_000))).status, 413)
  assert.equal((await post(origin, 'logout', {}, { origin: 'https://evil.example' })).status, 403)
  const first = cookieOf(await post(origin, 'challenge', {}))
  for (const attribute of ['HttpOnly', 'Secure', 'SameSite=Strict', 'Path=/'])
    assert.ok(first.split('; ').includes(attribute), `the network or a script can read the cookie: ${first}`)
  const madeUp = `__Host-session=${'a'.repeat(60)}.${'a'.repeat(43)}`
  const refused = cookieOf(await post(origin, 'challenge', {}, { cookie: madeUp }))
  assert.ok(refused !== '' && nameAndValue(refused) !== madeUp, 'the server accepted an id it never issued')
}

async function logIn(origin, browser) {
  const page = await browser.newPage()
  const sent = []
  page.on('request', (request) => request.url().endsWith('/auth/login') && sent.push(request.postData()))
  await page.goto(origin)
  assert.equal((await page.request.get(`${origin}/me`)).status(), 401)
  await page.request.post(`${origin}/auth/challenge`)
  /** The session before the login: an attacker may have planted it in this browser. */
  const [{ name, value }] = await page.context().cookies()
  await page.getByRole('button', { name: 'Connect', exact: true }).click()
  await page.getByRole('dialog', { name: 'Development wallet' }).getByRole('button', { name: 'Approve' }).click()
  await page.getByText('Welcome, Dev Persona').waitFor()
  assert.match((await (await page.request.get(`${origin}/me`)).json()).persona, /^identity_loc1/)
  const planted = await fetch(`${origin}/me`, { headers: { cookie: `${name}=${value}` } })
  assert.equal(planted.status, 401, 'the server accepted a planted session')

  const refused = async (body, what) => {
    const answer = await page.request.post(`${origin}/auth/login`, { data: body })
    assert.equal(answer.status(), 401, `${what}: ${await answer.text()}`)
  }
  await refused(JSON.parse(sent[0]), 'a replayed login')
  const forged = JSON.parse(sent[0])
  const { challenge } = await (await page.request.post(`${origin}/auth/challenge`)).json()
  for (const proof of forged.proofs) proof.challenge = challenge
  await refused(forged, 'signatures over another challenge')

  const loggedOut = page.waitForResponse('**/auth/logout')
  await page.getByRole('button', { name: 'Disconnect' }).click()
  assert.equal((await loggedOut).status(), 200)
  assert.equal((await page.request.get(`${origin}/me`)).status(), 401)
  await page.context().close()
}

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH })
try {
  for (const program of ['server-express', 'server-express-4', 'server-hono', 'server-http']) {
    const port = await freePort()
    const origin = `http://localhost:${port}`
    const env = {
      ...process.env,
      PORT: String(port),
      ORIGIN: origin,
      GATEWAY_URL: gatewayUrl,
      DAPP_DEFINITION: dAppDefinitionAddress,
      SESSION_SECRET: 'a secret of at least 32 characters',
    }
    const server = spawn(process.execPath, [`${program}.mjs`], { stdio: 'inherit', env })
    try {
      await listening(origin, server)
      await attack(origin)
      await logIn(origin, await browser.newContext())
      console.log(`${program}: a login and a logout; refuses replayed, forged, foreign and malformed requests`)
    } finally {
      server.kill()
    }
  }
  const database = await PGlite.create()
  await database.exec(challengeTableSql)
  const store = sqlChallengeStore({ query: (text, values) => database.query(text, values) })
  await store.save('one', { expiresAtMs: Date.now() + 60_000, session: 'me' })
  const taken = await Promise.all([store.take('one'), store.take('one')])
  assert.deepEqual(taken.map((challenge) => challenge?.session).toSorted(), ['me', undefined])
  await database.close()
  console.log('PostgreSQL: a challenge is taken once')
} finally {
  await browser.close()
  await devnet.close()
}
