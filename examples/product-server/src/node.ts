import { createServer } from 'node:http'
import { createNodeListener } from '@lootboxes/lootbox/server'
import { handler } from './handler'

export const server = createServer(createNodeListener(handler))
