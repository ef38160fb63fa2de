import { Prose } from '@lootboxes/ui'
import { DeferredClearData } from '@/client/deferred-clear-data'
import { pageDocument } from '@/content/documents'
import { DocumentText } from '@/content/mdx-parts'
import { privacyFacts } from './privacy-facts'

/** Terms and Privacy on one page (spec section 2), with every third party and every stored key. */
export async function TermsPage({ title }: { title?: string }) {
  const document = await pageDocument('terms')
  return (
    <div className="wrap py-12">
      <h1 className="headline mb-6 text-6xl">{title ?? document.title}</h1>
      <Prose>
        <DocumentText document={document} {...privacyFacts()} />
      </Prose>
      <DeferredClearData />
    </div>
  )
}
