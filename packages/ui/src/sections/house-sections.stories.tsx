import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { art } from '../fixtures/art.fixture'
import { articles, categories, chapters, houseFigures, incidents, partners, services } from '../fixtures/house.fixture'
import { minutesAgo, NOW, version } from '../fixtures/ledger.fixture'
import { Button } from '../parts/button'
import { CountedAt } from '../parts/counted-at'
import { Field } from '../parts/field'
import { Form } from '../parts/form'
import { Select } from '../parts/select'
import { TextArea, TextInput } from '../parts/text-input'
import { ActionForm } from './action-form'
import { ArticleList } from './article-list'
import { ArticlePage } from './article-page'
import { CategoryRail } from './category-rail'
import { CtaBand } from './cta-band'
import { FormPanel } from './form-panel'
import { PartnerGrid } from './partner-grid'
import { StatsStrip } from './stats-strip'
import { StatusBoard } from './status-board'

const meta = {
  title: 'Sections/House',
  component: StatsStrip,
  args: { figures: houseFigures },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'Bands and pages about the house itself: figures, departments, status, partners, the booklet, order slips.',
      },
    },
  },
} satisfies Meta<typeof StatsStrip>
export default meta
type Story = StoryObj<typeof meta>
const phone = { viewport: { value: 'phone' } }

export const Stats: Story = {
  args: { counted: <CountedAt version={version} at={minutesAgo(0.04)} now={NOW} href="#check" /> },
}
export const StatsOnAPhone: Story = { globals: phone }
export const StatsLoading: Story = { args: { loading: true } }

export const Categories: Story = {
  render: () => <CategoryRail categories={categories} />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(9)
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('All NFTs')
  },
}
export const CategoriesOnAPhone: Story = { render: () => <CategoryRail categories={categories} />, globals: phone }
export const CategoriesCounting: Story = {
  render: () => <CategoryRail categories={categories.map(({ name, href, icon }) => ({ name, href, icon }))} />,
}

const board = (
  <div className="wrap py-8">
    <StatusBoard services={services} incidents={incidents} checkedAt={minutesAgo(0.2)} now={NOW} />
  </div>
)
export const Status: Story = {
  render: () => board,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Slow: ')
    await expect(canvas.getByRole('img', { name: 'Product API, 90 days: trouble on 3' })).toBeVisible()
  },
}
export const StatusOnAPhone: Story = { render: () => board, globals: phone }
/** A site that has measured for two of the 90 days, and a part without a measurement. */
export const StatusOfANewSite: Story = {
  render: () => (
    <div className="wrap py-8">
      <StatusBoard
        services={services.slice(0, 3).map((service, place) => ({
          ...service,
          days: Array.from({ length: 90 }, (_, day) => (place < 2 && day > 87 ? 'up' : 'unknown')),
        }))}
        now={NOW}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    const pictures = canvas.getAllByRole('img').map((picture) => picture.getAttribute('aria-label'))
    await expect(pictures).toEqual(['Gateway, 2 days: no trouble', 'Ledger, 2 days: no trouble'])
    await expect(canvas.getAllByText('Measured for 2 days')).toHaveLength(2)
    await expect(canvas.getAllByText('Today')).toHaveLength(2)
  },
}
export const StatusAllWell: Story = {
  render: () => (
    <div className="wrap py-8">
      <StatusBoard services={services.slice(0, 2)} incidents={[]} checkedAt={minutesAgo(0.2)} now={NOW} />
    </div>
  ),
}
export const StatusDown: Story = {
  render: () => (
    <div className="wrap py-8">
      <StatusBoard services={services.map((service) => ({ ...service, state: 'down' as const }))} now={NOW} />
    </div>
  ),
}
export const StatusLoading: Story = { render: () => <StatusBoard services={[]} loading className="wrap py-8" /> }

const own = { name: 'Lootboxes', address: 'acco…x4kfgt' }
export const Partners: Story = {
  render: () => <PartnerGrid partners={partners} own={own} apply={<Button>Become a partner</Button>} />,
}
/** The half of this site, and a free one. */
export const NoPartners: Story = {
  render: () => <PartnerGrid partners={[]} own={own} apply={<Button>Apply</Button>} />,
}

export const Articles: Story = { render: () => <ArticleList articles={articles} lead /> }
export const ArticlesOnAPhone: Story = { render: () => <ArticleList articles={articles} lead />, globals: phone }
export const ArticlesLoading: Story = { render: () => <ArticleList articles={[]} loading={3} /> }
export const NoArticles: Story = { render: () => <ArticleList articles={[]} /> }

const article = (
  <ArticlePage
    title="How a ticket works"
    crumbs={[{ label: 'Blog', href: '#blog' }, { label: 'How a ticket works' }]}
    lede="From the press to your account: what is printed, what is drawn, and who could cheat where."
    at={NOW}
    note="4 min"
    picture={art('moss-bear')}
    contents={chapters}
    currentPart="draw"
    previous={{ title: 'Adding the connector in ten minutes', href: '#connector' }}
    next={{ title: 'Reading the odds like a bookmaker', href: '#odds' }}
  >
    <p>
      A ticket is a non-fungible token with a serial and nothing else. It does not know what is inside, and neither do
      we: the drawing is picked when you tear it.
    </p>
    <h2 id="print">What is printed</h2>
    <p>
      The box is a component on the ledger. It holds every copy of every drawing before the first ticket is sold, and it
      can only give, never take back. <a href="#rules">The rules are public.</a>
    </p>
    <ul>
      <li>1,000 tickets, numbered from 1.</li>
      <li>24 drawings in four edges: 12 foils, 50 doubles, 169 hatched, 643 plain left today.</li>
      <li>One price, 2 XRD, for everybody.</li>
    </ul>
    <h2 id="draw">What is drawn</h2>
    <p>
      Revealing is two transactions. The first hands in the ticket; the second, made by the ledger, draws. Between the
      two nobody can look and step back.
    </p>
    <figure>
      <img src={art('owl')} alt="An owl that listens" width="400" height="400" className="w-72" />
      <figcaption>Hushowl listens all night and tells no one. Uncommon (hatched), 15 of 34 left.</figcaption>
    </figure>
    <h3 id="seed">Where the seed comes from</h3>
    <blockquote>
      <p>The seed is the hash of a block that did not exist when you signed.</p>
    </blockquote>
    <h2 id="keep">What you keep</h2>
    <p>The stub, the loot, and a receipt that names the odds of that moment. All three are yours without us.</p>
  </ArticlePage>
)
export const AnArticle: Story = { render: () => article }
export const AnArticleOnAPhone: Story = { render: () => article, globals: phone }
/** Terms and privacy: the article page without a picture, with a version. */
export const LegalText: Story = {
  render: () => (
    <ArticlePage
      title="Terms of Service"
      note="Version 3, in force since 1 November 2026"
      contents={[
        { id: 'what', title: 'What you buy' },
        { id: 'who', title: 'Who we are' },
      ]}
    >
      <p>These terms are between you and the people who run this site. The ledger keeps its own.</p>
      <h2 id="what">What you buy</h2>
      <p>A ticket is a token. It admits to one draw. It is no share, no security and no promise of a price.</p>
      <h2 id="who">Who we are</h2>
      <p>The dApp account that this site names, and the people behind it, reachable on the contact page.</p>
    </ArticlePage>
  ),
}

const contact = (
  <Form>
    <Field label="What is it about?">
      {(control) => (
        <Select
          {...control}
          name="topic"
          options={['A ticket', 'A collection', 'Press', 'Something else'].map((value) => ({ value, label: value }))}
        />
      )}
    </Field>
    <Field label="Your address" hint="Only to answer you." required>
      {(control) => <TextInput {...control} type="email" name="email" autoComplete="email" />}
    </Field>
    <Field label="Your message" required>
      {(control) => <TextArea {...control} name="message" rows={5} />}
    </Field>
    <Button type="submit" variant="primary" className="self-start">
      Send
    </Button>
  </Form>
)
const terms = [
  { label: 'Answered', value: 'Within two working days' },
  { label: 'Kept', value: '90 days, then deleted' },
  { label: 'Read by', value: 'Two people' },
]
export const Contact: Story = {
  render: () => (
    <div className="wrap py-8">
      <FormPanel title="Write to us" lede="A person reads every slip." slip="slip-1087" terms={terms}>
        {contact}
      </FormPanel>
    </div>
  ),
}
export const ContactOnAPhone: Story = { ...Contact, globals: phone }
export const ContactRefused: Story = {
  render: () => (
    <div className="wrap py-8">
      <FormPanel title="Newsletter" lede="One letter a print, never more." slip="slip-1088" terms={terms}>
        <Form>
          <Field label="Your address" error="There is no @ in it. An address looks like name@example.org." required>
            {(control) => <TextInput {...control} type="email" name="email" defaultValue="mona.example.org" />}
          </Field>
          <Button type="submit" variant="primary" className="self-start">
            Subscribe
          </Button>
        </Form>
      </FormPanel>
    </div>
  ),
}
export const ContactSent: Story = {
  render: () => (
    <div className="wrap py-8">
      <FormPanel
        title="Newsletter"
        slip="slip-1088"
        terms={terms}
        sent="Almost there. A letter with a link is on its way to mona@example.org; the subscription begins when you follow it."
      >
        {contact}
      </FormPanel>
    </div>
  ),
}
export const ContactUnavailable: Story = {
  render: () => (
    <div className="wrap py-8">
      <ActionForm
        title="Newsletter"
        slip="slip-1088"
        terms={terms}
        action={(state) => Promise.resolve({ ...state, status: 'unavailable' })}
        fields={[
          { name: 'email', type: 'email', label: 'Your address', wants: 'An address looks like name@example.org.' },
        ]}
        trapField="website"
        button="Subscribe"
        sent={['A letter is on its way to ', '.']}
      />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your address' }), 'mona@example.org')
    await userEvent.click(canvas.getByRole('button', { name: 'Subscribe' }))
    await canvas.findByText(/nothing was sent/)
  },
}
export const CallToAction: Story = {
  render: () => (
    <CtaBand
      title="412 tickets are left"
      text="2 XRD each. Tear one open and one of 24 drawings is yours."
      picture={art('frog')}
      actions={<Button>Buy Tickets</Button>}
    />
  ),
}
export const CallToActionOnAPhone: Story = { ...CallToAction, globals: phone }
