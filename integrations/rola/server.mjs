import { createGateway } from '@lootboxes/gateway'
import { createRola, loginProofs, ownerKeysFrom, rolaErrorText } from '@lootboxes/wallet-connector/rola'
import express from 'express'
import { cookieSessions } from './session.mjs'

/** A site whose server accepts a login only if the wallet has signed its challenge. */
export function site({ networkId, dAppDefinitionAddress, origin, gatewayUrl }) {
  const gateway = createGateway({ networkId, baseUrl: gatewayUrl, applicationName: 'My shop' })
  const rola = createRola({ networkId, dAppDefinitionAddress, origin, readOwnerKeys: ownerKeysFrom(gateway) })
  const sessions = cookieSessions()
  /** Maps each logged-in session to its persona. */
  const members = new Map()
  const app = express()
  app.use(express.json({ limit: '100kb' }))

  app.use((request, response, next) => {
    request.session = sessions.read(request) ?? sessions.issue(response)
    next()
  })

  app.get('/challenge', async (request, response) => {
    const challenge = await rola.issueChallenge(request.session)
    if (challenge.isErr()) return response.status(503).send(rolaErrorText(challenge.error))
    response.send(challenge.value)
  })

  app.post('/login', async (request, response) => {
    const challenge = String(request.body?.proofs?.[0]?.challenge)
    const proved = await rola.verifyLogin({
      challenge,
      session: request.session,
      proofs: loginProofs(request.body, challenge),
    })
    if (proved.isErr()) return response.status(401).send(rolaErrorText(proved.error))
    const persona = proved.value.find(({ type }) => type === 'persona')
    if (!persona) return response.status(401).send('A persona has to log in.')
    // A new id prevents session fixation: an attacker may know the id from before the login.
    members.delete(request.session)
    members.set(sessions.issue(response), persona.address)
    response.sendStatus(204)
  })

  app.get('/me', (request, response) => {
    const persona = members.get(request.session)
    response.status(persona ? 200 : 401).json({ persona })
  })
  return app
}
