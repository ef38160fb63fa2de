import type { Kind } from '../loot-kinds'
import { axolotl } from './creatures/axolotl'
import { bat } from './creatures/bat'
import { bird } from './creatures/bird'
import { firefly } from './creatures/firefly'
import { fish } from './creatures/fish'
import { fox } from './creatures/fox'
import { frog } from './creatures/frog'
import { hedgehog } from './creatures/hedgehog'
import { mole } from './creatures/mole'
import { moonMoth } from './creatures/moon-moth'
import { mossBear } from './creatures/moss-bear'
import { otter } from './creatures/otter'
import { owl } from './creatures/owl'
import { rabbit } from './creatures/rabbit'
import { snail } from './creatures/snail'
import { turtle } from './creatures/turtle'
import type { Place } from './place'
import { cactus } from './plants/cactus'
import { fern } from './plants/fern'
import { morel } from './plants/morel'
import { oak } from './plants/oak'
import { sprout } from './plants/sprout'
import { sunflower } from './plants/sunflower'
import { toadstool } from './plants/toadstool'
import { waterLily } from './plants/water-lily'
import type { Colours, Figure, Sketch } from './sketch'

const colours = (body: string, dark: string, light: string, accent: string): Colours => ({ body, dark, light, accent })

type Drawn = {
  readonly draw: (sketch: Sketch) => Figure
  readonly palettes: readonly [Colours, ...Colours[]]
  readonly places: readonly [Place, ...Place[]]
}

/** How each kind is drawn, in which colours, and where it lives. */
export const figures: Readonly<Record<Kind, Drawn>> = {
  rabbit: {
    draw: rabbit,
    places: ['hills', 'garden', 'wood'],
    palettes: [
      colours('#b98b6e', '#8f6248', '#f6e5d3', '#f2a39a'),
      colours('#8a4f7d', '#66365d', '#f4d9ea', '#f49fb6'),
      colours('#f1ece2', '#c9bda9', '#fffaf0', '#f0a08f'),
    ],
  },
  bird: {
    draw: bird,
    places: ['hills', 'shore', 'garden'],
    palettes: [
      colours('#e2674a', '#a63d2f', '#ffe3c2', '#ffc247'),
      colours('#3f83b5', '#275a86', '#e6f1f7', '#f59a6c'),
      colours('#e6b53c', '#b07c1c', '#fff3cf', '#e2674a'),
    ],
  },
  frog: {
    draw: frog,
    places: ['pond', 'wood'],
    palettes: [
      colours('#5fae4f', '#3b7d3a', '#e6f0b4', '#f5a05f'),
      colours('#2f9c8a', '#1c6a60', '#cdeedd', '#f28aa0'),
      colours('#a5b13c', '#6f7a1f', '#f4f0bf', '#e2674a'),
    ],
  },
  hedgehog: {
    draw: hedgehog,
    places: ['wood', 'garden', 'hills'],
    palettes: [
      colours('#8a6248', '#5a3b2a', '#f6dfc0', '#f29b80'),
      colours('#7a5b78', '#4b3452', '#f3dfe6', '#f2939f'),
      colours('#b0703a', '#7a4520', '#fbe4c3', '#e9806a'),
    ],
  },
  fish: {
    draw: fish,
    places: ['water'],
    palettes: [
      colours('#f08a4b', '#c25a26', '#ffe6c4', '#ffc247'),
      colours('#e5b73b', '#ab7f16', '#fff4cd', '#e2674a'),
      colours('#c25b7c', '#8c3456', '#fbdbe2', '#f7b267'),
    ],
  },
  snail: {
    draw: snail,
    places: ['garden', 'wood', 'hills'],
    palettes: [
      colours('#c9683f', '#8f3f22', '#f1d3a8', '#f4b860'),
      colours('#5c7fb8', '#36548c', '#f0dcc0', '#f2a0a0'),
      colours('#9a6aa8', '#694178', '#efe0c8', '#f3c05e'),
    ],
  },
  mole: {
    draw: mole,
    places: ['hills', 'garden', 'wood'],
    palettes: [
      colours('#4b4c66', '#2f3047', '#cdbfc4', '#e7a33c'),
      colours('#5d4a55', '#3b2c36', '#d8c2b8', '#d9594c'),
      colours('#3f5560', '#26373f', '#c3d1cf', '#f0b23d'),
    ],
  },
  fox: {
    draw: fox,
    places: ['wood', 'hills', 'snow'],
    palettes: [
      colours('#e2743a', '#8f3a1c', '#fff0de', '#f49a7c'),
      colours('#cf5b3f', '#70261b', '#ffe9da', '#f2a08c'),
      colours('#8b98ab', '#4c586b', '#f4f5f7', '#f0a39a'),
    ],
  },
  owl: {
    draw: owl,
    places: ['night', 'wood'],
    palettes: [
      colours('#a8764f', '#6e4629', '#f5dfbd', '#d99a5b'),
      colours('#7d88b0', '#4d5784', '#e6e7f2', '#a7b0d4'),
      colours('#e9e3d8', '#b4a892', '#fffdf6', '#cdbfa4'),
    ],
  },
  firefly: {
    draw: firefly,
    places: ['night'],
    palettes: [
      colours('#c4514a', '#7f2b2b', '#fbe0c8', '#ffd65c'),
      colours('#4f8f7b', '#2b5d50', '#e4f3d4', '#ffd65c'),
    ],
  },
  axolotl: {
    draw: axolotl,
    places: ['water'],
    palettes: [
      colours('#f6b3b8', '#d97f90', '#ffe7e2', '#e0567a'),
      colours('#f3dfa0', '#cfab57', '#fff8de', '#e98a5a'),
      colours('#8ea6d8', '#5f78b5', '#e7eefb', '#b85c9e'),
    ],
  },
  otter: {
    draw: otter,
    places: ['shore', 'pond'],
    palettes: [
      colours('#8d5f43', '#5e3c29', '#f0d8b8', '#f0977c'),
      colours('#6f6a6d', '#46424a', '#e9e2da', '#ee9a90'),
    ],
  },
  bat: {
    draw: bat,
    places: ['night'],
    palettes: [
      colours('#8d6fb5', '#5d4487', '#f2e0ee', '#f2a0b5'),
      colours('#b5746a', '#7a4640', '#f8e3d2', '#f5b089'),
      colours('#6e8fb8', '#436089', '#e5eef5', '#f0a3ac'),
    ],
  },
  turtle: {
    draw: turtle,
    places: ['shore'],
    palettes: [
      colours('#3f8f74', '#27604e', '#b9dc8f', '#f0c46a'),
      colours('#a8683c', '#713f20', '#d9c07a', '#7fb38f'),
      colours('#4b7fa8', '#2c567b', '#a8d3b5', '#f2b56b'),
    ],
  },
  'moss-bear': {
    draw: mossBear,
    places: ['wood', 'hills', 'pond'],
    palettes: [
      colours('#7aa845', '#3c4f2c', '#efe3b8', '#f0876c'),
      colours('#5f9e6e', '#27483e', '#e6ebc8', '#f3a456'),
    ],
  },
  'moon-moth': {
    draw: moonMoth,
    places: ['night'],
    palettes: [
      colours('#9fdcb4', '#3f6f72', '#fdf6dc', '#f0b9c8'),
      colours('#f2d27c', '#8d5a4a', '#fffbe8', '#e79a86'),
    ],
  },
  sprout: {
    draw: sprout,
    places: ['garden', 'hills'],
    palettes: [
      colours('#93c65a', '#4f8c3d', '#e3f3b5', '#f2a05f'),
      colours('#e0b070', '#5d9648', '#fae6c0', '#ee8a70'),
    ],
  },
  cactus: {
    draw: cactus,
    places: ['desert', 'garden'],
    palettes: [
      colours('#5da671', '#377a50', '#f4f3c8', '#f27a9b'),
      colours('#7fb8a0', '#4a8672', '#fff5d6', '#f59e4c'),
    ],
  },
  toadstool: {
    draw: toadstool,
    places: ['wood', 'hills'],
    palettes: [
      colours('#d9483b', '#9c2a26', '#f7e6cb', '#f2947f'),
      colours('#e08a2e', '#a85d14', '#faecd0', '#ee8f70'),
      colours('#a05aa0', '#6d3670', '#f5e3e6', '#ee93ac'),
    ],
  },
  morel: {
    draw: morel,
    places: ['wood', 'garden'],
    palettes: [
      colours('#b98a55', '#6f4a28', '#f6e7c8', '#e98f7c'),
      colours('#9c8f7a', '#5c5142', '#f1eadb', '#e58f86'),
    ],
  },
  sunflower: {
    draw: sunflower,
    places: ['garden', 'hills'],
    palettes: [
      colours('#ffc93c', '#e8932c', '#f0c48a', '#8a5230'),
      colours('#f58d5b', '#cf4f3c', '#f7d3a0', '#6f3a2c'),
    ],
  },
  fern: {
    draw: fern,
    places: ['wood', 'pond'],
    palettes: [
      colours('#6fae54', '#3a7540', '#e9f4bf', '#f0a06a'),
      colours('#4fa58b', '#276a5c', '#d8f2dc', '#f2a38c'),
    ],
  },
  'water-lily': {
    draw: waterLily,
    places: ['pond'],
    palettes: [
      colours('#f4a6bd', '#db7497', '#fff0ea', '#f0b429'),
      colours('#fbeee0', '#e3c9b4', '#fffaf0', '#f0a92e'),
      colours('#b7a2e0', '#8a70c0', '#f4efff', '#f3c04c'),
    ],
  },
  oak: {
    draw: oak,
    places: ['wood', 'hills'],
    palettes: [
      colours('#c98f4e', '#7a5124', '#f7ead0', '#d9772e'),
      colours('#b8a14a', '#6e5c1e', '#f8f0d0', '#7f9c3c'),
    ],
  },
}
