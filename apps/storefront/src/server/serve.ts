import { createServer } from 'node:http'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import Negotiator from 'negotiator'
import { encodings } from './create-encoder.ts'
import { PageResponse } from './page-response.ts'
import { readSheets } from './read-sheets.ts'
import { createPageRewriter } from './rewrite-page.ts'

/**
 * `node src/server/serve.ts --port 3000`: serves the build as `next start` does, and its pages so that they are painted before
 * a script runs (docs/decisions/2026-11-20-paint-first.md).
 */
const { values } = parseArgs({ options: { port: { type: 'string', short: 'p', default: process.env.PORT || '3000' } } })
const port = Number(values.port)
function fail(reason: string): never {
  process.stderr.write(`${reason}\n`)
  process.exit(1)
}
if (!Number.isInteger(port) || port < 1 || port > 65_535)
  fail(`--port ${values.port} is not a whole number from 1 to 65535.`)
const dir = join(import.meta.dirname, '../..')
Object.assign(process.env, { NODE_ENV: 'production' })

const sheets = readSheets(join(dir, process.env.NEXT_DIST_DIR || '.next'))
const { default: next } = await import('next')
const app = next({ dev: false, dir, port, hostname: 'localhost' })
await app.prepare()
const handle = app.getRequestHandler()

const server = createServer({ ServerResponse: PageResponse }, (request, response) => {
  if (request.method === 'GET' && request.headers.accept?.includes('text/html')) {
    const accepted = new Negotiator(request).encodings()
    const encoding = encodings.find((one) => accepted.includes(one)) ?? 'identity'
    // Or Next compresses what is still to be rewritten.
    delete request.headers['accept-encoding']
    response.deliver({ rewriter: createPageRewriter(sheets), encoding })
  }
  void handle(request, response)
})
server.once('error', ({ message }) => fail(`The storefront cannot listen: ${message}. Choose another --port.`))
server.listen(port)

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    server.close(() => process.exit(0))
    server.closeAllConnections()
  })
