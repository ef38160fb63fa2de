import { appendFile, mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { createTransport } from 'nodemailer'

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
  send: (letter: Letter) => Promise<void>
}

/** Every wait for a mail server ends. */
const timeoutMs = 8_000

/** Letters by SMTP: `smtp://user:password@host:587`. */
export function smtpMail(url: string, from: string): Mail {
  const transport = createTransport({
    url,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  })
  return {
    send: async ({ endUrl, ...letter }) => {
      await transport.sendMail({
        from,
        ...letter,
        ...(endUrl === undefined ? {} : { list: { unsubscribe: endUrl } }),
      })
    },
  }
}

/** Writes letters as JSON lines to a file, for a devnet. */
export const outboxMail = (path: string, now: () => number = Date.now): Mail => ({
  send: async (letter) => {
    await mkdir(dirname(path), { recursive: true })
    await appendFile(path, `${JSON.stringify({ at: new Date(now()).toISOString(), ...letter })}\n`)
  },
})
