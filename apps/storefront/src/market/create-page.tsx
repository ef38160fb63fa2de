import type { SearchParams } from '@lootboxes/catalog/lists'
import { PageHead } from '@lootboxes/ui'
import type { Metadata } from 'next'
import * as z from 'zod/mini'
import { readSiteConfig } from '@/config/read-site-config'
import { CheckLootbox } from './check-lootbox'
import { CreateCollection } from './create-collection'

export const createMetadata = (): Metadata => ({
  title: 'Create',
  description: 'Make a collection of your own through your wallet, or check a lootbox before it is listed.',
  alternates: { canonical: '/create' },
})

const field = z.catch(z.string().check(z.maxLength(200)), '')
const Fields = z.object({ component: field, ticket: field, price: field, title: field })

/** `/create`: creates a collection through the wallet, and checks an entry for the list of boxes. */
export async function CreatePage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const fields = Fields.parse(await searchParams)
  const { boxes, networkName } = readSiteConfig()
  return (
    <>
      <div className="wrap pb-12">
        <PageHead
          title="Create"
          crumbs={[{ label: 'Collections', href: '/collections-wide' }, { label: 'Create' }]}
          lede={`A collection of your own on ${networkName}: a picture, what makes its items differ, how many of each, and your signature.`}
        />
        <CreateCollection />
      </div>
      {/* For operators. It is folded, so that it does not look like a step of the wizard above. */}
      <details
        id="lootbox"
        open={fields.component !== '' || fields.ticket !== ''}
        className="mt-8 border-rule border-t-[1.5px] bg-card"
      >
        <summary className="wrap min-h-11 cursor-pointer content-center py-5">
          <h2 className="inline font-semibold">Have a lootbox already? Check its entry</h2>
        </summary>
        <div className="wrap flex flex-col gap-6 pb-12">
          <p className="max-w-[56ch] text-ink-soft">
            Check it before you list it: what is spelt wrongly here would sell nothing.
          </p>
          <CheckLootbox fields={fields} example={boxes[0]} />
        </div>
      </details>
    </>
  )
}
