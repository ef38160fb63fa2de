import { err, ok, type Result } from 'neverthrow'

/** Commands that call a running devnet: their method and path. */
const commands: Readonly<Record<string, readonly ['GET' | 'POST', string]>> = {
  state: ['GET', '/devnet/state'],
  'state-hash': ['GET', '/devnet/state-hash'],
  clock: ['POST', '/devnet/clock'],
  snapshot: ['POST', '/devnet/snapshot'],
  snapshots: ['GET', '/devnet/snapshots'],
  restore: ['POST', '/devnet/restore'],
  reset: ['POST', '/devnet/reset'],
  mine: ['POST', '/devnet/mine'],
  next: ['POST', '/devnet/next-transactions'],
  faults: ['POST', '/devnet/fault-settings'],
  faucet: ['POST', '/devnet/faucet'],
  price: ['POST', '/devnet/price'],
}

export const isControl = (command: string): boolean => Object.hasOwn(commands, command)

const parseValue = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** Turns `name=value` arguments into a body. A value is JSON, or else text. */
function bodyOf(settings: readonly string[]): Result<Record<string, unknown>, string> {
  const body: Record<string, unknown> = {}
  for (const setting of settings) {
    const at = setting.indexOf('=')
    if (at < 1) return err(`A setting is written name=value, not “${setting}”.`)
    body[setting.slice(0, at)] = parseValue(setting.slice(at + 1))
  }
  return ok(body)
}

/** Amounts are texts in the API, but numbers to `JSON.parse`. */
const asText = (body: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(body).map(([key, value]) => [key, ['price', 'baller'].includes(key) ? String(value) : value]),
  )

/** Calls a control route of a running devnet, and returns its JSON or its error message. */
export async function control(
  url: string,
  command: string,
  settings: readonly string[],
): Promise<Result<string, string>> {
  const [method, path] = commands[command] ?? ['GET', '/devnet/state']
  const body = bodyOf(settings)
  if (body.isErr()) return err(body.error)
  if (method === 'GET' && settings.length > 0) return err(`“${command}” has no settings.`)
  const response = await fetch(`${url}${path}`, {
    method,
    ...(method === 'GET'
      ? {}
      : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(asText(body.value)) }),
  }).catch(() => undefined)
  if (response === undefined) return err(`No devnet answers at ${url}. Start one, or name another with --url.`)
  const answer: unknown = await response.json().catch(() => undefined)
  if (answer === undefined) return err(`The server at ${url} is no devnet. Name the devnet with --url or --port.`)
  const text = JSON.stringify(answer, undefined, 2)
  return response.ok ? ok(text) : err(text)
}
