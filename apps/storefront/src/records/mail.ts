import { appendFile, mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Env } from '../config/env'

export type Letter = {
  to: string
  subject: string
  text: string
  /** Whom an answer goes to. */
  replyTo?: string
  /** Where a mail program's own "unsubscribe" leads. */
  endUrl?: string
}

export type Mail = {
  /** Rejects when the letter was not taken. */
  send: (letter: Letter) => Promise<unknown>
}

/** Every wait for a mail server ends. */
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
