import { HeroType } from '@loadout/contract/hero/hero.ts'
import type {
  deleteHeroSlide,
  saveHeroSlide,
  StaffHeroItem,
} from '@loadout/contract/hero/staff-hero.ts'
import { aboutField, ruleBroken } from '../platform/http/public-error.ts'
import type { CallRequest } from '../platform/http/serve.ts'
import type { Site } from '../site-parts.ts'
import {
  checkedSlide,
  removeHeroSlide,
  writeHeroSlide,
  type HeroSlide,
  type WrittenSlide,
} from './change-hero.ts'
import { heroItem } from './hero-item.ts'
import { heroPicture, heroPictures } from './pictures.ts'
import { listAllHeroRows } from './queries.ts'

export async function listForStaff({
  db,
}: Pick<Site, 'db'>): Promise<{ entries: StaffHeroItem[] }> {
  const rows = await listAllHeroRows(db)
  return {
    entries: rows.map(({ id, position, enabled, translations, ...row }) => ({
      ...heroItem(row),
      id,
      position,
      enabled,
      translations,
    })),
  }
}

type Parts = Pick<Site, 'clock' | 'pictures'>

/** Everything about the slide is checked before its picture is made (ADMIN-12). */
export async function saveSlide(
  { clock, pictures }: Parts,
  { input, caller, transaction }: CallRequest<typeof saveHeroSlide>,
): Promise<{ id: number }> {
  const { id, picture, position, enabled, title, lead, translations } = input
  const type = input.type as HeroSlide['type']
  const given: WrittenSlide = {
    type,
    link: input.link === '' ? null : input.link,
    enabled,
    title,
    lead,
    translations: translations?.filter((each) => each.title !== '' || each.lead !== ''),
    identifier:
      type === HeroType.Image ? input.identifier.replace(heroPicture(''), '') : input.identifier,
  }
  const isNew = type === HeroType.Image && picture !== undefined
  if (type === HeroType.Image && !isNew && given.identifier === '')
    throw ruleBroken('picture_missing', 'picture')
  checkedSlide(isNew ? { ...given, identifier: 'sent' } : given)

  const slide = isNew
    ? {
        ...given,
        identifier: await aboutField(
          'picture',
          pictures.keep(picture, { kind: heroPictures, ownerId: caller.id }),
        ),
      }
    : given
  return transaction(async (work) => {
    const { tx } = work
    const {
      id: written,
      before,
      after,
      freed,
    } = await writeHeroSlide(work, clock, { ...slide, position }, id)
    if (type === HeroType.Image) await pictures.use(tx, slide.identifier, { kind: heroPictures })
    await pictures.drop(tx, freed)
    await work.audit({
      adminId: caller.id,
      action: 'hero slide saved',
      target: `hero slide ${written}`,
      before,
      after,
    })
    return { id: written }
  })
}

export const deleteSlide = (
  { pictures }: Parts,
  { input, caller, transaction }: CallRequest<typeof deleteHeroSlide>,
) =>
  transaction(async (work) => {
    const { before, freed } = await removeHeroSlide(work, input.id)
    await pictures.drop(work.tx, freed)
    await work.audit({
      adminId: caller.id,
      action: 'hero slide deleted',
      target: `hero slide ${input.id}`,
      before,
      after: null,
    })
    return { success: true as const }
  })
