import { sql } from 'kysely'
import { HeroType, type HeroItem } from '@loadout/contract/hero/hero.ts'
import type { SlideTranslation } from '@loadout/contract/hero/slide-texts.ts'
import { videoFrame } from '@loadout/contract/platform/video-frame.ts'
import { withoutParent } from '@loadout/contract/platform/without-parent.ts'
import type { Work } from '../platform/unit-of-work.ts'
import type { Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/database.ts'
import { writePositions } from '../platform/db/write-positions.ts'
import { acceptedLink } from '../platform/html/link-target.ts'
import { invalidRequest, PublicError, ruleBroken } from '../platform/http/public-error.ts'
import { purgeIfSeen } from '../platform/purge-if-seen.ts'
import { acceptedPictureName } from '../platform/media/picture-name.ts'
import { HERO } from './page-tag.ts'

export type HeroSlide = {
  type: HeroItem['type']
  /** A picture of the hero folder, the address of a video, or an address that a frame may show. */
  identifier: string
  link: string | null
  enabled: boolean
  /** What stands on it for everybody, and for readers of single languages. */
  title: string
  lead: string
  translations: SlideTranslation[]
}

/** What is not said of a slide that is there stays as it is. */
export type WrittenSlide = { [Field in keyof HeroSlide]?: HeroSlide[Field] | undefined }
type Placed = WrittenSlide & { position?: number | undefined }

/** What became of a slide, for whoever writes that down. */
type HeroChange = {
  id: number
  before: HeroRow | null
  after: HeroRow | null
  /** Shown by no slide any more. */ freed: string | null
}
type HeroRow = HeroSlide & { position: number }

const slideNotFound = () => new PublicError(404, 'slide_not_found')

/**
 * Adds a slide, or rewrites the one with an id, and moves the others so that it stands at its
 * position.
 */
export async function writeHeroSlide(
  work: Work,
  clock: Clock,
  { position, ...slide }: Placed,
  id?: number,
): Promise<HeroChange> {
  const { tx } = work
  const slides = await lockSlides(tx)
  const before = slides.find((each) => each.id === id) ?? null
  if (id !== undefined && before === null) throw slideNotFound()
  const checked = wholeSlide(slide, before)
  const row = {
    ...checked,
    translations: JSON.stringify(checked.translations),
    changed_at: clock.now(),
  }

  const written =
    id ??
    (
      await tx
        .insertInto('hero_content')
        .values({ ...row, position: slides.length })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id
  if (id !== undefined) await tx.updateTable('hero_content').set(row).where('id', '=', id).execute()
  const order = slides.filter((each) => each.id !== id).map((each) => each.id)
  order.splice(position ?? (before ? slides.indexOf(before) : order.length), 0, written)
  await writePositions(tx, 'hero_content', order)
  const [was, is] = [before && rowOf(before), { ...checked, position: order.indexOf(written) }]
  purgeIfSeen(work, { tags: [HERO], before: seen(was), after: seen(is) })
  return {
    id: written,
    before: was,
    after: is,
    freed: freedBy(slides, before, row.identifier),
  }
}

/** As it is from now on. What a new one shows, and whether, is said. */
function wholeSlide(written: WrittenSlide, before: HeroSlide | null): HeroSlide {
  const type = written.type ?? before?.type
  const enabled = written.enabled ?? before?.enabled
  if (type === undefined) throw invalidRequest('type')
  if (enabled === undefined) throw invalidRequest('enabled')
  return {
    ...checkedContent({
      type,
      identifier: written.identifier ?? before?.identifier ?? '',
      link: written.link === undefined ? (before?.link ?? null) : written.link,
    }),
    enabled,
    title: written.title ?? before?.title ?? '',
    lead: written.lead ?? before?.lead ?? '',
    translations: written.translations ?? before?.translations ?? [],
  }
}

export async function removeHeroSlide(work: Work, id: number): Promise<HeroChange> {
  const { tx } = work
  const slides = await lockSlides(tx)
  const before = slides.find((each) => each.id === id)
  if (!before) throw slideNotFound()
  purgeIfSeen(work, { tags: [HERO], before: seen(before), after: undefined })
  await tx.deleteFrom('hero_content').where('id', '=', id).execute()
  await writePositions(
    tx,
    'hero_content',
    slides.filter((each) => each !== before).map((each) => each.id),
  )
  return { id, before: rowOf(before), after: null, freed: freedBy(slides, before, undefined) }
}

type Slide = HeroRow & { id: number }

/**
 * All of them, in their order. Staff wait for each other, so that two who move slides leave one
 * order; readers do not wait.
 */
async function lockSlides(tx: Db): Promise<Slide[]> {
  await sql`lock table hero_content in share row exclusive mode`.execute(tx)
  return tx
    .selectFrom('hero_content')
    .select(['id', 'type', 'identifier', 'link', 'position', 'enabled'])
    .select(['title', 'lead', 'translations'])
    .orderBy('position')
    .orderBy('id')
    .execute()
}

const rowOf = ({ id: _id, ...row }: Slide): HeroRow => row
const seen = (row: HeroRow | null) => (row?.enabled ? row : undefined)

/** The picture of a slide that goes, unless another slide shows it as well. */
function freedBy(slides: Slide[], gone: Slide | null, stays: string | undefined): string | null {
  if (gone?.type !== HeroType.Image || gone.identifier === stays) return null
  return slides.some((each) => each !== gone && each.identifier === gone.identifier)
    ? null
    : gone.identifier
}

type Content = Pick<HeroSlide, 'type' | 'identifier' | 'link'>

/**
 * Of videos and frames only known addresses are kept, and of a frame the form put together anew
 * (checklist H04).
 */
export function checkedContent({ type, identifier, link: given }: Content): Content {
  const link = acceptedLink(given, 'link')
  if (type === HeroType.Image) return { type, link, identifier: acceptedPictureName(identifier) }
  const address = withoutParent(identifier)
  const frame = videoFrame(address)
  if (frame === undefined) throw ruleBroken('video_unknown', 'identifier')
  return { type, link, identifier: type === HeroType.Frame ? frame : address }
}
