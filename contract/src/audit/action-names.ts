/**
 * Everything that staff do and the audit knows, in the order of the domains. Each has its words in
 * the catalogues as `action.…`.
 */
export const actionNames = [
  'owner made',
  'owner removed',
  'permissions set',
  'flag set',
  'user banned',
  'user unbanned',
  'username changed',
  'username requested',
  'email changed',
  'email put back',
  'network banned',
  'network unbanned',
  'comment deleted',
  'news created',
  'news edited',
  'news deleted',
  'news language deleted',
  'news pinned',
  'news unpinned',
  'background ad set',
  'hero slide saved',
  'hero slide deleted',
  'content page created',
  'content page edited',
  'content page deleted',
  'notice set',
  'multiplier changed',
] as const
export type ActionName = (typeof actionNames)[number]
