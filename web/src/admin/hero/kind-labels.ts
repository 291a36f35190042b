import { HeroType } from '@loadout/contract/hero/hero.ts'

/** What each kind of slide is called. */
export const kindLabels = {
  [HeroType.Image]: 'staff_hero.image',
  [HeroType.Video]: 'staff_hero.video',
  [HeroType.Frame]: 'staff_hero.frame',
} as const
