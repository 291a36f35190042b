/** A content page that comes with the site, in every interface language. */
export type ShippedPage = {
  /** The path without its leading slash (AMB-134). */
  url: string
  /** 1 the product, 2 Games, 3 Esports (PAGE-02). */
  footer_category: 1 | 2 | 3
  /** `title` is also the link in the footer; `content` is HTML from the allow-list. */
  versions: Record<
    'en' | 'sv' | 'pt' | 'de' | 'pl' | 'ru' | 'uk',
    { title: string; content: string }
  >
}
