import { IconSymbols } from '../ui/IconSymbols.tsx'

/** Icons of lucide (ISC licence) that only members see on profiles. */
const profileIcons = {
  ellipsis:
    'M11 12a1 1 0 1 0 2 0 1 1 0 1 0-2 0zM18 12a1 1 0 1 0 2 0 1 1 0 1 0-2 0zM4 12a1 1 0 1 0 2 0 1 1 0 1 0-2 0z',
  'bell-off':
    'M10.268 21a2 2 0 0 0 3.464 0M17 17H4a1 1 0 0 1-.74-1.673C4.59 13.956 6 12.499 6 8a6 6 0 0 1 .258-1.742M2 2l20 20M8.668 3.01A6 6 0 0 1 18 8c0 2.687.77 4.653 1.707 6.05',
  ban: 'M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0zM4.929 4.929L19.07 19.071',
  flag: 'M4 22V4a1 1 0 0 1 .4-.8A6 6 0 0 1 8 2c3 0 5 2 7.333 2q2 0 3.067-.8A1 1 0 0 1 20 4v10a1 1 0 0 1-.4.8A6 6 0 0 1 16 16c-3 0-5-2-8-2a6 6 0 0 0-4 1.528',
} as const

declare module '../ui/icons.ts' {
  interface OtherIcons extends Record<keyof typeof profileIcons, string> {}
}

export const ProfileIconSprite = () => <IconSymbols icons={profileIcons} />
