import { PageHead, Section } from '@lootboxes/ui'
import type { Metadata } from 'next'
import * as z from 'zod/mini'
import { SiteAnchor } from '@/client/site-link'
import { readSiteConfig } from '@/config/read-site-config'
import { CheckLootbox } from './check-lootbox'
import { CreateCollection } from './create-collection'
import type { SearchParams } from './list-query'

export const createMetadata = (): Metadata => ({
  title: 'Create',
  description: 'Make a collection of your own through your wallet, or check a lootbox before it is listed.',
  alternates: { canonical: '/create' },
})

const field = z.catch(z.string().check(z.maxLength(200)), '')
const Fields = z.object({ component: field, ticket: field, price: field, title: field })

/** `/create`: a collection through the wallet, and an entry for the list of boxes. */
export async function CreatePage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const fields = Fields.parse(await searchParams)
  const { boxes, networkName } = readSiteConfig()
  return (
    <>
      <div className="wrap pb-12">
        <PageHead
          title="Create"
          link={SiteAnchor}
          crumbs={[{ label: 'Collections', href: '/collections-wide' }, { label: 'Create' }]}
          lede={`A collection of your own on ${networkName}: a picture, what makes its items differ, how many of each, and your signature.`}
        />
        <CreateCollection />
      </div>
      <Section
        id="lootbox"
        ground="card"
        title="Have a lootbox already?"
        lede="Check its entry before you list it: what is spelt wrongly here would sell nothing."
      >
        <CheckLootbox fields={fields} example={boxes[0]} />
      </Section>
    </>
  )
}
