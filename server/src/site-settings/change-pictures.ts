import type {
  setIcon,
  setLogo,
  SiteSettings,
} from '@loadout/contract/site-settings/staff-settings.ts'
import type { CallRequest } from '../platform/http/serve.ts'
import { keptPicture } from '../platform/media/kept-picture.ts'
import type { SentKind } from '../platform/media/sent-pictures.ts'
import type { Work } from '../platform/unit-of-work.ts'
import type { Site } from '../site-parts.ts'
import { storeSettings } from './change-settings.ts'
import { icons, logos, maskableIcons } from './pictures.ts'
import { lockSettings } from './queries.ts'

type Parts = Pick<Site, 'clock' | 'siteSettings' | 'pictures'>
type Column = 'logo_dark' | 'logo_light' | 'icon' | 'maskable_icon'
/** The name of the picture that a column is to have from now on; null for none. */
type Placed = { column: Column; kind: SentKind; name: string | null }

/** Pictures are made before the transaction: what nothing shows in the end is swept. */
export async function changeLogo(
  site: Parts,
  { input: { theme, image }, caller, transaction }: CallRequest<typeof setLogo>,
): Promise<SiteSettings> {
  const name = await keptPicture(site, { image, kind: logos, ownerId: caller.id })
  return transaction((work) =>
    placePictures(site, work, caller, [
      { column: `logo_${theme}`, kind: logos, name: name ?? null },
    ]),
  )
}

export async function changeIcon(
  site: Parts,
  { input: { image }, caller, transaction }: CallRequest<typeof setIcon>,
): Promise<SiteSettings> {
  const plain = await keptPicture(site, { image, kind: icons, ownerId: caller.id })
  const maskable = await keptPicture(site, { image, kind: maskableIcons, ownerId: caller.id })
  return transaction((work) =>
    placePictures(site, work, caller, [
      { column: 'icon', kind: icons, name: plain ?? null },
      { column: 'maskable_icon', kind: maskableIcons, name: maskable ?? null },
    ]),
  )
}

async function placePictures(
  site: Parts,
  work: Work,
  by: { id: number },
  placed: readonly Placed[],
): Promise<SiteSettings> {
  const row = await lockSettings(work.tx)
  for (const { column, kind, name } of placed) {
    const insteadOf = row[column]
    if (name === null) await site.pictures.drop(work.tx, insteadOf)
    else await site.pictures.use(work.tx, name, { kind, insteadOf })
  }
  const names = Object.fromEntries(placed.map(({ column, name }) => [column, name]))
  return storeSettings(site, work, { row, changed: { ...row, ...names }, by })
}
