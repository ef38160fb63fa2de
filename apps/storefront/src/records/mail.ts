import { appendFile, mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Env } from '../config/env'

export type Letter = {
  to: string
  subject: string
  text: string
  /** The address for replies. */
  replyTo?: string
  /** The URL of the mail program's "unsubscribe" button. */
  endUrl?: string
}

export type Mail = {
  /** Rejects if the mail server did not accept the e-mail. */
  send: (letter: Letter) => Promise<unknown>
}

/** Time limit of each step of a connection to a mail server, in milliseconds. */
const timeoutMs = 8_000

/** Sends letters by SMTP, or on a devnet writes them to a file as JSON lines. */
export function createMail(settings: NonNullable<Env['mail']>): Mail {
  if ('outbox' in settings)
    return {
      send: async (letter) => {
        await mkdir(dirname(settings.outbox), { recursive: true })
        await appendFile(settings.outbox, `${JSON.stringify({ at: new Date().toISOString(), ...letter })}\n`)
      },
    }
  const timeouts = { connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs }
  const transport = createTransport({ url: settings.smtpUrl, ...timeouts }, { from: settings.from })
  return {
    send: ({ endUrl, ...letter }) =>
      transport.sendMail({ ...letter, ...(endUrl === undefined ? {} : { list: { unsubscribe: endUrl } }) }),
  }
}
