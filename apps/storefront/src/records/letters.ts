import { randomBytes } from 'node:crypto'
import { and, eq, gt, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import { err, ok, type Result } from 'neverthrow'
import { env } from '../config/env'
import { errorName, serverLog } from '../config/log'
import { perProcess } from '../config/per-process'
import { type SiteDatabase, siteDatabase } from './database'
import { type LetterError, LetterFailure } from './letter-failure'
import { countLetter, forgetLetter, forgetOldLetters, type Transaction } from './letter-limit'
import { type Letter, type Mail, outboxMail, smtpMail } from './mail'
import { messages, subscribers } from './schema'

type Message = { name: string; email: string; topic: string; body: string }
type Issue = { key: string; subject: string; text: string }

/** The state behind a link of a letter. */
type Confirmation = { what: 'newsletter' | 'message'; state: 'pending' | 'confirmed' | 'ended'; email: string }

export type LettersOptions = {
  reach: () => Promise<SiteDatabase>
  mail: Mail
  siteUrl: string
  /** The operator, who receives messages. Without one they stay in the database. */
  owner: string | undefined
  now?: () => number
  /** Starts work that the answer does not wait for. */
  inBackground?: (work: () => Promise<void>) => void
  /** Receives the error of a letter that failed in the background. */
  onFailure?: (error: LetterError) => void
}

/** The same message from the same address in this time is a second press. */
const againMs = 10 * 60_000
/** Lifetime of unconfirmed addresses and messages. */
const unconfirmedMs = 2 * 86_400_000

/** The confirmation letters. They repeat nothing that the sender typed: the address may belong to another person. */
const confirmations = {
  newsletter: (site: string, link: string) => ({
    subject: 'Do you want the Lootboxes newsletter?',
    text: `This address was given for the newsletter of ${site}.\n\nOpen this page and press the button to get it:\n${link}\n\nIf you did not ask for it, do nothing: the address is forgotten in two days.\n`,
  }),
  message: (site: string, link: string) => ({
    subject: 'Is this message from you?',
    text: `A message was left at ${site}/contact with this address.\n\nIf you wrote it, open this page and press the button to hand it in:\n${link}\n\nIf you did not, do nothing: the message is forgotten in two days.\n`,
  }),
}

const newToken = () => randomBytes(32).toString('base64url')
const isToken = (text: string): boolean => /^[\w-]{43}$/.test(text)
const failureOf = (cause: unknown): LetterError =>
  cause instanceof LetterFailure ? cause.error : { kind: 'database-away', cause }

/** The state behind a token. */
async function look(database: SiteDatabase, token: string): Promise<Confirmation | undefined> {
  const [subscriber] = await database.select().from(subscribers).where(eq(subscribers.token, token)).limit(1)
  if (subscriber !== undefined) return { what: 'newsletter', state: subscriber.status, email: subscriber.email ?? '' }
  const [message] = await database.select().from(messages).where(eq(messages.token, token)).limit(1)
  return (
    message && { what: 'message', state: message.confirmedAt === null ? 'pending' : 'confirmed', email: message.email }
  )
}

type NewEntry = { token: string; now: number }

/** Stores an address until it is confirmed. A known address costs the same statements as an unknown one. */
async function storeSubscriber(tx: Transaction, email: string, { token, now }: NewEntry) {
  const id = await countLetter(tx, email, now)
  const createdAt = new Date(now)
  const pending = await tx
    .insert(subscribers)
    .values({ email: email.toLowerCase(), status: 'pending', token, createdAt })
    .onConflictDoUpdate({
      target: subscribers.email,
      set: { token, createdAt },
      setWhere: eq(subscribers.status, 'pending'),
    })
    .returning({ id: subscribers.id })
  return { id, isPending: pending.length > 0 }
}

/** Stores a message until its sender confirms it; undefined for the second press of the same one. */
async function storeMessage(tx: Transaction, message: Message, { token, now }: NewEntry) {
  const isSame = and(eq(messages.email, message.email), eq(messages.body, message.body))
  const isAgain = and(isSame, gt(messages.createdAt, new Date(now - againMs)))
  const [same] = await tx.select({ id: messages.id }).from(messages).where(isAgain).limit(1)
  if (same !== undefined) return undefined
  const id = await countLetter(tx, message.email, now)
  await tx.insert(messages).values({ ...message, token, createdAt: new Date(now) })
  return id
}

/** The steps of both forms, on a database that answers. Each throws what `failureOf` reads. */
function createSteps({ mail, siteUrl, owner, now = Date.now }: LettersOptions) {
  const link = (token: string) => `${siteUrl}/confirm?token=${token}`
  const send = async (letter: Letter) => {
    try {
      await mail.send(letter)
    } catch (cause) {
      throw new LetterFailure({ kind: 'mail-away', cause })
    }
  }
  return {
    /** Sends a confirmation letter. One that the mail server refuses is forgotten, so that the next request sends it. */
    confirmBy: async (
      database: SiteDatabase,
      what: Confirmation['what'],
      to: string,
      ids: { token: string; id: string },
    ) => {
      try {
        await send({ to, ...confirmations[what](siteUrl, link(ids.token)) })
      } catch (cause) {
        const isPending = and(eq(subscribers.token, ids.token), eq(subscribers.status, 'pending'))
        await database.delete(subscribers).where(isPending)
        await database.delete(messages).where(eq(messages.token, ids.token))
        await forgetLetter(database, ids.id)
        throw cause
      }
    },
    /** Sends an issue to every confirmed address without it, and returns their number. A mail server that refuses ends it. */
    sendIssue: async (database: SiteDatabase, { key, subject, text }: Issue) => {
      const isWaiting = and(eq(subscribers.status, 'confirmed'), sql`${subscribers.lastIssue} is distinct from ${key}`)
      const waiting = await database.select().from(subscribers).where(isWaiting)
      for (const { id, email, token } of waiting) {
        const endUrl = link(token)
        if (email !== null) await send({ to: email, subject, text: `${text}\n\nEnd this: ${endUrl}\n`, endUrl })
        await database.update(subscribers).set({ lastIssue: key }).where(eq(subscribers.id, id))
      }
      return waiting.length
    },
    /** Delivers confirmed messages to the operator. The next run retries what the mail server refuses now. */
    deliver: async (database: SiteDatabase) => {
      if (owner === undefined) return
      const isWaiting = and(isNotNull(messages.confirmedAt), isNull(messages.deliveredAt))
      for (const { id, name, email, topic, body } of await database
        .select()
        .from(messages)
        .where(isWaiting)
        .limit(20)) {
        const letter = { to: owner, replyTo: email, subject: `${topic}: a message from ${name}` }
        try {
          await send({ ...letter, text: `${body}\n\n${name} <${email}>\n` })
        } catch {
          return
        }
        await database
          .update(messages)
          .set({ deliveredAt: new Date(now()) })
          .where(eq(messages.id, id))
      }
    },
  }
}

/** The newsletter and the contact form: double opt-in, limits, delivery. */
export function createLetters(options: LettersOptions) {
  const { reach, now = Date.now, inBackground = (work) => void setImmediate(() => void work()), onFailure } = options
  const { confirmBy, sendIssue, deliver } = createSteps(options)
  const using = async <T>(work: (database: SiteDatabase) => Promise<T>): Promise<Result<T, LetterError>> => {
    try {
      return ok(await work(await reach()))
    } catch (cause) {
      return err(failureOf(cause))
    }
  }
  const byToken =
    (work: (database: SiteDatabase, token: string) => Promise<Confirmation | undefined>) =>
    async (token: string): Promise<Result<Confirmation | undefined, LetterError>> =>
      isToken(token) ? using((database) => work(database, token)) : ok(undefined)

  return {
    /**
     * Sends the confirmation letter of the newsletter. Resolves before it sends, so that neither the result nor its timing
     * reveals whether the address is known.
     */
    subscribe: (email: string) =>
      using(async (database) => {
        const token = newToken()
        const counted = await database
          .transaction((tx) => storeSubscriber(tx, email, { token, now: now() }))
          .catch((cause: unknown) => {
            const failure = failureOf(cause)
            if (failure.kind === 'too-many' && failure.who === 'address') return undefined
            throw cause
          })
        if (counted?.isPending)
          inBackground(() =>
            confirmBy(database, 'newsletter', email, { token, id: counted.id }).catch((cause: unknown) =>
              onFailure?.(failureOf(cause)),
            ),
          )
        return 'asked' as const
      }),

    /** Stores a message and sends its confirmation letter. */
    leaveMessage: (message: Message) =>
      using(async (database) => {
        const token = newToken()
        const id = await database.transaction((tx) => storeMessage(tx, message, { token, now: now() }))
        if (id !== undefined) await confirmBy(database, 'message', message.email, { token, id })
        return 'asked' as const
      }),

    /** Returns the state behind a link; `undefined` for an unknown link or one that expired after two days. */
    look: byToken(look),

    confirm: byToken(async (database, token) => {
      const found = await look(database, token)
      if (found?.state !== 'pending') return found
      const confirmedAt = new Date(now())
      await database.update(subscribers).set({ status: 'confirmed', confirmedAt }).where(eq(subscribers.token, token))
      await database.update(messages).set({ confirmedAt }).where(eq(messages.token, token))
      await deliver(database)
      return look(database, token)
    }),

    endNewsletter: byToken(async (database, token) => {
      await database.update(subscribers).set({ status: 'ended', email: null }).where(eq(subscribers.token, token))
      return look(database, token)
    }),

    sendIssue: (issue: Issue) => using((database) => sendIssue(database, issue)),

    /** Delivers confirmed messages and deletes unconfirmed ones. */
    tidy: () =>
      using(async (database) => {
        const latest = new Date(now() - unconfirmedMs)
        const isForgotten = and(eq(subscribers.status, 'pending'), lt(subscribers.createdAt, latest))
        await database.delete(subscribers).where(isForgotten)
        await database.delete(messages).where(and(isNull(messages.confirmedAt), lt(messages.createdAt, latest)))
        await forgetOldLetters(database, now())
        await deliver(database)
      }),
  }
}
export type Letters = ReturnType<typeof createLetters>

/** For the log. */
export const untaken = 'A letter could not be taken.'
export const causeOf = (error: LetterError): string | undefined =>
  'cause' in error ? errorName(error.cause) : undefined

/** The letters of this site; undefined where it has no database or no way to send mail, and so no forms. */
export const siteLetters = perProcess('letters', (): { letters: Letters | undefined } => {
  const { mail, contactTo, siteUrl } = env()
  const { reach } = siteDatabase()
  if (reach === undefined || mail === undefined) return { letters: undefined }
  const sender = 'outbox' in mail ? outboxMail(mail.outbox) : smtpMail(mail.smtpUrl, mail.from)
  // On a devnet the operator reads the file.
  const owner = contactTo ?? ('outbox' in mail ? `owner@${new URL(siteUrl).hostname}` : undefined)
  const onFailure = (error: LetterError) => serverLog().warn({ form: error.kind, cause: causeOf(error) }, untaken)
  return { letters: createLetters({ reach, mail: sender, siteUrl, owner, onFailure }) }
})
