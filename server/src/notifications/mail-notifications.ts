import { sql } from 'kysely'
import { Flag } from '@loadout/contract/accounts/flags.ts'
import { mailedTypes } from '@loadout/contract/notifications/notification-types.ts'
import { plainWords } from '@loadout/texts/marked-words.ts'
import { notificationWords } from '@loadout/texts/notification-words.ts'
import { isNotBanned } from '../accounts/is-banned.ts'
import { mailMember } from '../accounts/mail-member.ts'
import { DAY, HOUR, MINUTE } from '../platform/clock.ts'
import type { Db } from '../platform/db/database.ts'
import { walkIds, type IdRange } from '../platform/db/walk-ids.ts'
import { eachInTurn } from '../platform/each-in-turn.ts'
import type { Work } from '../platform/unit-of-work.ts'
import type { Site } from '../site-parts.ts'
import { listUnseen } from './read-notifications.ts'
import { unsubscribeLink } from './unsubscribe.ts'

type Parts = Pick<Site, 'db' | 'clock' | 'mail' | 'settings' | 'transaction'>

/** What is mailed to whom, and how long after the last mail at the earliest. */
type Digest = {
  rhythm: 1 | 2 | 3
  pause: number
  /** Only these types; all without. */
  types?: readonly number[]
  /** What is younger waits. */
  age: number
}

/**
 * What is told of at one moment can be read some seconds later, when its transaction is through: a
 * mail in between would pass over it. No transaction takes as long as this.
 */
const SETTLED = 5 * MINUTE

const digests: readonly Digest[] = [
  // Most see it by themselves.
  { rhythm: 1, pause: DAY, types: mailedTypes, age: DAY },
  { rhythm: 2, pause: DAY, age: SETTLED },
  { rhythm: 3, pause: 7 * DAY, age: SETTLED },
]

/** Of whoever has chosen none. */
const USUAL_RHYTHM = 1

/** Nobody is mailed of what is older: they have been away, and the site would only pester them. */
const OLDEST = 8 * DAY
/** Members whose notifications one statement looks through, in far less than the time it has. */
const STEP = 20_000
/** So many are in a mail; the others wait behind its button. */
const LINES = 10

/** Every hour, because each member's day begins with their last mail. */
export const mailEveryHour = (site: Parts & Pick<Site, 'jobs'>) =>
  site.jobs.every('41 * * * *', 'mail-notifications', () => mailNotifications(site))

/**
 * One member after the other, each a transaction: what comes between leaves the others unharmed.
 */
export const mailNotifications = (site: Parts): Promise<void> =>
  eachInTurn(digests, async (digest) => {
    const due = await findDue(site.db, site.clock.now(), digest)
    await eachInTurn(due, (userId) =>
      site.transaction((work) => mailOne(site, work, userId, digest)),
    )
  })

const isOfTypes = ({ types }: Digest) =>
  types === undefined ? sql`true` : sql`notification.type in (${sql.join(types)})`

/** Whether somebody is mailed at all: at an address that is theirs, unless they want none. */
const isMailed = (now: Date) => sql<boolean>`(
  users.email is not null and users.flags & ${sql.lit(Flag.HasVerifiedEmail)} <> 0
  and users.notifications_enabled
  and ${isNotBanned('users.banned_until', now)})`

/**
 * All are found before the first is mailed: whom nothing can be mailed keeps none of the others.
 */
async function findDue(db: Db, now: Date, digest: Digest): Promise<number[]> {
  const due: number[] = []
  await walkIds(db, { table: 'users', step: STEP }, async (range) => {
    due.push(...(await findDueAmong(db, range, { now, digest })))
  })
  return due
}

/** Members with something unseen that no mail has brought them, and an address that is theirs. */
async function findDueAmong(
  db: Db,
  { after, upTo }: IdRange,
  { now, digest }: { now: Date; digest: Digest },
): Promise<number[]> {
  const before = (age: number) => new Date(now.getTime() - age)
  const { rows } = await sql<{ id: number }>`
    select distinct users.id from notification
    join users on users.id = notification.user_id
    left join notification_mail as mail on mail.user_id = users.id
    where notification.user_id > ${after} and notification.user_id <= ${upTo}
      and notification.inserted > ${before(OLDEST)}
      and notification.inserted <= ${before(digest.age)}
      and not notification.replaced and ${isOfTypes(digest)}
      and notification.inserted > users.last_seen_notifications
      and notification.inserted > coalesce(mail.told_until, to_timestamp(0))
      and coalesce(mail.rhythm, ${USUAL_RHYTHM}) = ${digest.rhythm}
      and coalesce(mail.mailed_at, to_timestamp(0)) <= ${before(digest.pause)}
      and ${isMailed(now)}
    order by users.id`.execute(db)
  return rows.map(({ id }) => id)
}

/**
 * The row decides that it is one mail a day: of two processes the second finds it written. Others
 * may have been mailed for a while since somebody was found, so whether they want it is asked
 * again.
 */
async function mailOne(site: Parts, work: Work, userId: number, digest: Digest): Promise<void> {
  const now = site.clock.now()
  const until = new Date(now.getTime() - digest.age)
  const member = await lockForMail(work, userId, now)
  if (!member || (member.rhythm ?? USUAL_RHYTHM) !== digest.rhythm) return
  if (member.mailed_at && +member.mailed_at > +now - digest.pause) return
  const { last_seen_notifications: seen, told_until: last } = member
  const since = new Date(Math.max(+seen, +(last ?? 0), +now - OLDEST))
  const unseen = await listUnseen(work.tx, { userId, since, until, now, types: digest.types })
  if (unseen.length === 0) return

  const values = { mailed_at: beginOfHour(now), told_until: until }
  await work.tx
    .insertInto('notification_mail')
    .values({ user_id: userId, rhythm: digest.rhythm, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute()
  await mailMember(site, work.tx, member, 'notifications', {
    count: unseen.length,
    sentences: (text) =>
      unseen.slice(0, LINES).map((each) => plainWords(notificationWords(text, each))),
    link: `${site.settings.origin}/notifications`,
    unsubscribe: unsubscribeLink(site, userId),
  })
}

/**
 * A run a day later may reach a member some seconds earlier. By the very moment of the last mail it
 * would leave them to the next hour, and their mail would go round the clock.
 */
const beginOfHour = (moment: Date) => new Date(Math.floor(+moment / HOUR) * HOUR)

/** Two statements: the second sees what the one who was first has written. */
async function lockForMail({ tx }: Work, userId: number, now: Date) {
  const member = await tx
    .selectFrom('users')
    .select(['username', 'email', 'language_id', 'country_id', 'last_seen_notifications'])
    .where('id', '=', userId)
    .where(isMailed(now))
    .forNoKeyUpdate()
    .executeTakeFirst()
  const mailed = await tx
    .selectFrom('notification_mail')
    .select(['rhythm', 'mailed_at', 'told_until'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return member && { ...member, ...mailed }
}
