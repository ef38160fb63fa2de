import { createNodeListener } from '@lootboxes/lootbox/server'
import express from 'express'
import { handler } from './handler'

export const app = express()
app.use('/api', createNodeListener(handler))
