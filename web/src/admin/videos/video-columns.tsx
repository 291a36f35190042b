import { languageById } from '@loadout/contract/languages/languages.ts'
import { videoPath } from '@loadout/contract/videos/video-path.ts'
import type { StaffVideo } from '@loadout/contract/videos/staff-videos.ts'
import { figureText } from '@loadout/texts/figure-text.ts'
import { useLanguage, useText } from '../../platform/language/language.tsx'
import { Badge } from '../../ui/Badge.tsx'
import type { Column } from '../../ui/DataTable.tsx'
import { pictureUrl } from '../../ui/pictures.ts'
import { Time } from '../../ui/Time.tsx'
import { clockTime } from '../../videos/clock-time.ts'
import { VideoActions } from './VideoActions.tsx'
import css from './video-columns.module.css'

export function useVideoColumns(): Column<StaffVideo>[] {
  const {
    language: { locale },
    text,
  } = useLanguage()
  return [
    { key: 'video', title: text('staff_videos.video'), head: true, cell: videoCell },
    { key: 'published', title: text('newsroom.time'), cell: publishedCell },
    {
      key: 'duration',
      spare: true,
      title: text('staff_videos.duration'),
      figure: true,
      cell: durationOf,
    },
    {
      key: 'comments',
      title: text('staff_videos.comments'),
      figure: true,
      cell: ({ comments }) => figureText(locale, comments),
    },
    {
      key: 'actions',
      phone: 'corner',
      title: text('admin.actions'),
      figure: true,
      cell: actionsCell,
    },
  ]
}

const videoCell = ({ id, title, image, language_id, published }: StaffVideo) => {
  const lang = languageById(language_id)?.locale
  return (
    <span className={css.video}>
      <img src={pictureUrl(image, '160x100')} width="64" height="36" alt="" loading="lazy" />
      {published === null ? (
        <b lang={lang}>{title}</b>
      ) : (
        <a href={videoPath({ id })} lang={lang}>
          {title}
        </a>
      )}
    </span>
  )
}

const Draft = () => <Badge kind="outline">{useText()('staff_videos.draft')}</Badge>
const publishedCell = ({ published }: StaffVideo) =>
  published === null ? <Draft /> : <Time at={published} exact />
const durationOf = ({ duration }: StaffVideo) => (duration === null ? '–' : clockTime(duration))
const actionsCell = (video: StaffVideo) => <VideoActions video={video} />
