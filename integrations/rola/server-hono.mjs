import { serve } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { rola } from './rola.mjs'

const app = new Hono()
app.all('/auth/*', (context) => rola.handler(context.req.raw))

app.get('/me', async (context) => {
  const user = await rola.getUser(context.req.header('cookie'))
  return context.json({ persona: user?.persona?.address }, user ? 200 : 401)
})

app.use(serveStatic({ root: './public' }))
serve({ fetch: app.fetch, port: Number(process.env.PORT) })
