import { useQuery } from '@tanstack/react-query'
import { FOOTER_MEDIA_SHOWN, listFooterMedia } from '@loadout/contract/footer-media/footer-media.ts'
import { query } from '../platform/call/query.ts'
import { useText } from '../platform/language/language.tsx'
import { Module } from '../ui/Module.tsx'
import css from './FooterMedia.module.css'

const footerMediaQuery = query(listFooterMedia, { limit: FOOTER_MEDIA_SHOWN })

/** Pictures with links in the footer (FOOT-03). */
export function FooterMedia() {
  const text = useText()
  const media = useQuery(footerMediaQuery).data?.entries ?? []
  if (media.length === 0) return null
  return (
    <Module title={text('footer_media.title')}>
      <ul className={css.root}>
        {media.map(({ link, caption, src }, place) => (
          <li key={`${place} ${src}`}>
            <a href={link}>
              <img src={src} width="160" height="160" alt="" loading="lazy" />
              <span>{caption}</span>
            </a>
          </li>
        ))}
      </ul>
    </Module>
  )
}
