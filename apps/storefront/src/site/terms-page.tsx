import { ArticlePage } from '@lootboxes/ui'
import { DeferredClearData } from '@/client/deferred-clear-data'
import { pageDocument } from '@/content/documents'
import { DocumentText } from '@/content/mdx-parts'
import { privacyFacts } from './privacy-facts'

/** Terms and Privacy on one page (spec section 2), with every third party and every stored key. */
export async function TermsPage({ title }: { title?: string }) {
  const document = await pageDocument('terms')
  return (
    <>
      <ArticlePage title={title ?? document.title} contents={document.chapters}>
        <DocumentText document={document} {...privacyFacts()} />
      </ArticlePage>
      <div className="wrap pb-12">
        <DeferredClearData />
      </div>
    </>
  )
}
