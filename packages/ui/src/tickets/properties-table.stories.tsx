import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { LootSafety } from './loot-safety'
import { PropertiesTable } from './properties-table'

const meta = {
  title: 'Tickets/PropertiesTable',
  component: PropertiesTable,
  args: {
    properties: [
      { name: 'kind', value: 'moss-bear', share: 0.006, of: 910 },
      { name: 'rarity', value: 'foil', share: 0.014, of: 910 },
      { name: 'season', value: 'spring', share: 0.25, of: 910 },
      { name: 'edition', value: '3' },
    ],
  },
  decorators: [(Story) => <div className="max-w-xl">{Story()}</div>],
  parameters: {
    docs: { description: { component: 'The data an NFT carries, field by field, with how common each value is.' } },
  },
} satisfies Meta<typeof PropertiesTable>
export default meta
type Story = StoryObj<typeof meta>

export const WithShares: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /^rarity foil 13 of 910 items, 1\.4\s%$/ })).toBeVisible()
  },
}
export const Counting: Story = {
  args: {
    properties: [
      { name: 'kind', value: 'moss-bear', share: 'counting' },
      { name: 'rarity', value: 'foil', share: 'counting' },
    ],
  },
}
export const VeryRare: Story = { args: { properties: [{ name: 'kind', value: 'moss-bear', share: 0.0001 }] } }
export const WithoutShares: Story = { args: { properties: [{ name: 'kind', value: 'moss-bear' }] } }
export const Phone: Story = {
  args: {
    properties: [
      { name: 'description', value: 'Lives wherever it rained last.' },
      { name: 'key_image_url', value: 'ipfs://bafkreiac7pv4dwqopm6bo7lkgwp6rgj2avjt7pa4i2zwvy2fjlh7o3mcs4' },
      { name: 'serial', value: '42' },
    ],
  },
  globals: { viewport: { value: 'phone' } },
}
export const Hostile: Story = {
  args: {
    properties: [
      { name: '<script>alert(1)</script>', value: 'a'.repeat(300) },
      { name: '\u202Egnp.exe', value: 'javascript:alert(1)' },
    ],
  },
}

export const Safe: Story = {
  render: () => (
    <LootSafety
      rules={[
        { key: 'recall', verdict: 'safe', text: 'Nobody can take it back from your account.' },
        { key: 'freeze', verdict: 'safe', text: 'Nobody can freeze it in your account.' },
        { key: 'data', verdict: 'safe', text: 'Its picture and properties cannot be changed.' },
        { key: 'mint', verdict: 'safe', text: 'No more of this collection can be minted.' },
      ]}
    />
  ),
}
export const Risky: Story = {
  render: () => (
    <LootSafety
      rules={[
        { key: 'recall', verdict: 'risk', text: 'The owner of the collection can take it back.' },
        { key: 'data', verdict: 'risk', text: 'The picture can be changed by the owner of the collection.' },
        { key: 'mint', verdict: 'unknown', text: 'Whether more can be minted could not be read from the ledger.' },
      ]}
    />
  ),
}
