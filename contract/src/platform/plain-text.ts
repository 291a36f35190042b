/**
 * What can be read of cleaned HTML, on one line. Editors count and preview by it, as the server
 * does (POST-39), before it is cleaned: only there a space may be `&nbsp;`.
 */
export const plainText = (html: string): string =>
  html
    .replaceAll(/<(?:\/(?:p|h2|h3|li|blockquote|footer|th|td)|br ?\/?)>|&nbsp;/g, ' ')
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim()
