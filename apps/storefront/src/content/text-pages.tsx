import {
  Address,
  ArticlePage,
  buttonStyle,
  CtaBand,
  ErrorState,
  FactList,
  Link,
  PageHead,
  PartnerGrid,
  PictureSteps,
  Section,
} from '@lootboxes/ui'
import { FilePen, Handshake, MessageCircle } from 'lucide-react'
import { RefreshSoon } from '@/client/refresh-soon'
import { boxPath } from '@/config/paths'
import { readSiteConfig } from '@/config/read-site-config'
import { getDapps } from '@/ledger/dapp'
import { pageDocument } from './documents'
import { DocumentText } from './mdx-parts'

/** `/about`: the site, and its dApp account on the ledger. */
export async function AboutPage() {
  const [text, dapps] = await Promise.all([pageDocument('about'), getDapps()])
  const { networkName, boxes, dAppDefinitionAddress } = readSiteConfig()
  return (
    <ArticlePage
      title={text.title}
      lede={text.summary}
      picture={text.picture}
      contents={[...text.chapters, { id: 'ledger', title: 'On the ledger' }]}
    >
      <DocumentText document={text} />
      <h2 id="ledger">On the ledger</h2>
      <p>
        {dapps === undefined
          ? 'The ledger does not answer at the moment. This is the configuration of the site.'
          : `The account that describes this site to wallets has this description: ${dapps.own.description || 'none'}`}
      </p>
      <FactList
        facts={[
          { label: 'Name', value: dapps?.own.name ?? 'Not known at the moment' },
          { label: 'Account', value: <Address address={dAppDefinitionAddress} label="Our dApp definition" /> },
          { label: 'Network', value: networkName },
          ...boxes.map((box) => ({
            label: box.name,
            value: (
              <Link href={boxPath(box.componentAddress)}>
                <Address address={box.componentAddress} label="Box" plain />
              </Link>
            ),
          })),
        ]}
      />
    </ArticlePage>
  )
}

/** `/careers`: open tasks. */
export async function CareersPage() {
  const text = await pageDocument('careers')
  return (
    <>
      <ArticlePage title={text.title} lede={text.summary} picture={text.picture} contents={text.chapters}>
        <DocumentText document={text} />
      </ArticlePage>
      <CtaBand
        title="Say what you would like to do"
        text="The operator of this site reads each message."
        actions={
          <a href="/contact" className={buttonStyle()}>
            Write to us
          </a>
        }
      />
    </>
  )
}

/** `/partners`: the dApps whose account and ours name each other on the ledger, and no others. */
export async function PartnersPage() {
  const dapps = await getDapps()
  const { dAppDefinitionAddress } = readSiteConfig()
  return (
    <>
      <div className="wrap">
        <PageHead
          title="Partners"
          lede="A dApp is a partner when its account on the ledger names ours and ours names it. Both entries are public, so every visitor can check them."
        />
      </div>
      {dapps === undefined ? (
        <Section title="Named by both sides">
          <ErrorState title="The ledger is not answering at the moment">
            The list of partners comes from the ledger. This page retries automatically.
            <RefreshSoon />
          </ErrorState>
        </Section>
      ) : (
        <PartnerGrid
          title="Named by both sides"
          own={{
            name: dapps.own.name,
            address: <Address address={dAppDefinitionAddress} label="Our dApp definition" className="text-sm" />,
          }}
          partners={dapps.partners.map(({ address, name, description, website }) => ({
            key: address,
            name,
            description,
            href: website ?? `/search?q=${address}`,
            address: <Address address={address} label={`dApp definition of ${name}`} className="text-sm" />,
          }))}
          apply={
            <a href="/contact" className={buttonStyle()}>
              Propose a partnership
            </a>
          }
          words={{
            emptyTitle: 'No partner yet',
            emptyText:
              'Name our account in yours, and we name your account in ours. This site reads the list from the ledger each minute.',
          }}
        />
      )}
      <Section title="How to become a partner" ground="card">
        <PictureSteps
          steps={[
            {
              key: 'name',
              title: 'Name our account',
              text: (
                <>
                  Add <Address address={dAppDefinitionAddress} label="Our dApp definition" /> to the metadata{' '}
                  <code>dapp_definitions</code> of your account.
                </>
              ),
              icon: <FilePen />,
            },
            { key: 'tell', title: 'Tell us', text: 'Send us the address of your account.', icon: <MessageCircle /> },
            {
              key: 'listed',
              title: 'We name yours',
              text: 'When both entries are on the ledger, this page lists your dApp.',
              icon: <Handshake />,
            },
          ]}
        />
      </Section>
    </>
  )
}
