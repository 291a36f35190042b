import { writePositions } from '../platform/db/write-positions.ts'
import { OutboundError } from '../platform/http/outbound/outbound-error.ts'
import { PublicError } from '../platform/http/public-error.ts'
import type { Work } from '../platform/unit-of-work.ts'
import type { Site } from '../site-parts.ts'
import { lockMedia } from './change-footer-media.ts'
import { instagram, type Instagram, type InstagramMedia } from './instagram.ts'
import { footerPictures } from './pictures.ts'

type Parts = Pick<Site, 'db' | 'transaction' | 'pictures' | 'log'>

/** Nothing is asked of Instagram where whoever runs the site has set no token. */
export function refreshEveryHour(site: Parts & Pick<Site, 'jobs' | 'settings'>): void {
  const { settings, jobs } = site
  if (settings.instagram === undefined) return
  const source = instagram(settings.instagram)
  jobs.every('11 * * * *', 'refresh-footer-media', () => refreshFooterMedia(site, source), {
    asksOutside: true,
  })
}

/**
 * The latest of Instagram stand behind those that staff have put there, which stay. While there is
 * no answer of use everything stays as it is.
 */
export async function refreshFooterMedia(site: Parts, source: Instagram): Promise<void> {
  try {
    const latest = await source.latest()
    const known = await knownIds(site)
    for (const media of latest) if (!known.has(media.id)) await takeOver(site, source, media)
    await site.transaction((work) => deleteOld(site, work, latest))
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error
    site.log(error.message)
  }
}

const knownIds = async ({ db }: Pick<Site, 'db'>) =>
  new Set(
    (await db.selectFrom('footer_media').select('instagram_id').execute()).map(
      (row) => row.instagram_id,
    ),
  )

/** A picture that cannot be used is left out, whatever it is. */
async function takeOver(
  { pictures, transaction, log }: Parts,
  source: Instagram,
  { id, link, caption, picture }: InstagramMedia,
): Promise<void> {
  try {
    const bytes = await source.fetchPicture(picture)
    const image = await pictures.keep({ bytes }, { kind: footerPictures, ownerId: null })
    await transaction(async (work) => {
      const rows = await lockMedia(work)
      const added = await work.tx
        .insertInto('footer_media')
        .values({ link, caption, image, position: rows.length, instagram_id: id })
        .onConflict((conflict) => conflict.column('instagram_id').doNothing())
        .returning('id')
        .executeTakeFirst()
      // Another process has asked at the same moment.
      if (added) await pictures.use(work.tx, image, { kind: footerPictures })
    })
  } catch (error) {
    if (!(error instanceof OutboundError || error instanceof PublicError)) throw error
    log(`a picture of Instagram was left out: ${error.message}`)
  }
}

/** Newest first, behind those of staff; what is among the latest no more goes with its picture. */
async function deleteOld(
  { pictures }: Pick<Site, 'pictures'>,
  work: Work,
  latest: readonly InstagramMedia[],
): Promise<void> {
  const rows = await lockMedia(work)
  const places = new Map(latest.map(({ id }, place) => [id, place]))
  const gone = await work.tx
    .deleteFrom('footer_media')
    .where('instagram_id', 'is not', null)
    // What staff took away is remembered: it may be among the latest again.
    .where('hidden', '=', false)
    .where('instagram_id', 'not in', [...places.keys(), ''])
    .returning(['id', 'image'])
    .execute()
  const left = rows.filter(({ id }) => !gone.some((row) => row.id === id))
  // Staff may have put the same picture into the footer themselves.
  for (const { image } of gone)
    if (!left.some((row) => row.image === image)) await pictures.drop(work.tx, image)
  const placeOf = ({ instagram_id }: (typeof rows)[number]) =>
    instagram_id === null ? -1 : (places.get(instagram_id) ?? places.size)
  await writePositions(
    work.tx,
    'footer_media',
    rows.toSorted((a, b) => placeOf(a) - placeOf(b)).map(({ id }) => id),
  )
}
