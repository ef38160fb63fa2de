import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test'
import { art } from '../fixtures/art.fixture'
import { Button } from '../parts/button'
import { TxSummary } from '../wallet/tx-summary'
import { CollectionFields, type CollectionMetadata } from './collection-fields'
import { CollectionPreview } from './collection-preview'
import { CreateWizard } from './create-wizard'
import type { Crop } from './crop-picture'
import { PictureCrop } from './picture-crop'
import { PictureDrop } from './picture-drop'
import { type EditedPicture, PicturesEditor } from './pictures-editor'
import { type EditedProperty, PropertiesEditor } from './properties-editor'

const steps = [
  { key: 'pictures', title: 'Pictures', href: '#pictures' },
  { key: 'collection', title: 'Collection', href: '#collection' },
  { key: 'properties', title: 'Properties', href: '#properties' },
  { key: 'mint', title: 'Mint' },
]
const firstProperties: readonly EditedProperty[] = [
  { key: 'a', name: 'kind', values: 'carp, pike, bream' },
  { key: 'b', name: 'season', values: 'spring, spring', error: 'A value can stand here once only.' },
]

type Item = EditedPicture & { picture: string }
const drawn: readonly Item[] = [
  { key: 'a', name: 'Carp', picture: art('fish'), rarity: 'plain', copies: 8 },
  { key: 'b', name: 'Nightfish', picture: art('owl'), rarity: 'foil', copies: 1 },
]

function Pictures({ items: first }: { items: readonly Item[] }) {
  const [items, setItems] = useState(first)
  const [cropped, setCropped] = useState<Item>()
  return (
    <>
      <PictureDrop
        label="Pictures"
        hint="PNG, JPEG, WebP, GIF or SVG."
        onPick={(files) =>
          setItems((before) => [
            ...before,
            ...files.map(({ name }) => ({
              key: name,
              name,
              picture: art('snail'),
              rarity: 'plain' as const,
              copies: 1,
            })),
          ])
        }
      />
      {items.length === 0 ? null : (
        <PicturesEditor
          items={items}
          sourceOf={({ picture }) => picture || undefined}
          onItemChange={(item) => setItems((before) => before.map((one) => (one.key === item.key ? item : one)))}
          onRemove={({ key }) => setItems((before) => before.filter((one) => one.key !== key))}
          onCrop={setCropped}
        />
      )}
      {cropped === undefined ? null : (
        <PictureCrop
          src={cropped.picture}
          onCrop={() => setCropped(undefined)}
          onCancel={() => setCropped(undefined)}
        />
      )}
    </>
  )
}

function Wizard({ step, items = drawn, made = false }: { step: string; items?: readonly Item[]; made?: boolean }) {
  const [properties, setProperties] = useState(firstProperties)
  const body = {
    pictures: <Pictures items={items} />,
    collection: <Fields />,
    properties: (
      <PropertiesEditor
        properties={properties}
        onPropertiesChange={setProperties}
        newKey={() => `row ${properties.length}`}
      />
    ),
    mint: (
      <TxSummary leaves={[{ what: 'The network fee, about 1.2 XRD' }]} arrives={[{ what: '9 items of Tidepool' }]} />
    ),
  }[step]
  return (
    <CreateWizard
      steps={steps}
      step={step}
      finished={made}
      title={
        {
          pictures: 'Add pictures',
          collection: 'Describe the collection',
          properties: 'Add properties',
          mint: 'Mint the collection',
        }[step] ?? ''
      }
      lede="Everything can be changed until you sign. After that nothing can."
      preview={
        <CollectionPreview
          name="Tidepool"
          description="Nine fish of one pool."
          picture={items.at(-1)?.picture}
          rarity={items.at(-1)?.rarity ?? 'plain'}
          {...(made ? { stamp: null } : {})}
          facts={[
            { label: 'Items', value: '9' },
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
  args: { step: 'pictures' },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'Making a collection in four steps: pictures with a name, a rarity and a number of copies each, the collection, properties row by row, and the transaction in words.',
      },
    },
  },
  decorators: [(Story) => <div className="wrap py-8">{Story()}</div>],
} satisfies Meta<typeof Wizard>
export default meta
type Story = StoryObj<typeof meta>

export const Pictures_: Story = {
  name: 'Pictures',
  play: async ({ canvas }) => {
    const files = ['pond.svg', 'lake.svg'].map((name) => new File(['<svg/>'], name, { type: 'image/svg+xml' }))
    await userEvent.upload(canvas.getByLabelText('Pictures'), files)
    await expect(canvas.getAllByRole('textbox', { name: 'Name' })).toHaveLength(4)
    await userEvent.selectOptions(canvas.getAllByRole('combobox', { name: 'Rarity' })[0] ?? document.body, 'double')
    await expect(canvas.getAllByRole('combobox', { name: 'Rarity' })[0]).toHaveValue('double')
    await userEvent.click(canvas.getByRole('button', { name: 'Remove pond.svg' }))
    await expect(canvas.getAllByRole('textbox', { name: 'Name' })).toHaveLength(3)
    await expect(canvas.getByRole('group', { name: 'Items' })).toHaveFocus()
  },
}
export const NoPictures: Story = { args: { items: [] } }
/** Both have an error: one has no name, the other one no copy. */
export const PicturesWithErrors: Story = {
  args: {
    items: [
      { key: 'a', name: '', picture: art('fish'), rarity: 'hatched', copies: 2, error: 'An item needs a name.' },
      {
        key: 'b',
        name: 'At an address',
        picture: '',
        rarity: 'plain',
        copies: 0,
        error: 'Mint at least one item of this picture, or remove it.',
      },
    ],
  },
}
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
    const [step, setStep] = useState('pictures')
    return (
      <>
        <Wizard step={step} />
        <Button onClick={() => setStep('properties')}>Go on</Button>
      </>
    )
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Go on' }).scrollIntoView()
    await userEvent.click(canvas.getByRole('button', { name: 'Go on' }))
    const title = await canvas.findByRole('heading', { name: 'Add properties' })
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
      label="Pictures"
      hint="PNG, JPEG, WebP, GIF or SVG."
      error="holiday.mov: That file is no picture."
      onPick={fn()}
    />
  ),
}
export const Reading: Story = { render: () => <PictureDrop label="Pictures" busy onPick={fn()} /> }

function Fields({ errors = {} }: Pick<Parameters<typeof CollectionFields>[0], 'errors'>) {
  const [collection, setCollection] = useState<CollectionMetadata>({
    name: 'Tidepool',
    description: 'Twelve fish of one afternoon.',
    category: 'Art',
    isNfsw: false,
  })
  return (
    <CollectionFields
      collection={collection}
      onCollectionChange={(own) => setCollection((before) => ({ ...before, ...own }))}
      categories={['Art', 'Photography', 'Sports']}
      errors={errors}
    />
  )
}

export const FieldsOfACollection: Story = { render: () => <Fields /> }

export const FieldsWithErrors: Story = {
  render: () => <Fields errors={{ name: 'Give the collection a name.' }} />,
}

/** The square follows the sliders; a picture that is square already moves only when it is zoomed. */
export const Cropping: StoryObj<typeof PictureCrop> = {
  args: { src: art('fish'), onCrop: fn<(crop: Crop) => void>(), onCancel: fn() },
  render: (args) => <PictureCrop {...args} className="max-w-md" />,
  play: async ({ args, canvas }) => {
    const zoom = canvas.getByRole('slider', { name: 'Zoom' })
    await waitFor(() => expect(canvas.getByRole('slider', { name: 'Left to right' })).toBeDisabled())
    await fireEvent.change(zoom, { target: { value: '100' } })
    const across = canvas.getByRole('slider', { name: 'Left to right' })
    await expect(across).toBeEnabled()
    await fireEvent.change(across, { target: { value: '0' } })
    await userEvent.click(canvas.getByRole('button', { name: 'Use this square' }))
    await expect(args.onCrop).toHaveBeenCalledWith({ x: 0, y: 0.5, zoom: 4 })
  },
}
