import type * as settings from '@loadout/contract/notifications/notification-settings.ts'
import {
  mailRhythms,
  type MailRhythm,
} from '@loadout/contract/notifications/notification-settings.ts'
import { switchableTypes } from '@loadout/contract/notifications/notification-types.ts'
import type { Db } from '../platform/db/database.ts'
import type { CallRequest } from '../platform/http/serve.ts'

/** Whoever has chosen nothing is mailed what nobody should miss. */
const UNCHOSEN: MailRhythm = 'replies'

export async function readSettings(db: Db, userId: number) {
  const [off, mail] = await Promise.all([
    db.selectFrom('notification_off').select('type').where('user_id', '=', userId).execute(),
    db
      .selectFrom('notification_mail')
      .select('rhythm')
      .where('user_id', '=', userId)
      .executeTakeFirst(),
  ])
  const isOff = new Set(off.map(({ type }) => type))
  return {
    types: switchableTypes.map(({ type }) => ({ type, enabled: !isOff.has(type) })),
    mail: (mail && mailRhythms[mail.rhythm]) ?? UNCHOSEN,
  }
}

export async function switchType({
  input: { type, enabled },
  caller,
  transaction,
}: CallRequest<typeof settings.switchNotificationType>) {
  await transaction(async ({ tx }) => {
    if (enabled)
      await tx
        .deleteFrom('notification_off')
        .where('user_id', '=', caller.id)
        .where('type', '=', type)
        .execute()
    else
      await tx
        .insertInto('notification_off')
        .values({ user_id: caller.id, type })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
  })
  return { success: true as const }
}

export async function chooseMail({
  input: { mail },
  caller,
  transaction,
}: CallRequest<typeof settings.chooseNotificationMail>) {
  await transaction(({ tx }) => writeRhythm(tx, caller.id, mail))
  return { success: true as const }
}

/** Whether a member lets the site write to them of what happens at all. */
export async function wantsMails(db: Db, userId: number): Promise<boolean> {
  const chosen = await db
    .selectFrom('notification_mail')
    .select('rhythm')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return chosen?.rhythm !== mailRhythms.indexOf('off')
}

export const writeRhythm = (tx: Db, userId: number, mail: MailRhythm) => {
  const rhythm = mailRhythms.indexOf(mail)
  return tx
    .insertInto('notification_mail')
    .values({ user_id: userId, rhythm })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ rhythm }))
    .execute()
}
