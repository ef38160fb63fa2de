import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { ThemeSwitch, ThemeToggle } from './theme-switch'

const root = document.documentElement

/** Restores the toolbar's theme and the storage after each story. */
const restore = () => {
  const before = { theme: root.dataset.theme, classes: root.className, colorScheme: root.style.colorScheme }
  localStorage.removeItem('theme')
  return () => {
    localStorage.removeItem('theme')
    root.className = before.classes
    root.style.colorScheme = before.colorScheme
    if (before.theme === undefined) delete root.dataset.theme
    else root.dataset.theme = before.theme
  }
}

const meta = {
  title: 'Parts/Theme switch',
  component: ThemeSwitch,
  beforeEach: restore,
  parameters: {
    docs: {
      description: {
        component:
          'Light, dark or the theme of the system. Stored in `localStorage.theme`, set on `<html>` as `data-theme` and as a class. Put `themeInitScript` into a script with a nonce in the head, so that the first paint has the right theme.',
      },
    },
  },
} satisfies Meta<typeof ThemeSwitch>
export default meta
type Story = StoryObj<typeof meta>

export const Switch: Story = {
  name: 'Switch (spec L21)',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'System' })).toBeChecked()
    await userEvent.click(canvas.getByText('Dark'))
    await expect(root).toHaveAttribute('data-theme', 'dark')
    await expect(root).toHaveClass('dark')
    await expect(localStorage.getItem('theme')).toBe('dark')
    await userEvent.keyboard('{ArrowLeft}')
    await expect(root).toHaveAttribute('data-theme', 'light')
    await userEvent.click(canvas.getByText('System'))
    const night = matchMedia('(prefers-color-scheme: dark)').matches
    await expect(root).toHaveAttribute('data-theme', night ? 'dark' : 'light')
    await expect(localStorage.getItem('theme')).toBe('system')
  },
}

/** Another tab changes the theme, and this tab follows. */
export const FollowsOtherTabs: Story = {
  play: async ({ canvas }) => {
    localStorage.setItem('theme', 'dark')
    await waitFor(() => {
      dispatchEvent(new StorageEvent('storage', { key: 'theme' }))
      return expect(root).toHaveAttribute('data-theme', 'dark')
    })
    await expect(canvas.getByRole('radio', { name: 'Dark' })).toBeChecked()
  },
}

export const Toggle: Story = {
  name: 'Toggle (spec L21, L22)',
  render: () => <ThemeToggle />,
  play: async ({ canvas }) => {
    localStorage.setItem('theme', 'light')
    await waitFor(() => {
      dispatchEvent(new StorageEvent('storage', { key: 'theme' }))
      return expect(root).toHaveAttribute('data-theme', 'light')
    })
    await userEvent.click(await canvas.findByRole('button', { name: 'Switch to dark theme' }))
    await expect(root).toHaveClass('dark')
    await userEvent.click(canvas.getByRole('button', { name: 'Switch to light theme' }))
    await expect(root).toHaveAttribute('data-theme', 'light')
    canvas.getByRole('button').blur()
  },
}
