import { setTimeout as pause } from 'node:timers/promises'
import { checkLetters, startLetters } from './letters.mjs'
import { until } from './processes.mjs'
import { isFault, startVisitors, tellAnswers } from './visitors.mjs'

/** Replaces both storefronts one after the other under load, as an upgrade does. */
export async function roll({ site, requests, verdicts, visitors, everySeconds }) {
  const crowd = startVisitors({ site, requests, count: visitors, everySeconds })
  const writers = startLetters({ site, what: 'roll', crowd: 4, everySeconds: 2 })
  await pause(5_000)
  for (const instance of site.instances) {
    const from = Date.now()
    instance.process.kill('SIGTERM')
    const code = await Promise.race([instance.process.ended, pause(40_000, 'never', { ref: false })])
    const drained = (Date.now() - from) / 1_000
    verdicts.must(code === 0, `roll: ${instance.name} ended after ${drained.toFixed(1)} s on its own (${code})`)
    instance.start()
    await until(`${instance.name} is ready`, 60, instance.isReady)
    console.log(`  ${instance.name} was away for ${((Date.now() - from) / 1_000).toFixed(1)} s, draining among them`)
  }
  await pause(8_000)
  await crowd.stop()
  const letters = await writers.stop()
  const seen = [...crowd.answers, ...writers.answers]
  const faults = seen.filter(isFault)
  const others = seen.filter((one) => !isFault(one) && !one.isRight)
  console.log(`  ${tellAnswers(seen)}`)
  for (const { kind, path = '', status, text } of [...faults, ...others].slice(0, 5))
    console.log(`  ${kind} ${path} ${status} ${text.slice(0, 120).replaceAll('\n', ' ')}`)
  verdicts.must(
    seen.length > 0 && faults.length + others.length === 0,
    `roll: no failed request of ${seen.length} (${faults.length + others.length})`,
  )
  await checkLetters({ site, letters, verdicts, what: 'roll' })
}
