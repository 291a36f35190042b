import type { ContentLink } from '@loadout/contract/content-pages/content-pages.ts'
import type { NewsEntry } from '@loadout/contract/news/news.ts'
import { useText } from '../platform/language/language.tsx'
import { Logo } from '../ui/Logo.tsx'
import { Module } from '../ui/Module.tsx'
import { Story } from '../articles/Story.tsx'
import { useSite } from '../platform/page/site.ts'
import { NewItems } from '../store/NewItems.tsx'
import { COLUMN_OF_SITE, footerColumns } from './footer-columns.ts'
import css from './Footer.module.css'

export type FooterProps = { best: NewsEntry[]; pages: ContentLink[] }

export function Footer({ best, pages }: FooterProps) {
  const text = useText()
  const { name: site, currency, contact, links } = useSite()
  return (
    <footer className={css.root}>
      <div className={css.inner} data-later="on-phones">
        <div className={css.latest} data-later="on-phones">
          {best.length > 0 && (
            <Module title={text('footer.best')}>
              <div className={css.best}>
                {best.map((entry) => (
                  <Story key={entry.id} entry={entry} layout="mini" />
                ))}
              </div>
            </Module>
          )}
          <NewItems className={css.items} />
        </div>
        <section className={css.links}>
          {footerColumns.map(({ number, label }) => (
            <div key={number}>
              <h2>{number === COLUMN_OF_SITE ? site : text(label)}</h2>
              <ul>
                {pages
                  .filter((page) => page.footer_category === number)
                  .map((page) => (
                    <li key={page.url}>
                      <a href={`/${page.url}`}>{page.title}</a>
                    </li>
                  ))}
                {number === COLUMN_OF_SITE && (
                  <li>
                    <a href="/feeds">{text('feeds.title')}</a>
                  </li>
                )}
              </ul>
            </div>
          ))}
          <div className={css.legal}>
            <span className={css.logo}>
              <Logo name={site} />
            </span>
            {[contact, ...links].filter(Boolean).map((place) => (
              <a key={place} href={place.startsWith('https:') ? place : `mailto:${place}`}>
                {place.replace('https://', '')}
              </a>
            ))}
            <p>{text('footer.legal', { ld: currency.name, site })}</p>
          </div>
        </section>
      </div>
    </footer>
  )
}
