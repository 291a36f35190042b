import { FOOTER_MEDIA_SHOWN } from '@loadout/contract/footer-media/footer-media.ts'
import type { StaffFooterMedia } from '@loadout/contract/footer-media/staff-footer-media.ts'
import { figureText } from '@loadout/texts/figure-text.ts'
import { useLanguage, useText } from '../../platform/language/language.tsx'
import { Badge } from '../../ui/Badge.tsx'
import type { Column } from '../../ui/DataTable.tsx'
import { FooterMediaActions } from './FooterMediaActions.tsx'
import css from './footer-columns.module.css'

export function useFooterColumns(): Column<StaffFooterMedia>[] {
  const {
    language: { locale },
    text,
  } = useLanguage()
  return [
    { key: 'picture', title: text('staff_footer.picture'), head: true, cell: pictureCell },
    {
      key: 'place',
      title: text('staff_footer.place'),
      figure: true,
      cell: ({ position }) => figureText(locale, position + 1),
    },
    { key: 'state', title: text('newsroom.state'), cell: stateCell },
    {
      key: 'actions',
      phone: 'corner',
      title: text('admin.actions'),
      figure: true,
      cell: actionsCell,
    },
  ]
}

const pictureCell = ({ src, caption, link }: StaffFooterMedia) => (
  <span className={css.picture}>
    <img src={src} width="56" height="56" alt="" loading="lazy" />
    <span>
      <b>{caption}</b>
      <small>{link}</small>
    </span>
  </span>
)

/** Only the first few stand in the footer. */
function State({ media: { position, from_instagram } }: { media: StaffFooterMedia }) {
  const text = useText()
  const isShown = position < FOOTER_MEDIA_SHOWN
  return (
    <span className={css.state}>
      <Badge kind={isShown ? 'ok' : 'outline'}>
        {text(isShown ? 'staff_footer.is_shown' : 'staff_footer.is_hidden')}
      </Badge>
      {from_instagram && <Badge>Instagram</Badge>}
    </span>
  )
}
const stateCell = (media: StaffFooterMedia) => <State media={media} />
const actionsCell = (media: StaffFooterMedia) => <FooterMediaActions media={media} />
