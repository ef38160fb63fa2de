import type { Locator } from '@playwright/test'
import { expect, test } from './world'

/** Expects that each part is below the previous one, so that visual order and reading order agree. */
async function expectDownwards(parts: Locator) {
  const tops = await parts.evaluateAll((all) => all.map((part) => Math.round(part.getBoundingClientRect().top)))
  expect(tops.length).toBeGreaterThan(1)
  expect(tops).toEqual(tops.toSorted((a, b) => a - b))
}

test('the page in a screen reader: landmarks, headings and controls in visual order', async ({ page, shopper }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await shopper.visit()
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - link "Skip to content"
    - banner:
      - link "Lootboxes"
      - button "Connect wallet"
      - button "Profile"
      - button "Open menu"
    - main:
      - region "Hug the Eco System":
        - paragraph: On sale now, 2 XRD a ticket
        - heading "Hug the Eco System" [level=1]
        - text: /Tear a ticket open .+Tickets left/
        - progressbar "Tickets left"
        - button "Buy Tickets"
        - link "See the odds"
      - region "How it works":
        - heading "How it works" [level=2]
        - list:
          - listitem:
            - heading "Buy" [level=3]
          - listitem:
            - heading "Reveal" [level=3]
          - listitem:
            - heading "Redeem" [level=3]
      - region "Loot left in the box":
        - heading "Loot left in the box" [level=2]
        - region "Odds by edge":
          - table "Odds by edge":
            - rowgroup:
              - row "Kinds Copies left Chance of this rarity"
            - rowgroup:
              - row /Legendary \\(foil\\)/:
                - rowheader /Legendary \\(foil\\)/
                - cell
                - cell /%/
      - region "Just out of the box":
        - heading "Just out of the box" [level=2]
        - list:
          - listitem:
            - article:
              - img
              - heading [level=3]
              - time
              - button /^Properties of/
      - region "Is it fair?":
        - heading "Is it fair?" [level=2]
        - region "Published and observed odds":
          - table "Published and observed odds"
      - region "Once it is yours":
        - heading "Once it is yours" [level=2]
      - region "Who pays the fee":
        - heading "Connect your wallet to see your BALLER" [level=3]
      - region "Questions":
        - group:
          - heading "What do I get for a ticket?" [level=3]
    - contentinfo:
      - text: Runs on Radix
      - link /Domain by/
      - list:
        - listitem:
          - link "Radix on Twitter"
        - listitem:
          - link "Radix on Telegram"
      - paragraph: /Made by Ballers, for Ballers/
      - link "Terms"
      - link "Privacy"
  `)
  await expectDownwards(page.getByRole('main').getByRole('heading'))
  await expectDownwards(page.getByRole('region', { name: 'Hug the Eco System' }).locator('h1, button, a'))
})

test.describe('connected', () => {
  test.use({ login: 'Main account', viewport: { width: 360, height: 780 } })

  test('the dialogs of buying, revealing and redeeming in a screen reader', async ({ page, shopper, user }) => {
    await user.buy(2)
    await shopper.hurry()
    await shopper.visit()
    await shopper.openBuy()
    await expect(page.locator('body')).toMatchAriaSnapshot(`
    - dialog "Buy Tickets":
      - heading "Buy Tickets" [level=2]
      - paragraph: /Paid from Main account/
      - text: How many
      - button "One fewer" [disabled]
      - spinbutton "How many": "1"
      - button "One more"
      - term: Tickets left
      - definition
      - term: /At least one .* in 1 ticket/
      - definition
      - text: Total
      - status: 2 XRD
      - term: Plus network fee
      - definition
      - term: Balance after
      - definition: /of .* XRD/
      - button "Buy Tickets"
      - paragraph:
        - text: By buying you agree to the
        - link "Terms of Service"
      - button "Close"
  `)
    await shopper.phone('away')
    await shopper.buyDialog.getByRole('button', { name: 'Buy Tickets' }).click()
    await expect(shopper.overlay).toMatchAriaSnapshot(`
    - dialog "Check your wallet to complete the transaction":
      - heading "Check your wallet to complete the transaction" [level=2]
      - paragraph: /Waiting for 0:\\d\\d/
      - list:
        - listitem: /Sent from this page ?, done/
        - listitem: /Received by the extension ?, in progress/
        - listitem: /Shown in your wallet ?, not yet/
        - listitem: /Signed and submitted ?, not yet/
        - listitem: /Confirmed by the ledger ?, not yet/
      - button "Cancel"
      - button "Hide"
  `)
    // The sentence is read first, and a second Enter does not cancel.
    await expect(shopper.overlay.getByRole('heading')).toBeFocused()
    await shopper.overlay.getByRole('button', { name: 'Cancel' }).click()
    await shopper.settled()
    await shopper.phone('here')
    await page.keyboard.press('Escape')
    await expect(shopper.buyDialog).toBeHidden()
    await shopper.openReveal()
    await expect(shopper.revealDialog).toMatchAriaSnapshot(`
    - dialog "Reveal your tickets":
      - heading "Reveal your tickets" [level=2]
      - paragraph: Hug the Eco System, second print, in Main account
      - group "Unrevealed tickets":
        - paragraph: "Selected Tickets: 1 / 2"
        - button "Select all"
        - button "Select none"
        - list:
          - listitem:
            - checkbox /Ticket \\d+/ [checked]
      - button "Reveal Tickets"
      - button "Close"
  `)
    await page.keyboard.press('Escape')
    await expect(shopper.revealDialog).toBeHidden()
    await shopper.reveal(1)
    await expect(shopper.revealDialog).toMatchAriaSnapshot(`
    - dialog "Reveal your tickets":
      - region /^No\\. \\d+$/:
        - paragraph: Your item
        - button "Sound"
        - button "DONE"
        - article:
          - heading [level=3]
        - status: /^You revealed .+\\.$/
        - button "Redeem now"
        - button "Share it"
        - link /^Album/
        - paragraph:
          - link /See the receipt/
  `)
    await shopper.redeemFound.click()
    await expect(shopper.redeemDialog).toMatchAriaSnapshot(`
    - dialog "Redeem your tickets":
      - heading "Redeem your tickets" [level=2]
      - paragraph: The items go to Main account
      - group "Revealed tickets":
        - paragraph: /Selected Tickets/
        - button "Select all"
        - button "Select none"
        - list:
          - listitem:
            - checkbox /Ticket \\d+/ [checked]
            - article:
              - img
              - heading [level=3]
              - button /Copy collection resource_loc1/
      - button "Redeem Tickets"
      - button "Close"
  `)
    // Without the button, which is fixed to the bottom of the window.
    await expectDownwards(shopper.redeemDialog.locator('h2, fieldset, article'))
  })
})
