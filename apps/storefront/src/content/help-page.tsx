import { safeText } from '@lootboxes/lootbox/client'
import {
  Accordion,
  AccordionItem,
  countText,
  EmptyState,
  JsonLd,
  Link,
  PageHead,
  Prose,
  questionsData,
  SearchForm,
  SearchGroup,
  SearchHits,
  StepDrawing,
} from '@lootboxes/ui'
import type { ComponentProps, ReactNode } from 'react'
import { failureText, helpId } from '@/client/failure-text'
import { type HelpSubject, helpSubjects, type QuestionSubject } from '@/config/questions'
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
  subjects: helpSubjects,
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
        {query === '' ? (
          <p className="mt-2 text-ink-soft text-sm">
            Your question is not here? <Link href="/contact">Write us a message</Link>, or read{' '}
            <Link href="/blog">the blog</Link> and <Link href="/terms">the terms</Link>.
          </p>
        ) : (
          <p role="status" className="mt-2 text-ink-soft text-sm">
            {countText(count, 'result')} for “{safeText(query, 60)}”. <Link href="/help_center">Show all help</Link>
          </p>
        )}
      </div>
      <div className="flex flex-col gap-10">
        {count === 0 ? <NoHelp chapters={help.chapters} /> : <Found {...found} isSearch={query !== ''} />}
      </div>
      <FoldedTargetIsland key={query} />
      {query === '' ? <JsonLd data={questionsData(helpSubjects.flatMap(({ questions }) => questions))} /> : null}
    </div>
  )
}

type FoundProps = Help & {
  /** Results are unfolded. */
  isSearch: boolean
}

const Found = ({ subjects, chapters, messages, articles, isSearch }: FoundProps) => {
  const parts = subjects
    .map((subject) => ({
      ...subject,
      picture: isSearch ? undefined : pictures[subject.key],
      chapters: chapters.filter(({ slug }) => subject.chapters.includes(slug)),
    }))
    .filter((subject) => subject.chapters.length + subject.questions.length > 0)
    .map((subject) => <Subject {...subject} key={subject.key} isOpen={isSearch} />)
  return (
    <>
      {/* The first two subjects are as long as the others and the messages together. */}
      <div className="grid items-start gap-10 empty:hidden lg:grid-cols-2">
        {parts.length > 0 ? <div className="flex min-w-0 flex-col gap-10">{parts.slice(0, 2)}</div> : null}
        {parts.length > 2 || messages.length > 0 ? (
          <div className="flex min-w-0 flex-col gap-10">
            {parts.slice(2)}
            {messages.length > 0 ? <Messages groups={messages} isOpen={isSearch} /> : null}
          </div>
        ) : null}
      </div>
      <SearchGroup title="Articles and terms" count={isSearch ? articles.length : 0}>
        <Documents documents={articles} />
      </SearchGroup>
    </>
  )
}

/** Without a result: all chapters as links. */
const NoHelp = ({ chapters }: Pick<Help, 'chapters'>) => (
  <>
    <EmptyState title="No help for these words" action={<Link href="/contact">Ask us</Link>}>
      Try fewer words, or the error code from the console.
    </EmptyState>
    <SearchGroup title="All topics" count={chapters.length}>
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

type Picture = ComponentProps<typeof StepDrawing>['of']
/** The drawings of the subjects. */
const pictures: Readonly<Record<QuestionSubject, Picture>> = {
  tickets: 'tickets',
  club: 'hold',
  wallet: 'link',
  site: 'extension',
}

type PartProps = { id: string; title: string; picture?: Picture | undefined; children: ReactNode }

/** A part of the help under its heading. */
const Part = ({ id, title, picture, children }: PartProps) => (
  <section aria-labelledby={id} className="flex min-w-0 flex-col gap-4">
    {picture === undefined ? null : (
      <div className="relative flex h-32 items-end overflow-hidden rounded-card border-[1.5px] border-frame bg-band sm:h-44">
        <StepDrawing of={picture} preserveAspectRatio="xMidYMid meet" />
      </div>
    )}
    <h2 id={id} className="heading text-3xl">
      {title}
    </h2>
    <Accordion>{children}</Accordion>
  </section>
)

type SubjectProps = Pick<HelpSubject, 'title' | 'questions'> &
  Pick<Help, 'chapters'> & { isOpen: boolean; picture: Picture | undefined }

/** The chapters of a subject, and its other questions. The text of a chapter, which is folded, is the target of links to it. */
const Subject = ({ title, chapters, questions, isOpen, picture }: SubjectProps) => (
  <Part id={`about-${title.toLowerCase().replaceAll(/[^a-z]+/g, '-')}`} {...{ title, picture }}>
    {chapters.map((chapter) => (
      <AccordionItem key={chapter.slug} title={chapter.title} open={isOpen}>
        <Prose id={chapter.slug} className="scroll-mt-24">
          <DocumentText document={chapter} />
        </Prose>
      </AccordionItem>
    ))}
    {questions.map(({ question, answer }) => (
      <AccordionItem key={question} title={question} open={isOpen}>
        {answer}
      </AccordionItem>
    ))}
  </Part>
)

const Messages = ({ groups, isOpen }: { groups: readonly HelpGroup[]; isOpen: boolean }) => (
  <Part id="errors" title="What the messages mean">
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
  </Part>
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
