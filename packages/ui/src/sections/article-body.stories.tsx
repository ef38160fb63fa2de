import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { chapters } from '../fixtures/house.fixture'
import { Prose } from '../parts/prose'
import { ArticleBody } from './article-body'

const meta = {
  title: 'Sections/ArticleBody',
  component: ArticleBody,
  args: {
    contents: chapters,
    children: (
      <Prose variant="booklet">
        {chapters.map(({ id, title }) => (
          <section key={id}>
            <h2 id={id}>{title}</h2>
            <p>The box chooses one of the items that are left. Nobody can choose for it.</p>
          </section>
        ))}
      </Prose>
    ),
  },
  decorators: [(Story) => <div className="wrap py-8">{Story()}</div>],
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'A text with its contents beside it, or above it on a phone. **Do** use `ArticlePage` where a page is one article. **Don’t** give contents to a text of one chapter.',
      },
    },
  },
} satisfies Meta<typeof ArticleBody>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: ({ canvas }) => expect(canvas.getAllByRole('link')).toHaveLength(chapters.length),
}
export const WithoutContents: Story = {
  args: { contents: [] },
  play: ({ canvas }) => expect(canvas.queryByRole('navigation')).toBeNull(),
}
