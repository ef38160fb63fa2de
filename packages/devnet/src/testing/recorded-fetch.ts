type Recorded = {
  readonly client: string
  readonly path: string
  readonly status: number
  readonly body: unknown
}

/** A fetch that records responses by client name. */
export function recordedFetch() {
  const exchanges: Recorded[] = []
  const recording: typeof fetch = async (input, init) => {
    const request = new Request(input, init)
    const response = await fetch(request)
    exchanges.push({
      client: request.headers.get('RDX-Client-Name') ?? 'nobody',
      path: new URL(request.url).pathname,
      status: response.status,
      body: JSON.parse(await response.clone().text()),
    })
    return response
  }
  return { fetch: recording, exchanges }
}
