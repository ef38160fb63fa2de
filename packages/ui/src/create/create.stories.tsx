import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { art } from '../fixtures/art.fixture'
import { Button } from '../parts/button'
import { Field } from '../parts/field'
import { TextInput } from '../parts/text-input'
import { TxSummary } from '../wallet/tx-summary'
import { type CollectionFace, CollectionFields } from './collection-fields'
import { CollectionPreview } from './collection-preview'
import { CreateWizard } from './create-wizard'
import { PictureDrop } from './picture-drop'
import { type EditedProperty, PropertiesEditor } from './properties-editor'
import { RaritiesEditor } from './rarities-editor'

const steps = [
  { key: 'picture', title: 'Picture', href: '#picture' },
  { key: 'properties', title: 'Properties', href: '#properties' },
  { key: 'copies', title: 'Copies', href: '#copies' },
  { key: 'mint', title: 'Mint' },
]
const firstProperties: readonly EditedProperty[] = [
  { key: 'a', name: 'kind', values: 'carp, pike, bream' },
  { key: 'b', name: 'season', values: 'spring, spring', error: 'A value can stand here once only.' },
]

function Wizard({ step, picture: firstPicture, made = false }: { step: string; picture?: string; made?: boolean }) {
  const [picture, setPicture] = useState(firstPicture ? { src: firstPicture, name: 'tidepool.svg' } : undefined)
  const [properties, setProperties] = useState(firstProperties)
  const [copies, setCopies] = useState({ plain: 8, hatched: 2, double: 1, foil: 1 })
  const body = {
    picture: (
      <>
        <Field label="Name" required>
          {(control) => <TextInput {...control} defaultValue="Tidepool" maxLength={64} />}
        </Field>
        <PictureDrop
          label="Picture"
          hint="SVG, PNG or JPEG, at most 1 MB. It is shown as it is."
          picture={picture}
          onPick={(file) => setPicture({ src: art('fish'), name: file.name })}
          onRemove={() => setPicture(undefined)}
        />
      </>
    ),
    properties: (
      <PropertiesEditor
        properties={properties}
        onPropertiesChange={setProperties}
        newKey={() => `row ${properties.length}`}
      />
    ),
    copies: <RaritiesEditor copies={copies} onCopiesChange={setCopies} />,
    mint: (
      <TxSummary leaves={[{ what: 'The network fee, about 1.2 XRD' }]} arrives={[{ what: '12 items of Tidepool' }]} />
    ),
  }[step]
  return (
    <CreateWizard
      steps={steps}
      step={step}
      finished={made}
      title={
        {
          picture: 'What is it?',
          properties: 'What makes them differ?',
          copies: 'How many of each?',
          mint: 'Print it',
        }[step] ?? ''
      }
      lede="Everything can be changed until you sign. After that nothing can."
      preview={
        <CollectionPreview
          name="Tidepool"
          description="Twelve fish of one pool."
          picture={picture?.src}
          rarity="hatched"
          {...(made ? { stamp: null } : {})}
          facts={[
            { label: 'Items', value: '12' },
            { label: 'Network', value: 'LocalNet' },
            { label: 'Category', value: 'Collectibles' },
          ]}
        />
      }
      actions={
        <>
          <Button variant="primary">{step === 'mint' ? 'Sign and mint' : 'Next'}</Button>
          <Button variant="quiet">Back</Button>
        </>
      }
    >
      {body}
    </CreateWizard>
  )
}

const meta = {
  title: 'Sections/Create',
  component: Wizard,
  args: { step: 'picture', picture: art('fish') },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'Making a collection in four steps: a picture dropped or chosen, properties row by row, copies by edge, and the transaction in words.',
      },
    },
  },
  decorators: [(Story) => <div className="wrap py-8">{Story()}</div>],
} satisfies Meta<typeof Wizard>
export default meta
type Story = StoryObj<typeof meta>

export const Picture: Story = {
  play: async ({ canvas }) => {
    const file = new File(['<svg/>'], 'pond.svg', { type: 'image/svg+xml' })
    await userEvent.upload(canvas.getByLabelText('Picture'), file)
    await expect(canvas.getByText('pond.svg')).toBeVisible()
  },
}
export const NoPicture: Story = { args: { picture: '' } }
export const Properties: Story = {
  args: { step: 'properties' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add a property' }))
    await userEvent.type(canvas.getByRole('textbox', { name: 'Property 3' }), 'mood')
    await userEvent.click(canvas.getByRole('button', { name: 'Remove mood' }))
    await expect(canvas.queryByRole('textbox', { name: 'Property 3' })).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Add a property' })).toHaveFocus()
  },
}
export const Copies: Story = {
  args: { step: 'copies' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('12 items in all')).toBeVisible()
    await userEvent.click(canvas.getAllByRole('button', { name: 'One more' })[0] ?? document.body)
    await expect(canvas.getByText('13 items in all')).toBeVisible()
  },
}
export const Mint: Story = { args: { step: 'mint' } }
/** After signing: all four steps are done, and the preview has no stamp. */
export const Minted: Story = {
  args: { step: 'mint', made: true },
  play: async ({ canvas }) => {
    const strip = within(canvas.getByRole('list', { name: 'Steps' }))
    await expect(strip.getAllByText('(done)')).toHaveLength(4)
    await expect(strip.queryByRole('link')).toBeNull()
    await expect(canvas.queryByText('Specimen')).toBeNull()
  },
}
/** The next step scrolls to its top and moves the focus to its title. */
export const NextStep: Story = {
  render: function Steps() {
    const [step, setStep] = useState('picture')
    return (
      <>
        <Wizard step={step} picture={art('fish')} />
        <Button onClick={() => setStep('properties')}>Go on</Button>
      </>
    )
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Go on' }).scrollIntoView()
    await userEvent.click(canvas.getByRole('button', { name: 'Go on' }))
    const title = await canvas.findByRole('heading', { name: 'What makes them differ?' })
    await expect(title).toHaveFocus()
    await waitFor(() => expect(title.getBoundingClientRect().top).toBeGreaterThanOrEqual(0))
    await expect(title.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight)
  },
}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const PropertiesOnAPhone: Story = { args: { step: 'properties' }, globals: { viewport: { value: 'phone' } } }
export const Refused: Story = {
  render: () => (
    <PictureDrop
      label="Picture"
      hint="SVG, PNG or JPEG, at most 1 MB."
      error="That file is 4.2 MB. Make it smaller, or choose another."
      onPick={fn()}
    />
  ),
}
export const Reading: Story = { render: () => <PictureDrop label="Picture" busy onPick={fn()} /> }

function Fields({ errors = {} }: Pick<Parameters<typeof CollectionFields>[0], 'errors'>) {
  const [collection, setCollection] = useState<CollectionFace>({
    name: 'Tidepool',
    description: 'Twelve fish of one afternoon.',
    picture: art('fish'),
    category: 'Art',
    isNfsw: false,
  })
  return (
    <CollectionFields
      collection={collection}
      onCollectionChange={(own) => setCollection((before) => ({ ...before, ...own }))}
      categories={['Art', 'Photography', 'Sports']}
      maxPictureChars={8_000}
      errors={errors}
    />
  )
}

export const FieldsOfACollection: Story = { render: () => <Fields /> }

export const FieldsWithErrors: Story = {
  render: () => <Fields errors={{ name: 'Give the collection a name.', picture: 'Choose a picture.' }} />,
}
