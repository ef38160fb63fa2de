import type { Meta, StoryObj } from '@storybook/react-vite'
import { LogOut, RefreshCw, Stethoscope } from 'lucide-react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from './button'
import { Menu, MenuContent, MenuItem, MenuLabel, MenuSeparator, MenuTrigger } from './menu'

const onSelect = fn()

const meta = {
  title: 'Parts/Menu',
  component: Menu,
  render: (args) => (
    <Menu {...args}>
      <MenuTrigger asChild>
        <Button>Mona</Button>
      </MenuTrigger>
      <MenuContent align="start">
        <MenuLabel>Wallet</MenuLabel>
        <MenuItem onSelect={() => onSelect('update')}>
          <RefreshCw aria-hidden /> Update shared accounts
        </MenuItem>
        <MenuItem disabled>
          <Stethoscope aria-hidden /> Diagnose
        </MenuItem>
        <MenuSeparator />
        <MenuItem tone="danger" onSelect={() => onSelect('disconnect')}>
          <LogOut aria-hidden /> Disconnect
        </MenuItem>
      </MenuContent>
    </Menu>
  ),
  parameters: {
    docs: {
      story: { inline: false, iframeHeight: 320 },
      description: { component: 'Acts that belong to one thing. **Don’t** hide the main act of a screen in a menu.' },
    },
  },
} satisfies Meta<typeof Menu>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}
export const Open: Story = {
  play: async ({ canvas }) => {
    onSelect.mockClear()
    const trigger = canvas.getByRole('button', { name: 'Mona' })
    trigger.focus()
    await userEvent.keyboard('{Enter}')
    const menu = await screen.findByRole('menu')
    await userEvent.keyboard('{ArrowDown}')
    await expect(screen.getByRole('menuitem', { name: 'Disconnect' })).toHaveFocus()
    for (const item of screen.getAllByRole('menuitem')) {
      await expect(item.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    }
    await waitFor(() => expect(menu).toBeVisible())
  },
}
export const Chosen: Story = {
  play: async ({ canvas }) => {
    onSelect.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Mona' }))
    await screen.findByRole('menu')
    await userEvent.keyboard('u{Enter}')
    await expect(onSelect.mock.calls).toEqual([['update']])
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument())
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Mona' })).toHaveFocus())
  },
}
