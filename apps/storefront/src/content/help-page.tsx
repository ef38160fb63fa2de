import { safeText } from '@lootboxes/lootbox/client'
import { ArticlePage, EmptyState, SearchForm } from '@lootboxes/ui'
import { Fragment } from 'react'
import { failureText, helpId } from '@/client/failure-text'
import { documents, type SiteDocument } from './documents'
import { type HelpEntry, type HelpGroup, helpGroups } from './failure-groups'
import { DocumentText } from './mdx-parts'

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

const allGroups: readonly HelpGroup[] = [
  ...helpGroups,
  { title: 'Anything else', text: '', entries: [{ ...failureText('other'), codes: ['other'] }] },
]

/** The chapters and messages that contain every word of the query. */
export function findHelp(query: string, chapters: readonly SiteDocument[], groups: readonly HelpGroup[]) {
  const wanted = query.toLowerCase().split(/\s+/).filter(Boolean)
  const has = (...texts: readonly string[]) => {
    const text = texts.join(' ').toLowerCase()
    return wanted.every((word) => text.includes(word))
  }
  return {
    chapters: chapters.filter(({ title, summary, text }) => has(title, summary, text)),
    groups: groups
      .map((group) => ({
        ...group,
        entries: group.entries.filter(({ codes, sentence, next }) => has(sentence, next, ...codes)),
      }))
      .filter(({ entries }) => entries.length > 0),
  }
}

/** `/help_center`: the help. Each failure in the wallet menu links to its entry here (trap T12). */
export async function HelpPage({ searchParams }: Props) {
  const { q } = await searchParams
  const query = typeof q === 'string' ? q.slice(0, 200).trim() : ''
  const { chapters, groups } = findHelp(query, await documents('help'), allGroups)
  const found = chapters.length + groups.reduce((sum, { entries }) => sum + entries.length, 0)
  return (
    <ArticlePage
      title="Help"
      lede="How to buy, reveal and redeem tickets, and the meaning of every message."
      contents={[
        ...chapters.map(({ slug, title }) => ({ id: slug, title })),
        ...(groups.length > 0 ? [{ id: 'errors', title: 'What the messages mean' }] : []),
      ]}
    >
      <div className="mb-8 max-w-xl">
        <SearchForm action="/help_center" query={query} placeholder="Search" label="Search the help" />
        {query === '' ? null : (
          <p role="status" className="mt-2 text-ink-soft text-sm">
            {found === 1 ? '1 result' : `${found} results`} for “{safeText(query, 60)}”.{' '}
            <a href="/help_center">Show all help</a>
          </p>
        )}
      </div>
      {found === 0 ? (
        <EmptyState title="No help for these words" action={<a href="/contact">Ask us</a>}>
          Try fewer words, or the error code from the console.
        </EmptyState>
      ) : null}
      {chapters.map((chapter) => (
        <Fragment key={chapter.slug}>
          <h2 id={chapter.slug}>{chapter.title}</h2>
          <DocumentText document={chapter} />
        </Fragment>
      ))}
      {groups.length > 0 ? <h2 id="errors">What the messages mean</h2> : null}
      {groups.map(({ title, text, entries }) => (
        <section key={title}>
          <h3>{title}</h3>
          {text === '' ? null : <p>{text}</p>}
          <dl>
            {entries.map((entry) => (
              <Entry key={entry.sentence + entry.next} {...entry} />
            ))}
          </dl>
        </section>
      ))}
    </ArticlePage>
  )
}

/** One message. Each of its codes, which the console shows, is an anchor for links from the wallet menu. */
function Entry({ codes, sentence, next }: HelpEntry) {
  return (
    <>
      <dt className="mt-4 font-semibold has-[:target]:text-coral">
        {codes.map((code) => (
          <span key={code} id={helpId(code)} className="scroll-mt-24" />
        ))}
        {sentence}
      </dt>
      <dd className="m-0">
        {next} <code className="text-sm">{codes.filter((code) => code !== 'other').join(', ')}</code>
      </dd>
    </>
  )
}
