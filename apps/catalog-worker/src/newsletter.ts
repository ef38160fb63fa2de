import { join } from 'node:path'
import type { Env } from '@lootboxes/storefront/commands'
import { createLetters, createMail, openSiteDatabase, postPath, readDocuments } from '@lootboxes/storefront/newsletter'

/**
 * `pnpm newsletter POST`: sends a blog post to every confirmed subscriber without it. `storefront` is the folder of that app.
 * Resolves to the exit code.
 */
export async function sendNewsletter(
  { databaseUrl, mail, siteUrl }: Env,
  storefront: string,
  slug: string | undefined,
): Promise<number> {
  const fail = (why: string): number => {
    process.stderr.write(`${why}\n`)
    return 1
  }
  // Only the running site may open the folder of a PGlite.
  if (databaseUrl === undefined) return fail('DATABASE_URL: is not set. The newsletter is sent from a PostgreSQL.')
  if (mail === undefined || !('smtpUrl' in mail)) return fail('SMTP_URL: is not set.')
  const posts = await readDocuments('blog', join(storefront, 'content'))
  const post = posts.find((one) => one.slug === slug)
  if (post === undefined) return fail(`Which post? One of ${posts.map((one) => one.slug).join(', ')}.`)

  const opened = await openSiteDatabase(databaseUrl, storefront)
  const letters = createLetters({
    reach: () => Promise.resolve(opened),
    mail: createMail(mail),
    siteUrl,
    owner: undefined,
  })
  const text = `${post.summary}\n\n${siteUrl}${postPath(post)}`
  try {
    process.stdout.write(`Sent to ${await letters.sendIssue({ key: post.slug, subject: post.title, text })}.\n`)
    return 0
  } catch (cause) {
    return fail(`${String(cause)}. Run it again: nobody receives the post twice.`)
  } finally {
    await opened.close()
  }
}
