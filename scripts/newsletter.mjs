import { join } from 'node:path'
import { parseEnv } from '../apps/storefront/src/config/env'
import { postPath, readDocuments } from '../apps/storefront/src/content/documents'
import { openSiteDatabase } from '../apps/storefront/src/records/database'
import { createLetters } from '../apps/storefront/src/records/letters'
import { smtpMail } from '../apps/storefront/src/records/mail'

/** `pnpm newsletter POST`: sends a post of the blog to everybody who confirmed, with the storefront's own environment. */
function stop(why) {
  process.stderr.write(`${why}\n`)
  process.exit(1)
}
const app = join(import.meta.dirname, '../apps/storefront')
const { databaseUrl, mail, siteUrl } = parseEnv(process.env)
// The folder of a PGlite is the running site's alone.
if (databaseUrl === undefined) stop('DATABASE_URL: is not set. The newsletter is sent from a PostgreSQL.')
if (mail === undefined || !('smtpUrl' in mail)) stop('SMTP_URL: is not set.')
const posts = await readDocuments('blog', join(app, 'content'))
const post = posts.find(({ slug }) => slug === process.argv[2])
if (post === undefined) stop(`Which post? One of ${posts.map(({ slug }) => slug).join(', ')}.`)

const { database, close } = await openSiteDatabase(databaseUrl, join(app, 'drizzle'))
const letters = createLetters({
  reach: () => Promise.resolve(database),
  mail: smtpMail(mail.smtpUrl, mail.from),
  siteUrl,
  owner: undefined,
})
const sent = await letters.sendIssue({
  key: post.slug,
  subject: post.title,
  text: `${post.summary}\n\n${siteUrl}${postPath(post)}`,
})
await close()
sent.match(
  (count) => process.stdout.write(`Sent to ${count}.\n`),
  ({ kind, cause }) => stop(`${kind}: ${String(cause)}. Who got it is kept: run it again.`),
)
