import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { env } from '../config/env'
import { perProcess } from '../config/per-process'
import { type OpenedDatabase, type SiteDatabase, siteDatabase } from './database'
import { createMail, type Mail } from './mail'
import { messages, requestCounts, subscribers } from './schema'

type Message = { name: string; email: string; topic: string; body: string }

/** The state behind a confirmation link. */
type Confirmation = { what: 'newsletter' | 'message'; state: 'pending' | 'confirmed' | 'ended'; email: string }

export type LettersOptions = {
  reach: () => Promise<OpenedDatabase>
  mail: Mail
  siteUrl: string
  /** The operator, who receives messages. Without one they stay in the database. */
  owner: string | undefined
}

/** Within this time, the same message from the same address counts as a second press of the button. */
const againMs = 10 * 60_000
/** Lifetime of unconfirmed addresses and messages. */
const unconfirmedMs = 2 * 86_400_000

/** Limits: at most `points` confirmation e-mails in `duration` seconds, for one mailbox or for the whole site. */
const limits = [
  { keyPrefix: 'letters-pause', points: 1, duration: 600 },
  { keyPrefix: 'letters-day', points: 4, duration: 86_400 },
  { keyPrefix: 'letters-site', points: 100, duration: 3_600 },
]

/** The limit of e-mails to this address, or to all addresses together, is reached. */
export class TooManyLetters extends Error {
  readonly seconds: number
  readonly isOfSite: boolean

  constructor({ msBeforeNext }: RateLimiterRes, isOfSite: boolean) {
    super('too many letters')
    this.seconds = Math.max(1, Math.ceil(msBeforeNext / 1_000))
    this.isOfSite = isOfSite
  }
}

/** A hash for all spellings of a mailbox: `Ada+shop@example.org` and, at some providers, `a.da@example.org` reach ada@example.org. */
function mailboxHash(email: string): string {
  const [local = '', domain = ''] = email.toLowerCase().split('@')
  const mailbox = `${local.replace(/\+.*|\./g, '')}@${domain}`
  return createHash('sha256').update(mailbox).digest('base64url')
}

/** Counts an e-mail to an address. Returns a function that takes the count back if the e-mail is not sent. */
async function countLetter(opened: OpenedDatabase, email: string): Promise<() => Promise<void>> {
  const counted: (() => Promise<unknown>)[] = []
  const takeBack = async () => void (await Promise.all(counted.map((one) => one())))
  for (const limit of limits) {
    const store = { storeClient: opened, storeType: 'pool', tableName: 'request_counts', tableCreated: true }
    const limiter = new RateLimiterPostgres({ ...limit, ...store, clearExpiredByTimeout: false })
    const isOfSite = limit.keyPrefix === 'letters-site'
    const key = isOfSite ? 'all' : mailboxHash(email)
    try {
      await limiter.consume(key)
    } catch (cause) {
      await takeBack()
      throw cause instanceof RateLimiterRes ? new TooManyLetters(cause, isOfSite) : cause
    }
    counted.push(() => limiter.reward(key))
  }
  return takeBack
}

/** The confirmation e-mails. They contain no text of the sender, because the address may belong to another person. */
const confirmations = {
  newsletter: (site: string, link: string) => ({
    subject: 'Do you want the Lootboxes newsletter?',
    text: `Your address was entered for the newsletter of ${site}.\n\nTo subscribe, open this page and press the button:\n${link}\n\nIf you did not enter it, do nothing: your address is deleted after two days.\n`,
  }),
  message: (site: string, link: string) => ({
    subject: 'Is this message from you?',
    text: `A message with your address was written at ${site}/contact.\n\nIf you wrote it, open this page and press the button to send it:\n${link}\n\nIf you did not, do nothing: the message is deleted after two days.\n`,
  }),
}

const newToken = () => randomBytes(32).toString('base64url')

const linkOf = (siteUrl: string, token: string) => `${siteUrl}/confirm?token=${token}`

/** Passes confirmed messages on to the operator. */
async function deliver(database: SiteDatabase, { mail, owner }: LettersOptions): Promise<void> {
  if (owner === undefined) return
  const isWaiting = and(isNotNull(messages.confirmedAt), isNull(messages.deliveredAt))
  for (const { id, name, email, topic, body } of await database.select().from(messages).where(isWaiting).limit(20)) {
    const letter = { to: owner, replyTo: email, subject: `${topic}: a message from ${name}` }
    await mail.send({ ...letter, text: `${body}\n\n${name} <${email}>\n` })
    await database.update(messages).set({ deliveredAt: new Date() }).where(eq(messages.id, id))
  }
}

const newsletterOf = ({ reach, mail, siteUrl }: LettersOptions) => ({
  /**
   * Stores an address until it is confirmed. Returns a function that sends the e-mail after the response, so that neither the
   * result nor its timing reveals whether the address is subscribed. Every attempt counts, also one without an e-mail:
   * otherwise the count would reveal a subscribed address.
   */
  subscribe: async (email: string): Promise<() => Promise<void>> => {
    const opened = await reach()
    const { database } = opened
    const token = newToken()
    const isCounted = await countLetter(opened, email).catch((cause: unknown) => {
      if (cause instanceof TooManyLetters && !cause.isOfSite) return undefined
      throw cause
    })
    if (isCounted === undefined) return () => Promise.resolve()
    const createdAt = new Date()
    const isPending = eq(subscribers.status, 'pending')
    const pending = await database
      .insert(subscribers)
      .values({ email: email.toLowerCase(), status: 'pending', token, createdAt })
      .onConflictDoUpdate({ target: subscribers.email, set: { token, createdAt }, setWhere: isPending })
      .returning({ id: subscribers.id })
    return async () => {
      if (pending.length > 0)
        await mail.send({ to: email, ...confirmations.newsletter(siteUrl, linkOf(siteUrl, token)) })
    }
  },

  endNewsletter: async (token: string): Promise<void> => {
    const { database } = await reach()
    await database.update(subscribers).set({ status: 'ended', email: null }).where(eq(subscribers.token, token))
  },

  /** Sends an issue to every confirmed address that has not received it, and returns their number. An error of the mail server ends it. */
  sendIssue: async ({ key, subject, text }: { key: string; subject: string; text: string }): Promise<number> => {
    const { database } = await reach()
    const isWaiting = and(eq(subscribers.status, 'confirmed'), sql`${subscribers.lastIssue} is distinct from ${key}`)
    const waiting = await database.select().from(subscribers).where(isWaiting)
    for (const { id, email, token } of waiting) {
      const endUrl = linkOf(siteUrl, token)
      if (email !== null) await mail.send({ to: email, subject, text: `${text}\n\nUnsubscribe: ${endUrl}\n`, endUrl })
      await database.update(subscribers).set({ lastIssue: key }).where(eq(subscribers.id, id))
    }
    return waiting.length
  },
})

/** The newsletter and the contact form: double opt-in, limits, delivery. Rejects while the database or the mail server is away. */
export function createLetters(options: LettersOptions) {
  const { reach, mail, siteUrl } = options
  return {
    ...newsletterOf(options),

    /** Stores a message and sends its confirmation letter. */
    leaveMessage: async (message: Message): Promise<void> => {
      const opened = await reach()
      const { database } = opened
      const isSame = and(eq(messages.email, message.email), eq(messages.body, message.body))
      const isAgain = and(isSame, gt(messages.createdAt, new Date(Date.now() - againMs)))
      if ((await database.select().from(messages).where(isAgain).limit(1)).length > 0) return
      const takeBack = await countLetter(opened, message.email)
      const token = newToken()
      await database.insert(messages).values({ ...message, token, createdAt: new Date() })
      try {
        await mail.send({ to: message.email, ...confirmations.message(siteUrl, linkOf(siteUrl, token)) })
      } catch (cause) {
        await database.delete(messages).where(eq(messages.token, token))
        await takeBack()
        throw cause
      }
    },

    /** Returns the state behind a link; `undefined` for an unknown link or one that expired after two days. */
    look: async (token: string): Promise<Confirmation | undefined> => {
      const { database } = await reach()
      const [subscriber] = await database.select().from(subscribers).where(eq(subscribers.token, token))
      if (subscriber) return { what: 'newsletter', state: subscriber.status, email: subscriber.email ?? '' }
      const [message] = await database.select().from(messages).where(eq(messages.token, token))
      return message && { what: 'message', state: message.confirmedAt ? 'confirmed' : 'pending', email: message.email }
    },

    /** Confirms an address or a message. A message that cannot be delivered now is delivered by `tidy`. */
    confirm: async (token: string): Promise<void> => {
      const { database } = await reach()
      const confirmedAt = new Date()
      await database
        .update(subscribers)
        .set({ status: 'confirmed', confirmedAt })
        .where(and(eq(subscribers.token, token), eq(subscribers.status, 'pending')))
      await database
        .update(messages)
        .set({ confirmedAt })
        .where(and(eq(messages.token, token), isNull(messages.confirmedAt)))
      await deliver(database, options).catch(() => undefined)
    },

    /** Deletes expired unconfirmed addresses and messages, and delivers confirmed messages. */
    tidy: async (): Promise<void> => {
      const { database } = await reach()
      const latest = new Date(Date.now() - unconfirmedMs)
      const isForgotten = and(eq(subscribers.status, 'pending'), lt(subscribers.createdAt, latest))
      await database.delete(subscribers).where(isForgotten)
      await database.delete(messages).where(and(isNull(messages.confirmedAt), lt(messages.createdAt, latest)))
      await database.delete(requestCounts).where(lt(requestCounts.expire, Date.now()))
      await deliver(database, options)
    },
  }
}
export type Letters = ReturnType<typeof createLetters>

/** The letters of this site; undefined without a database or a mail server, and the site then has no forms. */
export const siteLetters = perProcess('letters', (): { letters: Letters | undefined } => {
  const { mail, contactTo, siteUrl, recordsUrl } = env()
  if (recordsUrl === undefined || mail === undefined) return { letters: undefined }
  // On a devnet the operator reads the file.
  const owner = contactTo ?? ('outbox' in mail ? `owner@${new URL(siteUrl).hostname}` : undefined)
  return { letters: createLetters({ reach: siteDatabase, mail: createMail(mail), siteUrl, owner }) }
})
