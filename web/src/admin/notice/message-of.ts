/**
 * The message that is meant by what the editor holds: a notice has lines and no paragraphs, and
 * none that is empty.
 */
export const messageOf = (html: string): string =>
  html
    .split(/<\/?p>|<br ?\/?>/)
    .filter((line) => line.trim() !== '')
    .join('<br>')
