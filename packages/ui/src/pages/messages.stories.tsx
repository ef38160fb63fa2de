import type { Meta, StoryObj } from '@storybook/react-vite'
import { art } from '../fixtures/art.fixture'
import { expectSteady } from '../fixtures/steady.fixture'
import { Button } from '../parts/button'
import { PageMessage } from '../sections/page-message'
import { SearchForm } from '../sections/search-form'
import { Frame } from './frame.fixture'

const meta = {
  title: 'Pages/Messages',
  component: PageMessage,
  args: { code: '404', title: 'No such page' },
  render: (args) => (
    <Frame>
      <PageMessage {...args} />
    </Frame>
  ),
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PageMessage>
export default meta
type Story = StoryObj<typeof meta>

export const NotFound: Story = {
  args: {
    picture: art('mole'),
    children: (
      <>
        <p>Nothing lives at this address. If it was a component or an account address, look it up:</p>
        <SearchForm className="mt-5" />
      </>
    ),
    actions: <Button variant="primary">To the box</Button>,
  },
  play: ({ canvasElement }) =>
    expectSteady(canvasElement, '[data-slot=page-message] > img, [data-slot=page-message] > div > *'),
}
export const Failed: Story = {
  args: {
    code: 'Error',
    title: 'This page did not load',
    picture: art('snail'),
    children: 'The server could not finish it. Your tickets and your wallet are not affected: they live on the ledger.',
    actions: (
      <>
        <Button variant="primary">Try again</Button>
        <Button>Platform status</Button>
      </>
    ),
  },
}
export const Offline: Story = {
  args: {
    code: 'Offline',
    title: 'No connection',
    picture: art('otter'),
    children: 'Your device is not connected. Nothing is lost: a transaction you signed goes on without this page.',
    actions: <Button variant="primary">Try again</Button>,
  },
}
