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
  checkedContent,
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

type Save = CallRequest<typeof saveHeroSlide>

/** Everything about the slide is checked before its picture is made (ADMIN-12). */
export async function saveSlide(
  { clock, pictures }: Parts,
  { input, caller, transaction }: Save,
): Promise<{ id: number }> {
  const { id, picture, position } = input
  const given = givenSlide(input)
  const isSent = given.type === HeroType.Image && picture !== undefined
  if (given.type === HeroType.Image && !isSent && given.identifier === '')
    throw ruleBroken('picture_missing', 'picture')
  const { type, identifier = '', link = null } = given
  if (type !== undefined) checkedContent({ type, identifier: isSent ? 'sent' : identifier, link })

  const slide = isSent
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
    if (after?.type === HeroType.Image)
      await pictures.use(tx, after.identifier, { kind: heroPictures })
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

/** What a slide shows is said by its type and what belongs to that, or stays. */
function givenSlide({ enabled, title, lead, ...input }: Save['input']): WrittenSlide {
  const type = input.type as HeroSlide['type'] | undefined
  const identifier =
    type === HeroType.Image ? input.identifier.replace(heroPicture(''), '') : input.identifier
  return {
    type,
    identifier: type === undefined ? undefined : identifier,
    link: input.link === '' ? null : input.link,
    enabled,
    title,
    lead,
    translations: input.translations?.filter((each) => each.title !== '' || each.lead !== ''),
  }
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
