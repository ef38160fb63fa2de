import { connect, type Socket } from 'node:net'

export type Target = { port: number; path: string; body: string }
export type Slice = { count: number; perSecond: number; p50: number; p99: number; failed: number }

const endOfHead = '\r\n\r\n'

/** Whether `text` contains a complete HTTP/1.1 response, by its length or its last chunk. */
function isWhole(text: string): boolean {
  const head = text.indexOf(endOfHead)
  if (head === -1) return false
  const length = /\r\ncontent-length: (\d+)/i.exec(text.slice(0, head))?.[1]
  return length === undefined ? text.endsWith('0\r\n\r\n') : text.length >= head + endOfHead.length + Number(length)
}

const requestText = ({ port, path, body }: Target) =>
  `POST ${path} HTTP/1.1\r\nHost: localhost:${port}\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`

/** Sends requests over one connection, each after the previous response, until the signal aborts. */
function asker(target: Target, note: (ms: number, isOk: boolean) => void) {
  const wire = requestText(target)
  let asking = true
  let started = 0
  let text = ''
  const socket: Socket = connect(target.port, '127.0.0.1')
  const ended = new Promise<void>((resolve, reject) => {
    socket.once('close', () => (asking ? reject(new Error(`${target.path} closed the connection`)) : resolve()))
    socket.once('error', reject)
  })
  const ask = () => {
    text = ''
    started = performance.now()
    socket.write(wire)
  }
  socket.setNoDelay(true).setEncoding('latin1').once('connect', ask)
  socket.on('data', (part: string) => {
    text += part
    if (!isWhole(text)) return
    note(performance.now() - started, text.startsWith('HTTP/1.1 200'))
    if (asking) ask()
    else socket.end()
  })
  return {
    ended,
    stop: () => {
      asking = false
    },
  }
}

const percentile = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN

/** Sends requests to a target over several connections for a given time. */
export async function load(target: Target, { connections, ms }: { connections: number; ms: number }): Promise<Slice> {
  const times: number[] = []
  let failed = 0
  const started = performance.now()
  const askers = Array.from({ length: connections }, () =>
    asker(target, (took, isOk) => {
      times.push(took)
      if (!isOk) failed += 1
    }),
  )
  await new Promise((done) => setTimeout(done, ms))
  for (const { stop } of askers) stop()
  await Promise.all(askers.map(({ ended }) => ended))
  const seconds = (performance.now() - started) / 1000
  times.sort((a, b) => a - b)
  return {
    count: times.length,
    perSecond: times.length / seconds,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    failed,
  }
}
