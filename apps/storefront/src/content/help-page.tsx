import { safeText } from '@lootboxes/lootbox/client'
import {
  Accordion,
  AccordionItem,
  ContentsList,
  countText,
  EmptyState,
  Link,
  PageHead,
  Prose,
  SearchForm,
  SearchGroup,
  SearchHits,
} from '@lootboxes/ui'
import { Fragment } from 'react'
import { failureText, helpId } from '@/client/failure-text'
import { type QuestionGroup, questionGroups } from '@/config/questions'
import { documentPath, documents, pageDocument, type SiteDocument } from './documents'
import { type HelpEntry, type HelpGroup, helpGroups } from './failure-groups'
import { findHelp, type Help } from './find-help'
import { FoldedTargetIsland } from './folded-target-island'
import { DocumentText } from './mdx-parts'

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

const allMessages: readonly HelpGroup[] = [
  ...helpGroups,
  { title: 'Anything else', text: '', entries: [{ ...failureText('other'), codes: ['other'] }] },
]

const readHelp = async (): Promise<Help> => ({
  questions: questionGroups,
  chapters: await documents('help'),
  messages: allMessages,
  articles: [...(await documents('blog')), await pageDocument('terms')],
})

/** `/help_center`: the help. Each failure in the wallet menu links to its entry here (trap T12). */
export async function HelpPage({ searchParams }: Props) {
  const { q } = await searchParams
  const query = typeof q === 'string' ? q.slice(0, 200).trim() : ''
  const help = await readHelp()
  const { count, ...found } = findHelp(query, help)
  return (
    <div className="wrap pb-14">
      <PageHead title="Help" lede="How to buy, reveal and redeem tickets, and the meaning of every message." />
      <div className="mb-8 max-w-xl">
        <SearchForm action="/help_center" query={query} label="Search the help" />
        {query === '' ? null : (
          <p role="status" className="mt-2 text-ink-soft text-sm">
            {countText(count, 'result')} for “{safeText(query, 60)}”. <Link href="/help_center">Show all help</Link>
          </p>
        )}
      </div>
      <div className="flex flex-col gap-10">
        {count === 0 ? <NoHelp chapters={help.chapters} /> : <Found {...found} isSearch={query !== ''} />}
      </div>
      <FoldedTargetIsland key={query} />
    </div>
  )
}

type FoundProps = Help & {
  /** Results are unfolded. */
  isSearch: boolean
}

function Found({ questions, chapters, messages, articles, isSearch }: FoundProps) {
  const contents = [
    ...chapters.map(({ slug, title }) => ({ id: slug, title })),
    ...(messages.length > 0 ? [{ id: 'errors', title: 'What the messages mean' }] : []),
  ]
  return (
    <>
      {questions.length > 0 ? <Questions groups={questions} isOpen={isSearch} /> : null}
      {contents.length > 0 ? (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-8 lg:grid-cols-[15rem_minmax(0,1fr)]">
          <ContentsList entries={contents} className="self-start" />
          <div className="min-w-0">
            <Prose variant="booklet">
              {chapters.map((chapter) => (
                <Fragment key={chapter.slug}>
                  <h2 id={chapter.slug}>{chapter.title}</h2>
                  <DocumentText document={chapter} />
                </Fragment>
              ))}
              {messages.length > 0 ? <h2 id="errors">What the messages mean</h2> : null}
            </Prose>
            {messages.length > 0 ? <Messages groups={messages} isOpen={isSearch} /> : null}
          </div>
        </div>
      ) : null}
      <SearchGroup title="Articles and terms" count={articles.length}>
        <Documents documents={articles} />
      </SearchGroup>
    </>
  )
}

/** Without a result: the chapters to choose from. */
const NoHelp = ({ chapters }: Pick<Help, 'chapters'>) => (
  <>
    <EmptyState title="No help for these words" action={<Link href="/contact">Ask us</Link>}>
      Try fewer words, or the error code from the console.
    </EmptyState>
    <SearchGroup title="All chapters" count={chapters.length}>
      <Documents documents={chapters} />
    </SearchGroup>
  </>
)

/** Links to documents with their summaries. */
const Documents = ({ documents: list }: { documents: readonly SiteDocument[] }) => (
  <SearchHits
    hits={list.map((document) => ({
      key: document.slug,
      href: documentPath(document),
      title: document.title,
      note: document.summary,
    }))}
  />
)

const Questions = ({ groups, isOpen }: { groups: readonly QuestionGroup[]; isOpen: boolean }) => (
  <section aria-labelledby="questions" className="flex flex-col gap-4">
    <h2 id="questions" className="heading text-2xl">
      Questions
    </h2>
    <div className="grid items-start gap-8 lg:grid-cols-3">
      {groups.map(({ title, questions }) => (
        <div key={title}>
          <h3 className="heading mb-3 text-xl">{title}</h3>
          <Accordion>
            {questions.map(({ question, answer }) => (
              <AccordionItem key={question} title={question} headingLevel={4} open={isOpen}>
                {answer}
              </AccordionItem>
            ))}
          </Accordion>
        </div>
      ))}
    </div>
  </section>
)

const Messages = ({ groups, isOpen }: { groups: readonly HelpGroup[]; isOpen: boolean }) => (
  <Accordion className="mt-4">
    {groups.map(({ title, text, entries }) => (
      <AccordionItem key={title} title={title} open={isOpen}>
        {text === '' ? null : <p>{text}</p>}
        <dl>
          {entries.map((entry) => (
            <Entry key={entry.sentence + entry.next} {...entry} />
          ))}
        </dl>
      </AccordionItem>
    ))}
  </Accordion>
)

/** One message. Each of its codes, which the console shows, is an anchor for links from the wallet menu. */
function Entry({ codes, sentence, next }: HelpEntry) {
  return (
    <>
      <dt className="mt-4 font-semibold text-ink has-[:target]:text-coral">
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
