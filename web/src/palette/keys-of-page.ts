import type { PlainMessageId } from '@loadout/texts/text.ts'

/** `single` ones are those that a switch turns off. */
export type KeyMeaning = { keys: readonly string[]; label: PlainMessageId; single?: boolean }

/** `modifier` is Ctrl or ⌘. */
export const keysOfSite = (modifier: string): KeyMeaning[] => [
  { keys: [modifier, 'K'], label: 'palette.key_palette' },
  { keys: ['/'], label: 'palette.key_search', single: true },
  { keys: ['?'], label: 'palette.key_keys', single: true },
  { keys: ['Tab'], label: 'palette.key_tab' },
  { keys: ['Esc'], label: 'palette.key_close' },
]

const COMMENTED = /^\/(?:news|post|ld-?tv)\/.*\d/
const WRITTEN = /^\/(?:admin\/[a-z-]+|posts)\/(?:new|edit)/
const QUEUE = /^\/(?:admin\/reports|moderation)$/

const keysOfQueue: readonly KeyMeaning[] = [
  { keys: ['j'], label: 'palette.key_next_report', single: true },
  { keys: ['k'], label: 'palette.key_previous_report', single: true },
  { keys: ['v'], label: 'palette.key_keep', single: true },
  { keys: ['r'], label: 'palette.key_remove', single: true },
]

/** What keys do on the page of this path beside that. */
export const keysOfPage = (path: string, modifier: string): KeyMeaning[] => [
  ...(COMMENTED.test(path)
    ? ([
        { keys: [modifier, 'Enter'], label: 'palette.key_send_comment' },
        { keys: ['@'], label: 'palette.key_mention' },
      ] as const)
    : []),
  ...(WRITTEN.test(path) ? ([{ keys: [modifier, 'S'], label: 'palette.key_save' }] as const) : []),
  ...(QUEUE.test(path) ? keysOfQueue : []),
]
