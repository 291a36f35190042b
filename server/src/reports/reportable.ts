import type { Permission } from '@loadout/contract/accounts/permissions.ts'
import type { ReportableKind } from '@loadout/contract/reports/reportable-kinds.ts'
import type { ArticleKinds } from '../articles/kinds.ts'
import type { Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/database.ts'
import type { SentPictures } from '../platform/media/sent-pictures.ts'
import type { Work } from '../platform/unit-of-work.ts'

/** What its domain may need of the site to find or remove something. */
type Parts = { clock: Clock; articleKinds: ArticleKinds; pictures: SentPictures }

/** Something that is there and that every member may read. */
export type FoundThing = {
  /** Whose it is: nobody reports what is theirs. */
  ownerId: number
  title: string | null
  /** What can be read of it, without marks. */
  text: string
  /** Whole addresses. */
  pictures: readonly string[]
  /** Where staff look at it, by numbers: names change. */
  path: string
  /** Where it stands, for the public log: an address that names nobody, if there is one. */
  place: string | null
}

export type Removal = {
  id: number
  /** Who of staff removes it. */
  staff: { id: number }
  /** For whoever owned it, where they are told; may be empty. */
  note: string
  /** Whom the decision changes: locked at once with those whom the removal does. */
  members: readonly number[]
}

/** How a domain lets something of it be reported, declared in its `domain.ts`. */
export type Reportable = {
  /** With which staff may remove it; they decide about its reports. */
  permission: keyof typeof Permission
  /** Undefined of what is not there, and of what is not for everybody to read. */
  find: (parts: Parts, db: Db, id: number) => Promise<FoundThing | undefined>
  /**
   * As the domain has staff delete it, with its audit and what else follows. False when it was gone
   * already.
   */
  remove: (parts: Parts, work: Work, removal: Removal) => Promise<boolean>
}

export type ReportableThings = Partial<Record<ReportableKind, Reportable>>
