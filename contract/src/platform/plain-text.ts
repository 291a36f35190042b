/**
 * What can be read of cleaned HTML, on one line. The editor of posts counts by it, as the server
 * does (POST-39).
 */
export const plainText = (html: string): string =>
  html
    .replaceAll(/<(?:\/(?:p|h2|h3|li|blockquote|footer|th|td)|br ?\/?)>/g, ' ')
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim()
