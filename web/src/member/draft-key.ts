const kinds = [
  'comment-draft',
  'unsaved-event',
  'unsaved-news',
  'unsaved-page',
  'unsaved-post',
] as const

const beginningOf = (kind: (typeof kinds)[number], memberId: number) =>
  `loadout:${kind}:${memberId}:`

/**
 * What this browser keeps under it that a member has begun to write. Whoever keeps a draft asks
 * here, so that none is forgotten when its member signs out.
 */
export const draftKey = (
  kind: (typeof kinds)[number],
  { memberId, id }: { memberId: number; id: number | undefined },
): string => `${beginningOf(kind, memberId)}${id ?? 'new'}`

export const isDraftOf = (memberId: number, key: string): boolean =>
  kinds.some((kind) => key.startsWith(beginningOf(kind, memberId)))
