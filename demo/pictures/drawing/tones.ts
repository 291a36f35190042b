/**
 * The colours of a game: its category colour at six fixed lightnesses (docs/visual-language.md).
 */
type Palette = { ink: string; deep: string; dusk: string; mid: string; fill: string; pale: string }

export const palettes = {
  general: {
    ink: '#041119',
    deep: '#19252c',
    dusk: '#2b3d49',
    mid: '#4e6e81',
    fill: '#93b7cd',
    pale: '#dbe7ee',
  },
  csgo: {
    ink: '#1b0b00',
    deep: '#361b00',
    dusk: '#572f00',
    mid: '#985600',
    fill: '#f8962d',
    pale: '#fedec2',
  },
  fortnite: {
    ink: '#03101f',
    deep: '#062440',
    dusk: '#073c68',
    mid: '#0c6bb7',
    fill: '#6eb6ff',
    pale: '#d1e7ff',
  },
  pubg: {
    ink: '#131000',
    deep: '#282300',
    dusk: '#423b00',
    mid: '#766a00',
    fill: '#c3b438',
    pale: '#eae6c4',
  },
  lol: {
    ink: '#001313',
    deep: '#002928',
    dusk: '#004443',
    mid: '#007976',
    fill: '#33c9c5',
    pale: '#c8edeb',
  },
  dota: {
    ink: '#1f0705',
    deep: '#410e0b',
    dusk: '#6b1713',
    mid: '#ba2b25',
    fill: '#ff8b7d',
    pale: '#ffdbd6',
  },
  poker: {
    ink: '#031406',
    deep: '#052b11',
    dusk: '#05471e',
    mid: '#027e38',
    fill: '#61cb7c',
    pale: '#cfeed4',
  },
} as const satisfies Record<string, Palette>

/** The one white, a little warm, the same in every game. */
export const BONE = '#eeefe9'

/** What a motif paints with: it knows parts, not colours, so any motif works in any scheme. */
export type Tones = {
  ground: string
  soft: string
  dark: string
  second: string
  main: string
  light: string
}

const schemes = {
  deep: ({ ink, deep, dusk, mid, fill, pale }: Palette): Tones => ({
    ground: deep,
    soft: dusk,
    dark: ink,
    second: mid,
    main: fill,
    light: pale,
  }),
  bright: ({ ink, deep, mid, fill, pale }: Palette): Tones => ({
    ground: fill,
    soft: mid,
    dark: deep,
    second: mid,
    main: ink,
    light: pale,
  }),
  mid: ({ ink, deep, dusk, mid, fill, pale }: Palette): Tones => ({
    ground: mid,
    soft: dusk,
    dark: ink,
    second: deep,
    main: pale,
    light: fill,
  }),
  ink: ({ ink, deep, dusk, mid, fill }: Palette): Tones => ({
    ground: ink,
    soft: deep,
    dark: deep,
    second: dusk,
    main: mid,
    light: fill,
  }),
  dusk: ({ ink, deep, dusk, mid, fill, pale }: Palette): Tones => ({
    ground: dusk,
    soft: mid,
    dark: ink,
    second: deep,
    main: fill,
    light: pale,
  }),
}

/**
 * The scheme of the first, second … picture of a game. Only one in eight is bright: more in one
 * list would shout.
 */
const ORDER = ['deep', 'bright', 'mid', 'ink', 'dusk', 'deep', 'ink', 'dusk'] as const

export const tonesOf = (game: keyof typeof palettes, index: number): Tones =>
  schemes[ORDER[index % ORDER.length] ?? 'deep'](palettes[game])
