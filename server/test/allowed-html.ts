/** What cleaned HTML of an article or a page may be made of; a notice has marks and links alone. */
export const ARTICLE_TAGS = [
  'p',
  'h2',
  'h3',
  'ul',
  'ol',
  'li',
  'blockquote',
  'footer',
  'strong',
  'em',
  'a',
  'br',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
]
export const NOTICE_TAGS = ['b', 'strong', 'i', 'em', 'a', 'br']
