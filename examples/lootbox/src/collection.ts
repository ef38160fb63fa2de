/** What a creator signs: a collection with its whole supply, in text for the wallet and in words for people. */
import { xrdAddress } from '@lootboxes/ledger'
import { createNonFungibleCollection, explainManifest, manifestErrorText, renderManifest } from '@lootboxes/manifest'

const names = ['Moss', 'Fern', 'Toadstool']
const collection = createNonFungibleCollection({
  networkId: 240,
  account: 'account_loc129s0c8m7qkj4aayaxs953k3wtfuqn82n8ye4rn2hnh2z2q7kl07s55',
  name: 'Forest floor',
  description: 'Three drawings of what grows in the shade.',
  attributes: ['rarity'],
  mintBadge: xrdAddress(240),
  items: names.map((name, index) => ({
    id: `#${index + 1}#`,
    name,
    description: `${name}, drawn by hand.`,
    imageUrl: `https://example.org/${name.toLowerCase()}.svg`,
    attributes: { rarity: index === 2 ? 'foil' : 'plain' },
  })),
})

collection.match(
  (manifest) => {
    for (const sentence of explainManifest(manifest).sentences) console.log(sentence)
    console.log(renderManifest(manifest).split(' ')[0])
  },
  (error) => console.error(manifestErrorText(error)),
)
