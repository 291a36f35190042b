import { useIfLoaded } from '../platform/call/query.ts'
import { useText } from '../platform/language/language.tsx'
import { backgroundAdQuery } from './background-ad-queries.ts'
import css from './BackgroundAd.module.css'

/**
 * A picture behind the page, seen beside it where the screen is wider than what there is to read
 * (SHELL-34).
 */
export function BackgroundAd() {
  const { background_ad_image: image, background_ad_link: link } = useIfLoaded(
    backgroundAdQuery,
  ) ?? { background_ad_image: null, background_ad_link: null }
  const text = useText()
  if (image === null) return null

  const picture = (
    <span className={css.screen}>
      <img className={css.picture} src={image} width="1920" height="1080" loading="lazy" alt="" />
      <span className={css.label}>{text('ad.label')}</span>
    </span>
  )
  return link === null ? (
    <div className={css.root}>{picture}</div>
  ) : (
    <a className={css.root} href={link} rel="sponsored">
      {picture}
    </a>
  )
}
