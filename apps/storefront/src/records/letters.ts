import { randomBytes } from 'node:crypto'
import { and, eq, gt, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import { err, ok, type Result } from 'neverthrow'
import { env } from '@/config/env'
import { perProcess } from '@/config/per-process'
import { type SiteDatabase, siteDatabase } from './database'
import { type Mail, outboxMail, smtpMail } from './mail'
import { messages, subscribers } from './schema'

export type Message = { name: string; email: string; topic: string; body: string }

/** Why something was not taken: nothing of it was lost that had been taken before. */
export type LetterError = { kind: 'database-away' | 'mail-away'; cause: unknown }

/** What a link of a letter leads to. */
export type Confirmation = { what: 'newsletter' | 'message'; state: 'pending' | 'confirmed' | 'ended'; email: string }

export type LettersOptions = {
  reach: () => Promise<SiteDatabase>
  mail: Mail
  siteUrl: string
  /** Whom messages are passed on to; without one they stay in the database. */
  owner: string | undefined
  now?: () => number
}

export type Letters = {
  /** Sends the letter that asks an address whether it wants the newsletter. The same answer whatever is known of the address. */
  subscribe: (email: string) => Promise<Result<'asked', LetterError>>
  /** Keeps a message and sends the letter that asks its address whether it is from there. */
  leaveMessage: (message: Message) => Promise<Result<'asked', LetterError>>
  /** What a link stands for; undefined for one nobody gave out, or one that was never pressed in two days. */
  look: (token: string) => Promise<Result<Confirmation | undefined, LetterError>>
  confirm: (token: string) => Promise<Result<Confirmation | undefined, LetterError>>
  endNewsletter: (token: string) => Promise<Result<Confirmation | undefined, LetterError>>
  /** Sends an issue to every confirmed address that has not got it; says how many did. A mail server that refuses ends it. */
  sendIssue: (issue: { key: string; subject: string; text: string }) => Promise<Result<number, LetterError>>
  /** Passes on what is confirmed and was not passed on yet, and forgets what nobody confirmed. */
  tidy: () => Promise<Result<void, LetterError>>
}

/** One letter to an address in this time, however often it is asked for. */
const pauseMs = 10 * 60_000
/** What was never confirmed is forgotten after this. */
const patienceMs = 2 * 86_400_000

const isToken = (text: string): boolean => /^[\w-]{43}$/.test(text)

export function createLetters({ reach, mail, siteUrl, owner, now = Date.now }: LettersOptions): Letters {
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
    const earliest = new Date(now() - pauseMs)
    // Somebody who ended it has no address here any more, so asking again starts afresh.
    const kept = await using((database) =>
      database
        .insert(subscribers)
        .values({ email: email.toLowerCase(), status: 'pending', token, createdAt })
        .onConflictDoUpdate({
          target: subscribers.email,
          set: { token, createdAt },
          setWhere: sql`${eq(subscribers.status, 'pending')} and ${lt(subscribers.createdAt, earliest)}`,
        })
        .returning({ token: subscribers.token }),
    )
    if (kept.isErr()) return err(kept.error)
    if (kept.value.length === 0) return ok('asked')
    const sent = await sending({
      to: email,
      subject: 'Do you want the Lootboxes newsletter?',
      text: `Somebody, probably you, asked for the newsletter of ${siteUrl} at this address.\n\nOpen this page and press the button to get it:\n${link(token)}\n\nIf it was not you, do nothing: the address is forgotten in two days.\n`,
    })
    // So that asking again sends it.
    if (sent.isErr()) await using((database) => database.delete(subscribers).where(eq(subscribers.token, token)))
    return sent
  }

  const leaveMessage: Letters['leaveMessage'] = async (message) => {
    const token = newToken()
    const earliest = new Date(now() - pauseMs)
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
        if (same !== undefined) return false
        await tx.insert(messages).values({ ...message, token, createdAt: new Date(now()) })
        return true
      }),
    )
    if (kept.isErr()) return err(kept.error)
    if (!kept.value) return ok('asked')
    const sent = await sending({
      to: message.email,
      subject: 'Is this message from you?',
      text: `A message was left at ${siteUrl}/contact with this address:\n\n${message.body}\n\nOpen this page and press the button to hand it in:\n${link(token)}\n\nIf it was not you, do nothing: it is forgotten in two days.\n`,
    })
    if (sent.isErr()) await using((database) => database.delete(messages).where(eq(messages.token, token)))
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
    // What the mail server does not take now is taken later.
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
    const latest = new Date(now() - patienceMs)
    const forgotten = await using(async (database) => {
      await database
        .delete(subscribers)
        .where(and(eq(subscribers.status, 'pending'), lt(subscribers.createdAt, latest)))
      await database.delete(messages).where(and(isNull(messages.confirmedAt), lt(messages.createdAt, latest)))
    })
    if (forgotten.isOk()) await deliver()
    return forgotten
  }

  return { subscribe, leaveMessage, look, confirm, endNewsletter, sendIssue, tidy }
}

/** The letters of this site; undefined where it has no database or no way to send mail, and so no forms. */
export const siteLetters = perProcess('letters', (): { letters: Letters | undefined } => {
  const { mail, contactTo, siteUrl } = env()
  const { reach } = siteDatabase()
  if (reach === undefined || mail === undefined) return { letters: undefined }
  const sender = 'outbox' in mail ? outboxMail(mail.outbox) : smtpMail(mail.smtpUrl, mail.from)
  // On a devnet whoever runs it reads the file.
  const owner = contactTo ?? ('outbox' in mail ? `owner@${new URL(siteUrl).hostname}` : undefined)
  return { letters: createLetters({ reach, mail: sender, siteUrl, owner }) }
})
