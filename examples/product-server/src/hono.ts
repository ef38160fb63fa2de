import { Hono } from 'hono'
import { handler } from './handler'

export const app = new Hono()
app.all('/api/*', ({ req }) => handler(req.raw))
