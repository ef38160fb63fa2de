import { existsSync, readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import texts from '../../apps/storefront/content/letters.json' with { type: 'json' }
import { addressOf, ask, unescapeHtml } from './ask.mjs'

/** Hidden fields of a page's form, as a browser without scripts sends them. */
const hiddenFields = (html) => {
  const [form = ''] = /<form[^>]*>(?:(?!<\/form>)[\s\S])*name="(?:email|token)"[\s\S]*?<\/form>/.exec(html) ?? []
  return [...form.matchAll(/<input[^>]*type="hidden"[^>]*>/g)].map(([input]) => [
    unescapeHtml(/ name="([^"]*)"/.exec(input)?.[1] ?? ''),
    unescapeHtml(/ value="([^"]*)"/.exec(input)?.[1] ?? ''),
  ])
}

async function sendForm(site, path, fields, from) {
  const page = await ask(site, path, { from })
  if (page.status !== 200) return page
  const form = new FormData()
  for (const [name, value] of [...hiddenFields(page.text), ...Object.entries(fields)]) form.set(name, value)
  const packed = new Response(form)
  const body = Buffer.from(await packed.arrayBuffer())
  const sent = await ask(site, path, {
    method: 'POST',
    body,
    headers: { 'content-type': packed.headers.get('content-type'), origin: site.url },
    from,
  })
  return sent.status === 303
    ? ask(site, new URL(sent.headers.location, site.url).href.slice(site.url.length), { from })
    : sent
}

/** The text after the address as markup: the page's data contains the text alone also before it is shown. */
const afterAddress = ([, after]) => `</strong>${after}`

const forms = {
  newsletter: {
    fields: (email) => ({ email }),
    path: '/newsletter',
    asked: afterAddress(texts.newsletter.form.sent),
    confirmed: texts.newsletter.states.confirmed.title,
  },
  contact: {
    fields: (email) => ({ name: 'Ada', email, topic: 'A question', body: `Where is my ticket, please? ${email}` }),
    path: '/contact',
    asked: afterAddress(texts.message.form.sent),
    confirmed: texts.message.states.confirmed.title,
  },
}
/** What a form and a confirmation page say while the database is unavailable. */
export const away = new RegExp(`could not be stored|${texts.links.away.title}`)

/** Finds the confirmation link in the last mail to an address. */
function linkTo(site, email) {
  if (!existsSync(site.outbox)) return undefined
  const line = readFileSync(site.outbox, 'utf8')
    .split('\n')
    .findLast((one) => one.includes(`"to":"${email}"`))
  return line === undefined ? undefined : new URL(/https:\S+\/confirm\?\S+/.exec(JSON.parse(line).text)[0])
}

/**
 * Simulates users who submit the newsletter and the contact form in turn and confirm by mail. A user without a confirmed
 * submission retries until it succeeds.
 */
export function startLetters({ site, what, crowd, everySeconds }) {
  const letters = []
  const answers = []
  let isStopped = false
  const write = async (kind, place) => {
    const email = `${what}-${place}@example.org`
    const letter = { kind, email, state: 'not taken', tries: 0, saidAway: 0 }
    letters.push(letter)
    const { path, fields, asked, confirmed } = forms[kind]
    const from = addressOf(crowd, place)
    const insist = async (way, done, to, given) => {
      for (const end = Date.now() + 60_000; Date.now() < end; await pause(3_000)) {
        letter.tries += 1
        const answer = await sendForm(site, to, given, from)
        const isDone = answer.status === 200 && answer.text.includes(done)
        const isAway = answer.status === 200 && away.test(answer.text)
        if (isAway) letter.saidAway += 1
        answers.push({
          kind: isAway ? `${way} (told that nothing was stored)` : way,
          at: answer.at,
          ms: answer.ms,
          status: answer.status,
          isRight: isDone || isAway,
          text: isDone ? '' : answer.text.slice(0, 200),
        })
        if (isDone) return true
      }
      return false
    }
    if (!(await insist('form', asked, path, fields(email)))) return
    letter.state = 'taken'
    let link
    for (const end = Date.now() + 5_000; link === undefined && Date.now() < end; await pause(100))
      link = linkTo(site, email)
    if (link === undefined) {
      letter.state = 'taken, but no letter came'
      return
    }
    const to = `${link.pathname}${link.search}`
    if (await insist('link', confirmed, to, { act: 'confirm' })) letter.state = 'confirmed'
  }
  const loop = async () => {
    const all = []
    for (let place = 0; !isStopped; place += 1) {
      all.push(write(place % 2 === 0 ? 'newsletter' : 'contact', place))
      await pause(everySeconds * 1_000)
    }
    await Promise.all(all)
  }
  const written = loop()
  return {
    answers,
    letters,
    stop: async () => {
      isStopped = true
      await written
      return letters
    },
  }
}

/** Compares the submissions with the database: each stored once, and confirmed if the user saw the confirmation. */
export async function checkLetters({ site, letters, verdicts, what }) {
  const rows = await site.postgres.query(
    "select email, status = 'confirmed' from site.subscribers union all select email, confirmed_at is not null from site.messages",
  )
  const kept = Map.groupBy(rows, ([email]) => email)
  const wrong = letters.filter(({ email, state }) => {
    const own = kept.get(email) ?? []
    return state !== 'confirmed' || own.length !== 1 || own[0][1] !== 't'
  })
  const twice = [...kept.values()].filter((own) => own.length > 1).length
  for (const { kind, email, state } of wrong.slice(0, 5))
    console.log(`  ${kind} of ${email}: ${state}, rows ${JSON.stringify(kept.get(email) ?? [])}`)
  const tries = letters.reduce((sum, letter) => sum + letter.tries, 0)
  verdicts.must(
    letters.length > 0 && wrong.length === 0 && twice === 0,
    `${what}: ${letters.length - wrong.length} of ${letters.length} forms stored once and confirmed (${tries} presses)`,
  )
}
