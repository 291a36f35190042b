/**
 * What is not seen: fillers, joiners, marks of direction, private tags. Emoji need some of them,
 * which are looked at one by one below.
 */
const UNSEEN =
  /[\p{Cc}\p{Cs}\u{FFF9}-\u{FFFB}]|(?!\u200D|\uFE0F|[\u{E0020}-\u{E007F}])\p{Default_Ignorable_Code_Point}/gu
/**
 * The flags of England, Scotland and Wales are spelled in tags; anywhere else those spell what
 * nobody sees.
 */
const TAGS = /(\u{1F3F4}[\u{E0061}-\u{E007A}]{3,6}\u{E007F})|[\u{E0020}-\u{E007F}]/gu
const STRAY_STYLE = /(?<!\p{Extended_Pictographic})\uFE0F(?!\u20E3)/gu
const STRAY_JOINER =
  /(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])\u200D|\u200D(?!\p{Extended_Pictographic})/gu
/** Line ends, and a sign that is drawn as nothing. */
const BLANK = /[\t-\r\u0085\u2028\u2029\u2800]/g
/**
 * More marks on one letter than any language has: they cover the lines around it, and to put
 * thousands in their order takes seconds (checklist H11).
 */
const MARKS = /(\p{M}{8})\p{M}+/gu
const SPACES = /\p{Zs}+/gu

/**
 * A line of text as it is kept: only what can be seen, composed (NFC), with single spaces. None of
 * our languages needs a joiner or a mark of direction, and with them a name can look like another
 * or turn around what stands beside it (checklist H10). Emoji stay whole.
 */
export const plainLine = (text: string): string =>
  text
    .replaceAll(BLANK, ' ')
    .replaceAll(UNSEEN, '')
    .replaceAll(TAGS, (_, flag: string | undefined) => flag ?? '')
    .replaceAll(STRAY_STYLE, '')
    .replaceAll(STRAY_JOINER, '')
    .replaceAll(MARKS, '$1')
    .normalize('NFC')
    .replaceAll(SPACES, (run) => (run.length === 1 ? run : ' '))
    .trim()
