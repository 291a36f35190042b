import { formerName } from '@loadout/contract/accounts/former-member.ts'
import { escapeRegExp } from '../platform/db/escape-regexp.ts'

/** Where HTML links to a profile of this site, for PostgreSQL, without regard to case. */
export const linkTo = (name: string, origin: string) =>
  `(href="(?:${escapeRegExp(origin)})?/user/)${escapeRegExp(name)}(?=["/?#])`

/** What takes the place of such a link: the name of whoever has left, which leads nowhere. */
export const linkToFormer = (id: number) => String.raw`\1${formerName(id)}`
