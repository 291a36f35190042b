/** What cleaned HTML may be made of: of an article or a page, of a notice, of a profile. */
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
export const PROFILE_TAGS = ['p', 'strong', 'em', 'a', 'br']
