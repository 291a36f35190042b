/**
 * Finds regular expressions that a hostile text makes slow (checklist L12): those whose work grows
 * faster than the text.
 */
import { JS, NFA } from 'refa'
import { analyse } from 'scslre'
import { parseSync, Visitor, type ESTree } from 'vite'

/** Larger than any pattern that somebody could read. */
const MAX_STATES = 150

type Found = { pattern: string; trouble: string | undefined }

/**
 * Every regular expression that a file writes down, and why it is slow where it is. The ending of
 * its name says which language it is in.
 */
export function patternsIn(name: string, source: string): Found[] {
  const { program, errors } = parseSync(name, source)
  if (errors.length > 0) throw new Error(`${name}: ${errors[0]?.message}`)
  const found: Found[] = []
  const putTogether = ({ callee, start, end }: ESTree.NewExpression | ESTree.CallExpression) => {
    if (callee.type === 'Identifier' && callee.name === 'RegExp')
      found.push({
        pattern: source.slice(start, end),
        trouble: 'put together while running, so nobody can judge it',
      })
  }
  new Visitor({
    Literal(node) {
      if ('regex' in node)
        found.push({
          pattern: `/${node.regex.pattern}/${node.regex.flags}`,
          trouble: troubleWith(node.regex.pattern, node.regex.flags),
        })
    },
    NewExpression: putTogether,
    CallExpression: putTogether,
  }).visit(program)
  return found
}

export function troubleWith(source: string, flags: string): string | undefined {
  const [report] = analyse(
    { source, flags },
    { reportTypes: { Move: true, Self: true, Trade: true } },
  ).reports
  if (report)
    return `${report.exponential ? 'exponential' : 'polynomial'} for a text that repeats one character`
  return isAmbiguous(source, flags)
    ? 'exponential: a repeated part can be read in two ways'
    : undefined
}

/**
 * Can the automaton come back to a state along two different ways over the same text? Then every
 * repetition doubles the ways to try. What scslre does not look for: parts of more than one
 * character, as in (?:a|b|ab)*.
 */
function isAmbiguous(source: string, flags: string): boolean {
  const { expression, maxCharacter } = JS.Parser.fromLiteral({ source, flags }).parse({
    backreferences: 'unknown',
  })
  const states = [
    ...NFA.fromRegex(
      expression,
      { maxCharacter },
      { assertions: 'ignore', unknowns: 'disable' },
    ).nodes(),
  ]
  if (states.length > MAX_STATES) throw new Error(`/${source}/${flags} is too large to be judged`)

  const number = new Map(states.map((state, index) => [state, index]))
  const next = (pair: number) => {
    const [one, other] = [states[Math.floor(pair / states.length)], states[pair % states.length]]
    return [...(one?.out ?? [])].flatMap(([oneNext, oneSet]) =>
      [...(other?.out ?? [])]
        .filter(([, set]) => !oneSet.isDisjointWith(set))
        .map(
          ([otherNext]) =>
            (number.get(oneNext) ?? 0) * states.length + (number.get(otherNext) ?? 0),
        ),
    )
  }
  return states.some((_, index) => {
    const home = index * (states.length + 1)
    const apart = [...reachable(home, next)].filter(
      (pair) => Math.floor(pair / states.length) !== pair % states.length,
    )
    return apart.some((pair) => reachable(pair, next).has(home))
  })
}

function reachable(start: number, next: (pair: number) => number[]): Set<number> {
  const seen = new Set([start])
  for (const pair of seen) for (const following of next(pair)) seen.add(following)
  return seen
}
