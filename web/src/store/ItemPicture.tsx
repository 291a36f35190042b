import type { itemPictureSizes } from '@loadout/contract/store/item-picture-rule.ts'
import { pictureUrl } from '../ui/pictures.ts'
import css from './ItemPicture.module.css'

type PictureSize = (typeof itemPictureSizes)[number]

const SMALL: PictureSize = '200x150'
const MEDIUM: PictureSize = '400x300'

/** Decorative: the name stands beside it. `wide` is the flatter frame of the strip. */
export const ItemPicture = ({ path, wide = false }: { path: string; wide?: boolean }) => (
  <img
    className={wide ? css.wide : css.root}
    src={pictureUrl(path, MEDIUM)}
    srcSet={`${pictureUrl(path, SMALL)} 200w, ${pictureUrl(path, MEDIUM)} 400w`}
    sizes="(max-width:999px) 46vw, 300px"
    width={400}
    height={300}
    loading="lazy"
    alt=""
  />
)

/** As small as it stands in lists of one line. */
export const ItemMiniature = ({ path }: { path: string }) => (
  <img
    className={css.miniature}
    src={pictureUrl(path, '80x60')}
    width={50}
    height={40}
    loading="lazy"
    alt=""
  />
)
