/** Elements that hold words and nothing that stands for itself. */
const ONLY_WORDS = new Set(
  'abbr b bdi button em h1 h2 h3 h4 h5 h6 label p small span strong time'.split(' '),
)
const NO_WORDS = new Set(
  'article aside div dl fieldset figure footer form h1 h2 h3 h4 h5 h6 header li main nav ol p section table ul'.split(
    ' ',
  ),
)
const WITHOUT_END = new Set('area br col embed hr img input link meta source track wbr'.split(' '))

const TAG = /<(\/?)([a-z][a-z0-9-]*)((?:"[^"]*"|[^">])*)>/g
const SCRIPTS = /<(script|style)\b[\s\S]*?<\/\1>/g
const DRAWINGS = /<svg\b([^>]*)>[\s\S]*?<\/svg>/g

type Open = { name: string; hasHeading: boolean }

/**
 * What a checker of HTML has found on pages of ours before, and may find again: what it takes in
 * whole is tried by `npm run campaign -- w3c`.
 */
export function markupFaults(html: string): string[] {
  const faults: string[] = []
  const drawn = [...html.matchAll(DRAWINGS)].map(([, attributes = '']) => attributes)
  if (drawn.some((attributes) => /\shidden\b/.test(attributes))) faults.push('a drawing is hidden')
  if (!/<h1[\s>]/.test(html)) faults.push('there is no h1')

  const open: Open[] = []
  for (const [tag, slash, name = '', attributes = ''] of html
    .replaceAll(SCRIPTS, '')
    .replaceAll(DRAWINGS, '')
    .matchAll(TAG)) {
    if (slash) faults.push(...closed(open, name))
    else if (WITHOUT_END.has(name)) {
      if (attributes.endsWith('/')) faults.push(`${tag} is closed`)
    } else {
      const around = NO_WORDS.has(name) && open.find((each) => ONLY_WORDS.has(each.name))
      if (around) faults.push(`<${name}> in <${around.name}>: ${tag}`)
      if (/^h[1-6]$/.test(name)) for (const each of open) each.hasHeading = true
      open.push({ name, hasHeading: false })
    }
  }
  return faults
}

function closed(open: Open[], name: string): string[] {
  const last = open.pop()
  if (last?.name !== name) return [`</${name}> ends <${last?.name ?? 'nothing'}>`]
  return name === 'article' && !last.hasHeading ? ['an article has no heading'] : []
}
