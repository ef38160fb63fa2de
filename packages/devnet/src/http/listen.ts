import type { Server } from 'node:http'
import { err, errAsync, ok, type Result, ResultAsync } from 'neverthrow'
import type { DevnetError } from '../devnet-error'

/** The URL of a host, which may be an IPv6 address, and a port. */
export const urlOf = (host: string, port: number | string): string =>
  `http://${host.includes(':') ? `[${host}]` : host}:${port}`

/** Addresses that stand for all of a machine, and the one of them under which its own programs call. */
const loopbackOf: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '::': '::1' }

/** Port and host of the HTTP server. */
export type ListenOptions = {
  /** 8090 by default; 0 selects a free port. */
  port?: number | undefined
  /** The loopback address by default. */
  host?: string | undefined
  /** True: an open server does not keep the process alive. */
  unref?: boolean | undefined
}

const isTaken = (cause: Error): boolean => 'code' in cause && cause.code === 'EADDRINUSE'

/** Binds the server and resolves to its base URL for this machine. */
export function listen(
  server: Server,
  { port = 8090, host = '127.0.0.1', unref = false }: ListenOptions = {},
): ResultAsync<string, DevnetError> {
  if (!Number.isInteger(port) || port < 0 || port > 65_535) return errAsync({ kind: 'bad-port', port })
  const bound = new Promise<Result<string, DevnetError>>((resolve) => {
    const onError = (cause: Error) =>
      resolve(
        err(
          isTaken(cause)
            ? { kind: 'port-taken', port, host }
            : { kind: 'cannot-listen', port, host, reason: cause.message },
        ),
      )
    server.once('error', onError)
    server.listen(port, host, () => {
      server.off('error', onError)
      if (unref) server.unref()
      const address = server.address()
      const actual = typeof address === 'object' && address ? address.port : port
      resolve(ok(urlOf(loopbackOf[host] ?? host, actual)))
    })
  })
  return new ResultAsync(bound)
}
