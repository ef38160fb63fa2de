import type { Meta, StoryObj } from '@storybook/react-vite'
import { Prose } from './prose'

const meta = {
  title: 'Parts/Prose',
  component: Prose,
  render: (args) => (
    <Prose {...args}>
      <h2>How to check a reveal yourself</h2>
      <p>
        Every draw is a transaction of its own. Its <a href="#manifest">manifest</a> names your ticket, and its receipt
        names the loot. Nothing else decides.
      </p>
      <ol>
        <li>
          Copy the transaction id, such as <code>txid_loc1q9…3fk</code>, from your receipt.
        </li>
        <li>Open it in an explorer you trust.</li>
        <li>Compare the ids that left the box with the ones in your account.</li>
      </ol>
      <blockquote>Chance is copies left divided by all copies left.</blockquote>
      <h3>What can differ</h3>
      <ul>
        <li>The time: blocks are written every few seconds.</li>
        <li>The fee: the box pays it for club members.</li>
      </ul>
      <pre>
        <code>{'CALL_METHOD\n  Address("component_loc1…")\n  "reveal_ticket";'}</code>
      </pre>
      <hr />
      <table>
        <thead>
          <tr>
            <th>Edge</th>
            <th>Left</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>Foil</td>
            <td>6</td>
          </tr>
          <tr>
            <td>Plain</td>
            <td>152</td>
          </tr>
        </tbody>
      </table>
    </Prose>
  ),
  parameters: {
    docs: {
      description: {
        component:
          'Running text, 68 characters a line. Style comes from the element names, so an article needs no classes.',
      },
    },
  },
} satisfies Meta<typeof Prose>
export default meta

export const Article: StoryObj<typeof meta> = {}
