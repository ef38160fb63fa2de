import { toNodeHandler } from '@lootboxes/wallet-connector/rola/server'
import express from 'express'
import { rola } from './rola.mjs'

const app = express()
app.use('/auth', toNodeHandler(rola))

app.get('/me', async (request, response) => {
  const user = await rola.getUser(request.headers.cookie)
  response.status(user ? 200 : 401).json({ persona: user?.persona?.address })
})

app.use(express.static('public'))
app.listen(process.env.PORT)
