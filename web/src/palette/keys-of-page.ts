import type { PlainMessageId } from '@loadout/texts/text.ts'

export type KeyMeaning = { keys: readonly string[]; label: PlainMessageId }

/** `modifier` is Ctrl or ⌘. Single ones are those that a switch turns off. */
export const keysOfSite = (modifier: string): (KeyMeaning & { single?: boolean })[] => [
  { keys: [modifier, 'K'], label: 'palette.key_palette' },
  { keys: ['/'], label: 'palette.key_search', single: true },
  { keys: ['?'], label: 'palette.key_keys', single: true },
  { keys: ['Tab'], label: 'palette.key_tab' },
  { keys: ['Esc'], label: 'palette.key_close' },
]

const COMMENTED = /^\/(?:news|post|ld-?tv)\/.*\d/
const WRITTEN = /^\/(?:admin\/[a-z-]+|posts)\/(?:new|edit)/

/** What keys do on the page of this path beside that. */
export const keysOfPage = (path: string, modifier: string): KeyMeaning[] => [
  ...(COMMENTED.test(path)
    ? ([
        { keys: [modifier, 'Enter'], label: 'palette.key_send_comment' },
        { keys: ['@'], label: 'palette.key_mention' },
      ] as const)
    : []),
  ...(WRITTEN.test(path) ? ([{ keys: [modifier, 'S'], label: 'palette.key_save' }] as const) : []),
]
