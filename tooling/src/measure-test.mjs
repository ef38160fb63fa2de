import { afterEach, beforeEach } from 'vitest'

/** Puts the processor seconds of each test into its meta data, from where the JSON reporter takes them. */
let before = process.cpuUsage()
beforeEach(() => {
  before = process.cpuUsage()
})
afterEach(({ task }) => {
  const { user, system } = process.cpuUsage(before)
  task.meta.processorSeconds = (user + system) / 1e6
})
