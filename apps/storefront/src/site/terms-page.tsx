import { ArticleBody, Prose } from '@lootboxes/ui'
import { DeferredClearData } from '@/client/deferred-clear-data'
import { pageDocument } from '@/content/documents'
import { DocumentText } from '@/content/mdx-parts'
import { privacyFacts } from './privacy-facts'

/** Terms and Privacy on one page (spec section 2), with every third party and every stored key. */
export async function TermsPage({ title }: { title?: string }) {
  const document = await pageDocument('terms')
  return (
    <div className="wrap py-12">
      <h1 className="headline text-6xl">{title ?? document.title}</h1>
      <p className="mt-4 max-w-[50ch] text-ink-soft text-xl leading-normal">{document.summary}</p>
      <ArticleBody contents={document.chapters} className="mt-8">
        <Prose variant="booklet">
          <DocumentText document={document} {...privacyFacts()} />
        </Prose>
        <DeferredClearData />
      </ArticleBody>
    </div>
  )
}
