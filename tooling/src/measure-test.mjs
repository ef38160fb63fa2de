import { afterEach, beforeEach } from 'vitest'

/** Stores the processor seconds of each test in its meta data for the JSON reporter. */
let before = process.cpuUsage()
beforeEach(() => {
  before = process.cpuUsage()
})
afterEach(({ task }) => {
  const { user, system } = process.cpuUsage(before)
  task.meta.processorSeconds = (user + system) / 1e6
})
