import { hrefWith, listedActivity, listPage } from '@lootboxes/catalog/lists'
import { Link, Section } from '@lootboxes/ui'
import { OwnerLink } from '@/client/owner-link'
import { readCatalog } from '@/ledger/catalog'
import { getDappOf } from '@/ledger/dapp'
import { CatalogAnswer } from './catalog-answer'
import { DeferredActivityTape } from './deferred-lists'

const SHOWN = 8

/** The newest events of a box, live, and the dApp that the box names on the ledger. */
export async function BoxActivity({ address }: { address: string }) {
  const [list, dapp] = await Promise.all([
    readCatalog('listActivity', { box: address, limit: SHOWN }),
    getDappOf(address),
  ])
  return (
    <Section
      title="Activity"
      lede={
        dapp && (
          <>
            The box names the dApp {dapp.name} (<OwnerLink address={dapp.address} label="dApp definition" />) on the
            ledger{dapp.isMutual ? ', and the dApp names the box.' : '. The dApp does not name the box.'}
          </>
        )
      }
      more={<Link href={hrefWith('/activity', { box: address })}>All activity of this box</Link>}
    >
      <CatalogAnswer of={list}>
        {(page) => (
          <DeferredActivityTape query={{ box: address }} first={listPage(page, listedActivity)} shown={SHOWN} />
        )}
      </CatalogAnswer>
    </Section>
  )
}
