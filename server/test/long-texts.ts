/** Enough for the others to be right, so that only the long one can be what is refused. */
export const needs: Record<string, string> = {
  '/news/get': 'id=1',
  '/news/related': 'id=1',
  '/news/user/count': 'user_id=1',
  '/comment/list': 'id=1&article_type=news',
  '/article/search': 'tag_id=1',
  '/user/search': 'query=person',
  '/content/get': 'url=about',
  '/admin/news/get': 'id=1',
  '/admin/news/create': 'language_id=0&title=x',
  '/admin/news/edit': 'id=1&language_id=0&revision=1',
  '/admin/news/delete': 'id=1',
  '/admin/news/pin': 'id=1&pinned=1',
}
/** What makes a pattern with nested repetition go through every way of reading it. */
export const attacks = ['a', '(', '-', ' ', '<', 'ä', '%', '\\', '1', ',', '@a', 'a b'].map(
  (piece) => piece.repeat(Math.ceil(5_000 / piece.length)),
)
