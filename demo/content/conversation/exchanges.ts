/** Something to say, and what others may answer to it. */
export type Exchange = { text: string; answers: readonly Answer[] }
/** `toAnswer` for what only makes sense after the answer above it. */
type Answer = { text: string; toAnswer: boolean }

/**
 * Reads lines as they are written in this folder: one remark a line; lines after > answer the
 * remark above them, lines after > > the answer above them.
 */
export function exchangesIn(lines: string): Exchange[] {
  const exchanges: { text: string; answers: Answer[] }[] = []
  for (const line of lines.split('\n').map((each) => each.trim())) {
    if (line.startsWith('> ')) {
      const toAnswer = line.startsWith('> > ')
      exchanges.at(-1)?.answers.push({ text: line.slice(toAnswer ? 4 : 2), toAnswer })
    } else if (line !== '') exchanges.push({ text: line, answers: [] })
  }
  return exchanges
}
