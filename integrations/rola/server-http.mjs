import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { toNodeHandler } from '@lootboxes/wallet-connector/rola/server'
import { rola } from './rola.mjs'

const auth = toNodeHandler(rola)
const files = { '/': ['index.html', 'text/html'], '/page.js': ['page.js', 'text/javascript'] }

createServer(async (request, response) => {
  if (request.url.startsWith('/auth/')) return auth(request, response)
  if (request.url === '/me') {
    const user = await rola.getUser(request.headers.cookie)
    response.writeHead(user ? 200 : 401, { 'content-type': 'application/json' })
    return response.end(JSON.stringify({ persona: user?.persona?.address }))
  }
  const [name, type] = files[request.url] ?? []
  if (!name) return response.writeHead(404).end()
  response.writeHead(200, { 'content-type': type }).end(await readFile(`public/${name}`))
}).listen(process.env.PORT)
