import { Button, buttonStyle, EmptyState, PageHead, PageMessage } from '@lootboxes/ui'
import type { ReactNode } from 'react'
import { siteLetters } from '@/records/letters'
import { leaveMessage, pressLink, subscribe } from './form-actions'
import { ContactIsland, NewsletterIsland } from './letter-form-island'

const hasForms = () => siteLetters().letters !== undefined

type LetterPageProps = {
  title: string
  lede: string
  /** Explains why a site without mail has no form. */
  withoutForm: string
  children: ReactNode
}

const LetterPage = ({ title, lede, withoutForm, children }: LetterPageProps) => (
  <div className="wrap pb-14">
    <PageHead title={title} lede={lede} />
    {hasForms() ? (
      children
    ) : (
      <EmptyState
        title="There is no form here"
        action={
          <a href="/blog/feed.xml" className={buttonStyle()}>
            The feed of the blog
          </a>
        }
      >
        {withoutForm}
      </EmptyState>
    )}
  </div>
)

/** `/newsletter`: the form to subscribe. */
export const NewsletterPage = () => (
  <LetterPage
    title="Newsletter"
    lede="New posts, and what was out of order and why. No offers, no counting of who opens it."
    withoutForm="This site has no way to send mail. Every post is in the feed, which needs no address."
  >
    <NewsletterIsland action={subscribe} />
  </LetterPage>
)

/** `/contact`: a message to the operator of the site. */
export const ContactPage = () => (
  <LetterPage
    title="Contact"
    lede="For what the help does not answer. Nobody here can move your tickets or undo a transaction; what can be done is to say what happened."
    withoutForm="This site has no way to send mail, so it cannot take messages. Its help and its feed are open."
  >
    <ContactIsland action={leaveMessage} />
  </LetterPage>
)

const texts = {
  newsletter: {
    pending: { code: 'One press', title: 'Do you want the newsletter?', text: 'Press the button, and it comes to' },
    confirmed: { code: 'Done', title: 'You get the newsletter', text: 'It comes to' },
    ended: { code: 'Ended', title: 'No more letters', text: 'The address was deleted.' },
  },
  message: {
    pending: {
      code: 'One press',
      title: 'Is the message from you?',
      text: 'Press the button, and it is handed in for',
    },
    confirmed: { code: 'Done', title: 'Your message is handed in', text: 'An answer comes to' },
    ended: { code: 'Ended', title: 'Nothing is stored', text: '' },
  },
} as const

/** `/confirm?token=…`: the page of a letter's link. Only its button changes something. */
export async function ConfirmPage({
  searchParams,
}: {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}) {
  const { token } = await searchParams
  const { letters } = siteLetters()
  const found = typeof token === 'string' && letters !== undefined ? await letters.look(token) : undefined
  if (found?.isErr())
    return (
      <PageMessage code="Away" title="Our records cannot be reached" picture="/boxes/asleep.svg">
        Nothing was changed. Open the link again in a minute; it stays good.
      </PageMessage>
    )
  const confirmation = found?.isOk() ? found.value : undefined
  if (typeof token !== 'string' || confirmation === undefined)
    return (
      <PageMessage
        code="Expired"
        title="This link leads nowhere"
        picture="/boxes/lost.svg"
        actions={
          <a href="/newsletter" className={buttonStyle()}>
            Newsletter
          </a>
        }
      >
        A link of a letter is good for two days, unless its button was pressed. Check that all of it was copied, or ask
        for a new one.
      </PageMessage>
    )
  const { what, state, email } = confirmation
  const { code, title, text } = texts[what][state]
  return (
    <PageMessage
      code={code}
      title={title}
      picture="/boxes/hug-small.svg"
      actions={
        <form action={pressLink} className="flex flex-wrap gap-3">
          <input type="hidden" name="token" value={token} />
          {state === 'pending' ? (
            <Button type="submit" variant="primary" name="act" value="confirm">
              {what === 'newsletter' ? 'Yes, send it to me' : 'Yes, hand it in'}
            </Button>
          ) : null}
          {what === 'newsletter' && state === 'confirmed' ? (
            <Button type="submit" name="act" value="end">
              End it
            </Button>
          ) : null}
        </form>
      }
    >
      {text} {email === '' ? '' : `${email}.`}
    </PageMessage>
  )
}
