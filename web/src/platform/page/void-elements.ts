const CLOSED = /<(area|br|col|embed|hr|img|input|link|meta|source|track|wbr)\b([^<>]*)\/>/g

/**
 * React closes elements that have no end as XML would. In HTML that slash means nothing, and after
 * a value without quotes it would belong to the value; checkers complain of each. In texts and
 * values React writes no `<` and no `>`.
 */
export const withoutClosingSlashes = (html: string) => html.replaceAll(CLOSED, '<$1$2>')
