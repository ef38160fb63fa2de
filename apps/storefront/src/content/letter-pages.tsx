import { ActionForm, Button, buttonStyle, EmptyState, type FormAction, PageHead, PageMessage } from '@lootboxes/ui'
import * as z from 'zod/mini'
import { env } from '@/config/env'
import { errorName, serverLog } from '@/config/log'
import { readSiteConfig } from '@/config/read-site-config'
import { siteLetters } from '@/records/letters'
import content from '../../content/letters.json'
import { leaveMessage, pressLink, subscribe } from './form-actions'
import { letterFields, Token, trapField } from './letter-fields'

const { links, ...texts } = content

type LetterPageProps = { what: keyof typeof texts; action: FormAction }

const feed = { href: '/blog/feed.xml', label: 'The feed of the blog' }

/** The addresses of the operator, for a site that cannot send e-mails. */
function addresses(): readonly { href: string; label: string }[] {
  const { contactTo } = env()
  const mail = contactTo === undefined ? [] : [{ href: `mailto:${contactTo}`, label: contactTo }]
  return [...mail, ...readSiteConfig().footer.socials]
}

/** A page with a form. A site without mail has none: it says why, and `/contact` lists the operator’s addresses. */
function LetterPage({ what, action }: LetterPageProps) {
  const { title, lede, withoutForm, form } = texts[what]
  const direct = what === 'message' ? addresses() : []
  return (
    <div className="wrap pb-14">
      <PageHead title={title} lede={lede} />
      {siteLetters().letters === undefined ? (
        <EmptyState
          title="There is no form here"
          action={(direct.length > 0 ? direct : [feed]).map(({ href, label }) => (
            <a key={href} href={href} className={buttonStyle()}>
              {label}
            </a>
          ))}
        >
          {direct.length > 0 ? 'This site cannot send e-mails. Write to its operator yourself.' : withoutForm}
        </EmptyState>
      ) : (
        <ActionForm {...form} {...{ action, trapField }} fields={letterFields[what]} />
      )}
    </div>
  )
}

/** `/newsletter`: the form to subscribe. */
export const NewsletterPage = () => <LetterPage what="newsletter" action={subscribe} />

/** `/contact`: a message to the operator of the site. */
export const ContactPage = () => <LetterPage what="message" action={leaveMessage} />

type ConfirmProps = { searchParams: Promise<Record<string, string | string[] | undefined>> }

/** `/confirm?token=…`: the page behind the link of an e-mail. Only its button changes data. */
export async function ConfirmPage({ searchParams }: ConfirmProps) {
  const token = z.safeParse(Token, (await searchParams).token).data
  const found = token === undefined ? undefined : await lookUp(token)
  if (found === undefined || found === 'away') {
    const { code, title, text, picture, more } = links[found ?? 'unknown']
    return (
      <PageMessage
        {...{ code, title, picture }}
        actions={
          more === '' ? undefined : (
            <a href="/newsletter" className={buttonStyle()}>
              {more}
            </a>
          )
        }
      >
        {text}
      </PageMessage>
    )
  }
  const { what, state, email } = found
  const { code, title, text, button } = texts[what].states[state]
  const isPending = state === 'pending'
  return (
    <PageMessage
      code={code}
      title={title}
      picture="/boxes/hug-small.svg"
      actions={
        <form action={pressLink} className="flex flex-wrap gap-3">
          <input type="hidden" name="token" value={token} />
          {button === '' ? null : (
            <Button
              type="submit"
              variant={isPending ? 'primary' : 'outline'}
              name="act"
              value={isPending ? 'confirm' : 'end'}
            >
              {button}
            </Button>
          )}
        </form>
      }
    >
      {text} {email === '' ? '' : `${email}.`}
    </PageMessage>
  )
}

async function lookUp(token: string) {
  try {
    return await siteLetters().letters?.look(token)
  } catch (cause) {
    serverLog().warn({ cause: errorName(cause) }, 'A confirmation link could not be looked up.')
    return 'away'
  }
}
