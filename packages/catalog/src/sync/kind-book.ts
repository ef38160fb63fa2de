import type { BoxState, ItemState, KindState } from './state'

const keyOf = (box: BoxState, { collection }: ItemState, name: string, rarity: string) =>
  `${box.id}\n${collection.id}\n${name}\n${rarity}`

/** The kinds of loot of each box, with how many of each were put in, drawn and claimed. */
export function createKindBook(kinds: KindState[]) {
  const byName = new Map(
    kinds.map((kind) => [`${kind.box.id}\n${kind.collection.id}\n${kind.name}\n${kind.rarity}`, kind]),
  )
  const byId = new Map(kinds.map((kind) => [kind.id, kind]))
  const leftIn = new Map<BoxState, number>()
  for (const { box, printed, drawn } of kinds) leftIn.set(box, (leftIn.get(box) ?? 0) + printed - drawn)

  const createKind = (box: BoxState, item: ItemState, name: string, rarity: string): KindState => ({
    id: undefined,
    box,
    collection: item.collection,
    name,
    rarity,
    imageUrl: item.facts?.imageUrl,
    printed: 0,
    drawn: 0,
    claimed: 0,
    isChanged: true,
  })

  /** The kind of an item in a box, by its name and rarity when it was put in. */
  function kindOf(box: BoxState, item: ItemState): KindState {
    const known = item.kind ?? (item.kindId === undefined ? undefined : byId.get(item.kindId))
    if (known?.box === box) return known
    const { name = '', rarity = '' } = item.facts ?? {}
    const key = keyOf(box, item, name, rarity)
    const kind = byName.get(key) ?? createKind(box, item, name, rarity)
    if (!byName.has(key)) {
      byName.set(key, kind)
      kinds.push(kind)
    }
    item.kind = kind
    item.isChanged = true
    return kind
  }
  const change = (kind: KindState, name: 'printed' | 'drawn' | 'claimed', by: 1 | -1) => {
    kind[name] += by
    kind.isChanged = true
  }
  const changeLeft = (box: BoxState, by: 1 | -1) => leftIn.set(box, (leftIn.get(box) ?? 0) + by)

  return {
    /** How many copies of an item's kind, and of everything, are left to draw. */
    left: (box: BoxState, item: ItemState) => {
      const { printed, drawn } = kindOf(box, item)
      return { kindLeft: printed - drawn, allLeft: leftIn.get(box) ?? 0 }
    },
    draw: (box: BoxState, item: ItemState) => {
      change(kindOf(box, item), 'drawn', 1)
      changeLeft(box, -1)
    },
    claim: (box: BoxState, item: ItemState) => change(kindOf(box, item), 'claimed', 1),
    putIn: (box: BoxState, item: ItemState) => {
      change(kindOf(box, item), 'printed', 1)
      changeLeft(box, 1)
    },
    takeOut: (box: BoxState, item: ItemState) => {
      change(kindOf(box, item), 'printed', -1)
      changeLeft(box, -1)
    },
  }
}

export type KindBook = ReturnType<typeof createKindBook>
