import type { SearchParams } from '@lootboxes/catalog/lists'
import { PageHead } from '@lootboxes/ui'
import * as z from 'zod/mini'
import { WithScript } from '@/client/with-script'
import { env } from '@/config/env'
import { readSiteConfig } from '@/config/read-site-config'
import { CheckLootbox } from './check-lootbox'
import { CreateCollection } from './create-collection'
import { describedPage } from './described-page'

export const createMetadata = () =>
  describedPage({
    title: 'Create',
    description: 'Create a collection with your wallet, or check a lootbox before it is listed.',
    path: '/create',
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
          lede={`Create a collection on ${networkName}: add pictures, a name and a rarity for each, and sign.`}
        />
        <WithScript instead="The steps to create a collection need JavaScript.">
          <CreateCollection hasStorage={env().uploads !== undefined} />
        </WithScript>
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
            Check the entry before you list it. A box with a misspelt address cannot sell tickets.
          </p>
          <CheckLootbox fields={fields} example={boxes[0]} />
        </div>
      </details>
    </>
  )
}
