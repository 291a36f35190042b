import { IconSymbols } from '../ui/IconSymbols.tsx'

/** An icon of lucide (ISC licence) that conversations with staff alone show. */
const supportIcons = {
  send: 'M14.536 21.686a.5.5 0 0 0 .937-.024l6.5-19a.496.496 0 0 0-.635-.635l-19 6.5a.5.5 0 0 0-.024.937l7.93 3.18a2 2 0 0 1 1.112 1.11zM21.854 2.147l-10.94 10.939',
} as const

declare module '../ui/icons.ts' {
  interface OtherIcons extends Record<keyof typeof supportIcons, string> {}
}

export const SupportIconSprite = () => <IconSymbols icons={supportIcons} />
