import { readdirSync, readFileSync } from 'node:fs'

/** Linux counts processor time in ticks of 10 ms. */
const tickSeconds = 0.01

/** Parent and processor seconds of a process, including its ended children. Returns undefined after the process has ended. */
function statOf(pid) {
  try {
    // The program's name is in brackets and may contain spaces.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0)
    return { parent: Number(fields[1]), seconds: ticks * tickSeconds }
  } catch {
    return undefined
  }
}

/** Processor seconds of a process and all its descendants. Returns 0 on systems without /proc. */
export function treeSeconds(root = process.pid) {
  let pids = []
  try {
    pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  } catch {
    return 0
  }
  const stats = new Map(pids.map((pid) => [Number(pid), statOf(pid)]))
  const isBelow = (pid) => pid === root || (pid > 1 && isBelow(stats.get(pid)?.parent ?? 0))
  return [...stats].reduce((sum, [pid, stat]) => sum + (stat && isBelow(pid) ? stat.seconds : 0), 0)
}
