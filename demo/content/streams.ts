import type { NewsEntry } from './news-entry.ts'

/**
 * A channel of the demo community. Names begin with that of the site, so that none is the channel
 * of somebody who never heard of it.
 */
type DemoStream = {
  name: string
  title: string
  game: NewsEntry['categories'][number]
  featured?: boolean
  /** Titles of the events that it shows. */
  shows?: readonly string[]
}

export const streams: readonly DemoStream[] = [
  {
    name: 'loadout_main',
    title: 'What the community plays tonight',
    game: 'csgo',
    featured: true,
    shows: ['Northern Masters', 'Harbour Cup: spring edition', 'Winter Cup: final'],
  },
  {
    name: 'loadout_qualifiers',
    title: 'Every qualifier, from the first map on',
    game: 'csgo',
    featured: true,
    shows: ['Northern Masters: closed qualifier', 'Winter Cup: group stage'],
  },
  {
    name: 'loadout_lanternhall',
    title: 'Lantern League, twice a week',
    game: 'lol',
    featured: true,
    shows: ['Lantern League: week 7', 'Lantern League: finals'],
  },
  {
    name: 'loadout_builders',
    title: 'Building weekend, hour by hour',
    game: 'fortnite',
    featured: true,
  },
  { name: 'loadout_haldor', title: 'Demos of last night, slowly', game: 'csgo' },
  { name: 'loadout_lina', title: 'Footsteps and other noises', game: 'csgo' },
  {
    name: 'loadout_mirka',
    title: 'Aim first, coffee second',
    game: 'csgo',
    shows: ['Aim evening for beginners'],
  },
  { name: 'loadout_saga', title: 'Ask a referee, live', game: 'general' },
  { name: 'loadout_katja', title: 'Lane swaps on a kitchen table', game: 'lol' },
  { name: 'loadout_oleksa', title: 'Von der Bank ins Spiel', game: 'lol' },
  { name: 'loadout_bruno', title: 'Construindo sob fogo', game: 'fortnite' },
  { name: 'loadout_ozzy7', title: 'Last circle, no vehicle', game: 'pubg' },
  { name: 'loadout_ninefive', title: 'Until the coffee runs out', game: 'pubg' },
  {
    name: 'loadout_squads',
    title: 'Squads of strangers',
    game: 'pubg',
    shows: ['Squads of strangers'],
  },
  { name: 'loadout_kindergarten', title: 'Rift Kindergarten: nobody laughs', game: 'lol' },
  { name: 'loadout_creative', title: 'Maps by members, played by members', game: 'fortnite' },
  { name: 'loadout_retro', title: 'Retro evenings from Ostrava', game: 'general' },
  { name: 'loadout_speedruns', title: 'Fast, for the food bank', game: 'general' },
  {
    name: 'loadout_university',
    title: 'Lectures are over',
    game: 'lol',
    shows: ['University clash'],
  },
  { name: 'loadout_warszawa', title: 'Puchar po polsku', game: 'csgo' },
  { name: 'loadout_stockholm', title: 'Svenska kommentarer, alla finaler', game: 'csgo' },
  { name: 'loadout_cerrado', title: 'Copa do Cerrado, em português', game: 'fortnite' },
  { name: 'loadout_drops', title: 'Where to land, and where not', game: 'fortnite' },
  { name: 'loadout_nightshift', title: 'Maps for whoever cannot sleep', game: 'pubg' },
]
