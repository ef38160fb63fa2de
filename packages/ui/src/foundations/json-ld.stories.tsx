import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { JsonLd, offerData, questionsData } from './json-ld'

const meta = {
  title: 'Foundations/JsonLd',
  component: JsonLd,
  args: {
    data: offerData({
      name: 'Hug the Eco System</script><b>',
      category: 'NFT lootbox',
      price: '2',
      currency: 'XRD',
      availability: 'SoldOut',
    }),
  },
  parameters: {
    docs: { description: { component: 'The facts of a page for search engines. Nothing of it is visible.' } },
  },
} satisfies Meta<typeof JsonLd>
export default meta
type Story = StoryObj<typeof meta>

const dataIn = (root: HTMLElement): unknown => JSON.parse(root.querySelector('script')?.textContent ?? '')

export const Offer: Story = {
  play: async ({ canvasElement }) => {
    await expect(dataIn(canvasElement)).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: 'Hug the Eco System</script><b>',
      offers: { price: '2', priceCurrency: 'XRD', availability: 'https://schema.org/SoldOut' },
    })
    await expect(canvasElement.querySelector('script')?.textContent).not.toContain('<')
  },
}
export const Questions: Story = {
  args: { data: questionsData([{ question: 'Is it fair?', answer: 'The ledger draws.' }]) },
  play: async ({ canvasElement }) => {
    await expect(dataIn(canvasElement)).toMatchObject({
      '@type': 'FAQPage',
      mainEntity: [{ name: 'Is it fair?', acceptedAnswer: { text: 'The ledger draws.' } }],
    })
  },
}
