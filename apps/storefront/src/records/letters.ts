import { randomBytes } from 'node:crypto'
import { and, eq, gt, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import { err, ok, type Result } from 'neverthrow'
import { env } from '../config/env'
import { errorName, serverLog } from '../config/log'
import { perProcess } from '../config/per-process'
import { type SiteDatabase, siteDatabase } from './database'
import { countLetter, forgetLetter, forgetOldLetters } from './letter-limit'
import { type Mail, outboxMail, smtpMail } from './mail'
import { messages, subscribers } from './schema'

type Message = { name: string; email: string; topic: string; body: string }

/** Why something was not taken: nothing of it was lost that had been taken before. */
export type LetterError =
  | { kind: 'database-away' | 'mail-away'; cause: unknown }
  /** Too many letters went to this address, or to all addresses together. */
  | { kind: 'too-many'; seconds: number }

/** The state behind a link of a letter. */
type Confirmation = { what: 'newsletter' | 'message'; state: 'pending' | 'confirmed' | 'ended'; email: string }

export type LettersOptions = {
  reach: () => Promise<SiteDatabase>
  mail: Mail
  siteUrl: string
  /** Whom messages are passed on to; without one they stay in the database. */
  owner: string | undefined
  now?: () => number
  /** Starts work that the answer does not wait for. */
  inBackground?: (work: () => Promise<void>) => void
  /** Receives the error of a letter that failed in the background. */
  onFailure?: (error: LetterError) => void
}

export type Letters = {
  /**
   * Sends the confirmation letter of the newsletter. Resolves before it sends, so that neither the result nor its timing
   * reveals whether the address is known.
   */
  subscribe: (email: string) => Promise<Result<'asked', LetterError>>
  /** Stores a message and sends its confirmation letter. */
  leaveMessage: (message: Message) => Promise<Result<'asked', LetterError>>
  /** Returns the state behind a link; `undefined` for an unknown link or one that expired after two days. */
  look: (token: string) => Promise<Result<Confirmation | undefined, LetterError>>
  confirm: (token: string) => Promise<Result<Confirmation | undefined, LetterError>>
  endNewsletter: (token: string) => Promise<Result<Confirmation | undefined, LetterError>>
  /** Sends an issue to every confirmed address that has not got it; says how many did. A mail server that refuses ends it. */
  sendIssue: (issue: { key: string; subject: string; text: string }) => Promise<Result<number, LetterError>>
  /** Delivers confirmed messages and deletes unconfirmed ones. */
  tidy: () => Promise<Result<void, LetterError>>
}

/** The same message from the same address in this time is a second press. */
const againMs = 10 * 60_000
/** Lifetime of unconfirmed addresses and messages. */
const unconfirmedMs = 2 * 86_400_000

const isToken = (text: string): boolean => /^[\w-]{43}$/.test(text)

export function createLetters({
  reach,
  mail,
  siteUrl,
  owner,
  now = Date.now,
  inBackground = (work) => void setImmediate(() => void work()),
  onFailure,
}: LettersOptions): Letters {
  const newToken = () => randomBytes(32).toString('base64url')
  const link = (token: string) => `${siteUrl}/confirm?token=${token}`

  const using = async <T>(work: (database: SiteDatabase) => Promise<T>): Promise<Result<T, LetterError>> => {
    try {
      return ok(await work(await reach()))
    } catch (cause) {
      return err({ kind: 'database-away', cause })
    }
  }
  const sending = async (letter: Parameters<Mail['send']>[0]): Promise<Result<'asked', LetterError>> => {
    try {
      await mail.send(letter)
      return ok('asked')
    } catch (cause) {
      return err({ kind: 'mail-away', cause })
    }
  }

  const subscribe: Letters['subscribe'] = async (email) => {
    const token = newToken()
    const createdAt = new Date(now())
    // A known address costs the same statements as an unknown one. One that ended the newsletter has no address here.
    const kept = await using((database) =>
      database.transaction(async (tx) => {
        const counted = await countLetter(tx, email, now())
        if ('refused' in counted) return counted
        const pending = await tx
          .insert(subscribers)
          .values({ email: email.toLowerCase(), status: 'pending', token, createdAt })
          .onConflictDoUpdate({
            target: subscribers.email,
            set: { token, createdAt },
            setWhere: eq(subscribers.status, 'pending'),
          })
          .returning({ id: subscribers.id })
        return { ...counted, isPending: pending.length > 0 }
      }),
    )
    if (kept.isErr()) return err(kept.error)
    if ('refused' in kept.value)
      return kept.value.refused === 'site' ? err({ kind: 'too-many', seconds: kept.value.seconds }) : ok('asked')
    const { id, isPending } = kept.value
    if (isPending)
      inBackground(async () => {
        const sent = await sending({
          to: email,
          subject: 'Do you want the Lootboxes newsletter?',
          text: `This address was given for the newsletter of ${siteUrl}.\n\nOpen this page and press the button to get it:\n${link(token)}\n\nIf you did not ask for it, do nothing: the address is forgotten in two days.\n`,
        })
        if (sent.isOk()) return
        onFailure?.(sent.error)
        // So that the next request sends it.
        await using(async (database) => {
          await database.delete(subscribers).where(and(eq(subscribers.token, token), eq(subscribers.status, 'pending')))
          await forgetLetter(database, id)
        })
      })
    return ok('asked')
  }

  const leaveMessage: Letters['leaveMessage'] = async (message) => {
    const token = newToken()
    const earliest = new Date(now() - againMs)
    const kept = await using((database) =>
      database.transaction(async (tx) => {
        const [same] = await tx
          .select({ id: messages.id })
          .from(messages)
          .where(
            and(eq(messages.email, message.email), eq(messages.body, message.body), gt(messages.createdAt, earliest)),
          )
          .limit(1)
        // The same words again are a second press.
        if (same !== undefined) return undefined
        const counted = await countLetter(tx, message.email, now())
        if ('id' in counted) await tx.insert(messages).values({ ...message, token, createdAt: new Date(now()) })
        return counted
      }),
    )
    if (kept.isErr()) return err(kept.error)
    if (kept.value === undefined) return ok('asked')
    if ('refused' in kept.value) return err({ kind: 'too-many', seconds: kept.value.seconds })
    const { id } = kept.value
    // Nothing that the sender typed: the address may belong to another person.
    const sent = await sending({
      to: message.email,
      subject: 'Is this message from you?',
      text: `A message was left at ${siteUrl}/contact with this address.\n\nIf you wrote it, open this page and press the button to hand it in:\n${link(token)}\n\nIf you did not, do nothing: the message is forgotten in two days.\n`,
    })
    if (sent.isErr())
      await using(async (database) => {
        await database.delete(messages).where(eq(messages.token, token))
        await forgetLetter(database, id)
      })
    return sent
  }

  const look: Letters['look'] = async (token) => {
    if (!isToken(token)) return ok(undefined)
    return using(async (database) => {
      const [subscriber] = await database.select().from(subscribers).where(eq(subscribers.token, token)).limit(1)
      if (subscriber !== undefined)
        return { what: 'newsletter' as const, state: subscriber.status, email: subscriber.email ?? '' }
      const [message] = await database.select().from(messages).where(eq(messages.token, token)).limit(1)
      if (message === undefined) return undefined
      const state = message.confirmedAt === null ? ('pending' as const) : ('confirmed' as const)
      return { what: 'message' as const, state, email: message.email }
    })
  }

  const confirm: Letters['confirm'] = async (token) => {
    const found = await look(token)
    if (found.isErr() || found.value?.state !== 'pending') return found
    const confirmedAt = new Date(now())
    const done = await using(async (database) => {
      await database
        .update(subscribers)
        .set({ status: 'confirmed', confirmedAt })
        .where(and(eq(subscribers.token, token), eq(subscribers.status, 'pending')))
      await database
        .update(messages)
        .set({ confirmedAt })
        .where(and(eq(messages.token, token), isNull(messages.confirmedAt)))
    })
    if (done.isErr()) return err(done.error)
    // The next run retries what the mail server refuses now.
    await deliver()
    return look(token)
  }

  const endNewsletter: Letters['endNewsletter'] = async (token) => {
    const found = await look(token)
    if (found.isErr() || found.value?.what !== 'newsletter') return found
    const done = await using((database) =>
      database.update(subscribers).set({ status: 'ended', email: null }).where(eq(subscribers.token, token)),
    )
    return done.isErr() ? err(done.error) : ok({ ...found.value, state: 'ended' })
  }

  async function deliver(): Promise<void> {
    if (owner === undefined) return
    const waiting = await using((database) =>
      database
        .select()
        .from(messages)
        .where(and(isNotNull(messages.confirmedAt), isNull(messages.deliveredAt)))
        .limit(20),
    )
    for (const { id, name, email, topic, body } of waiting.unwrapOr([])) {
      const sent = await sending({
        to: owner,
        replyTo: email,
        subject: `${topic}: a message from ${name}`,
        text: `${body}\n\n${name} <${email}>\n`,
      })
      if (sent.isErr()) return
      await using((database) =>
        database
          .update(messages)
          .set({ deliveredAt: new Date(now()) })
          .where(eq(messages.id, id)),
      )
    }
  }

  const sendIssue: Letters['sendIssue'] = async ({ key, subject, text }) => {
    const waiting = await using((database) =>
      database
        .select({ id: subscribers.id, email: subscribers.email, token: subscribers.token })
        .from(subscribers)
        .where(and(eq(subscribers.status, 'confirmed'), sql`${subscribers.lastIssue} is distinct from ${key}`)),
    )
    if (waiting.isErr()) return err(waiting.error)
    let count = 0
    for (const { id, email, token } of waiting.value) {
      if (email === null) continue
      const sent = await sending({
        to: email,
        subject,
        text: `${text}\n\nEnd this: ${link(token)}\n`,
        endUrl: link(token),
      })
      if (sent.isErr()) return err(sent.error)
      const kept = await using((database) =>
        database.update(subscribers).set({ lastIssue: key }).where(eq(subscribers.id, id)),
      )
      if (kept.isErr()) return err(kept.error)
      count += 1
    }
    return ok(count)
  }

  const tidy: Letters['tidy'] = async () => {
    const latest = new Date(now() - unconfirmedMs)
    const forgotten = await using(async (database) => {
      await database
        .delete(subscribers)
        .where(and(eq(subscribers.status, 'pending'), lt(subscribers.createdAt, latest)))
      await database.delete(messages).where(and(isNull(messages.confirmedAt), lt(messages.createdAt, latest)))
      await forgetOldLetters(database, now())
    })
    if (forgotten.isOk()) await deliver()
    return forgotten
  }

  return { subscribe, leaveMessage, look, confirm, endNewsletter, sendIssue, tidy }
}

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
