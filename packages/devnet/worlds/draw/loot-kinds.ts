/** How rare a drawing is; each has its own printed edge. From most to least common. */
export const rarities = ['plain', 'hatched', 'double', 'foil'] as const
export type Rarity = (typeof rarities)[number]

export const seasons = ['spring', 'summer', 'autumn', 'winter'] as const
export type Season = (typeof seasons)[number]

type LootCollection = 'creatures' | 'plants'

/** One named drawing of the set. `copies` is how many the box was filled with; all copies add up to 1,000. */
export type LootKind = {
  readonly name: string
  readonly kind: Kind
  readonly rarity: Rarity
  readonly collection: LootCollection
  readonly description: string
  readonly copies: number
}

export const kinds = [
  'rabbit',
  'bird',
  'frog',
  'hedgehog',
  'fish',
  'snail',
  'mole',
  'fox',
  'owl',
  'firefly',
  'axolotl',
  'otter',
  'bat',
  'turtle',
  'moss-bear',
  'moon-moth',
  'sprout',
  'cactus',
  'toadstool',
  'morel',
  'sunflower',
  'fern',
  'water-lily',
  'oak',
] as const
export type Kind = (typeof kinds)[number]

const creature = (name: string, kind: Kind, rarity: Rarity, copies: number, description: string): LootKind => ({
  name,
  kind,
  rarity,
  collection: 'creatures',
  description,
  copies,
})

const plant = (name: string, kind: Kind, rarity: Rarity, copies: number, description: string): LootKind => ({
  name,
  kind,
  rarity,
  collection: 'plants',
  description,
  copies,
})

/** The "Hug the Eco System" set: 24 drawings, 1,000 copies. */
export const lootKinds: readonly LootKind[] = [
  creature('Clover Bun', 'rabbit', 'plain', 92, 'Finds the four-leaf ones and gives them away.'),
  creature('Seedwing', 'bird', 'plain', 84, 'Carries a forest in its beak, one seed at a time.'),
  creature('Puddlepop', 'frog', 'plain', 80, 'Lives wherever it rained last.'),
  creature('Bramblekin', 'hedgehog', 'plain', 76, 'Prickly outside. Ask before you hug.'),
  creature('Mudwhisk', 'fish', 'plain', 72, 'Knows every stone on the river bed by name.'),
  creature('Slowmary', 'snail', 'plain', 68, 'Has never once been late.'),
  creature('Loamer', 'mole', 'plain', 64, 'Airs the soil so everyone else can grow.'),
  creature('Emberpuff', 'fox', 'hatched', 36, 'Keeps the den warm with its tail.'),
  creature('Hushowl', 'owl', 'hatched', 34, 'Listens all night and tells no one.'),
  creature('Glimmerwig', 'firefly', 'hatched', 32, 'A night light that walks itself home.'),
  creature('Lagoona', 'axolotl', 'hatched', 30, 'Grows back whatever it gives away.'),
  creature('Tidehugger', 'otter', 'double', 18, 'Holds hands while floating, so nobody drifts off.'),
  creature('Nightnuzzle', 'bat', 'double', 16, 'Sees with its ears and hugs with its wings.'),
  creature('Atollo', 'turtle', 'double', 14, 'Carries an island and the weather above it.'),
  creature('Mossback', 'moss-bear', 'foil', 6, 'Slept so long that a meadow grew on it.'),
  creature('Lunamuff', 'moon-moth', 'foil', 4, 'Flies to the moon every night and nearly arrives.'),
  plant('Beanling', 'sprout', 'plain', 70, 'Two leaves, one opinion.'),
  plant('Potter', 'cactus', 'plain', 66, 'Happy with one glass of water a month.'),
  plant('Cappy', 'toadstool', 'plain', 62, 'Lends its cap to anyone caught in the rain.'),
  plant('Morelle', 'morel', 'hatched', 22, 'Comes up the week after you stop looking.'),
  plant('Heliohug', 'sunflower', 'hatched', 20, 'Turns to face whoever is talking.'),
  plant('Fiddlenod', 'fern', 'hatched', 17, 'Older than dinosaurs and still shy.'),
  plant('Lilypad Lou', 'water-lily', 'double', 12, 'Lets frogs sit down for free.'),
  plant('Old Acorn', 'oak', 'foil', 5, 'Was a tree before, will be a tree again.'),
]
