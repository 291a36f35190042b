import { pictureUrl } from '../ui/pictures.ts'
import css from './ArticleLayout.module.css'

/** What a reader sees first of an article, so that it is asked for first. */
export const ArticleCover = ({ image }: { image: string }) => (
  <figure className={css.cover}>
    <img src={pictureUrl(image, '600x280')} alt="" width={600} height={280} fetchPriority="high" />
  </figure>
)
