/**
 * What can be read of cleaned HTML, on one line. Editors count and preview by it, as the server
 * does (POST-39), before it is cleaned: only there a space may be `&nbsp;`.
 */
export const plainText = (html: string): string =>
  html
    // A video is the link to it, on a line of its own.
    .replaceAll(/<a [^<>]*\bdata-video\b[^<>]*>([^<]*)<\/a>/g, ' $1 ')
    .replaceAll(/<(?:\/(?:p|h2|h3|li|blockquote|figcaption|footer|th|td)|br ?\/?)>|&nbsp;/g, ' ')
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim()
