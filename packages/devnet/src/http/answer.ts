/** An HTTP response before serialization. */
export type Answer = {
  status: number
  headers?: Readonly<Record<string, string>>
  body: string
  /** Closes the socket without a response. */
  drop?: boolean
}

export const json = (status: number, body: unknown): Answer => ({
  status,
  headers: { 'content-type': 'application/json; charset=utf-8' },
  body: JSON.stringify(body),
})

export const text = (status: number, contentType: string, body: string): Answer => ({
  status,
  headers: { 'content-type': contentType },
  body,
})

export const empty = (status: number): Answer => ({ status, body: '' })
