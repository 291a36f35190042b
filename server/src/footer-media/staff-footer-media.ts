import { faultsOf } from '@loadout/contract/forms/form-rules.ts'
import { footerMediaRules } from '@loadout/contract/footer-media/footer-media-rules.ts'
import type {
  deleteFooterMedia,
  saveFooterMedia,
  StaffFooterMedia,
} from '@loadout/contract/footer-media/staff-footer-media.ts'
import { acceptedLink } from '../platform/html/link-target.ts'
import { aboutField, invalidRequest, ruleBroken } from '../platform/http/public-error.ts'
import type { CallRequest } from '../platform/http/serve.ts'
import type { Site } from '../site-parts.ts'
import { removeMedia, writeMedia } from './change-footer-media.ts'
import { footerPicture, footerPictures, nameInPath } from './pictures.ts'
import { listAllMediaRows } from './queries.ts'

export async function listForStaff({
  db,
}: Pick<Site, 'db'>): Promise<{ entries: StaffFooterMedia[] }> {
  const rows = await listAllMediaRows(db)
  return {
    entries: rows.map(({ image, instagram_id, ...row }) => ({
      ...row,
      src: footerPicture(image),
      from_instagram: instagram_id !== null,
    })),
  }
}

type Parts = Pick<Site, 'pictures'>
type Save = CallRequest<typeof saveFooterMedia>

/** Everything about it is checked before its picture is made. */
export async function saveMedia(
  { pictures }: Parts,
  { input, caller, transaction }: Save,
): Promise<{ id: number }> {
  const given = accepted(input)
  const image =
    input.file === undefined
      ? input.src && givenImage(input.src)
      : await aboutField(
          'file',
          pictures.keep(input.file, { kind: footerPictures, ownerId: caller.id }),
        )
  return transaction(async (work) => {
    const { id, before, after, freed } = await writeMedia(work, { ...given, image }, input)
    await pictures.use(work.tx, after.image, { kind: footerPictures })
    await pictures.drop(work.tx, freed)
    await work.audit({
      adminId: caller.id,
      action: 'footer media saved',
      target: `footer media ${id}`,
      before,
      after,
    })
    return { id }
  })
}

/** Of one that is there only what is said is looked at. */
function accepted({ id, link, caption, src, file }: Save['input']) {
  const given = { link, caption, src, picture: src }
  const values = { link: link ?? '', caption: caption ?? '', src: src ?? '', picture: file }
  const fault = faultsOf(footerMediaRules, values).find(
    ({ field }) => id === undefined || given[field] !== undefined,
  )
  if (fault) throw ruleBroken(fault.code, fault.field === 'picture' ? 'file' : fault.field)
  return {
    link: link === undefined ? undefined : (acceptedLink(link.trim(), 'link') ?? ''),
    caption: caption?.trim(),
  }
}

function givenImage(src: string): string {
  const name = nameInPath(src)
  if (name === undefined) throw invalidRequest('src')
  return name
}

export const deleteMedia = (
  { pictures }: Parts,
  { input, caller, transaction }: CallRequest<typeof deleteFooterMedia>,
) =>
  transaction(async (work) => {
    const { before, freed } = await removeMedia(work, input.id)
    await pictures.drop(work.tx, freed)
    await work.audit({
      adminId: caller.id,
      action: 'footer media deleted',
      target: `footer media ${input.id}`,
      before,
      after: null,
    })
    return { success: true as const }
  })
