import { globSync } from 'node:fs'
import { relative } from 'node:path'

/** No vowels: names such as `ad1` are hidden by what blocks advertisements. */
const LETTERS = 'bcdfghjklmnpqrstvwxyzBCDFGHJKLMNPQRSTVWXYZ'

/**
 * A page repeats the names of classes hundreds of times: two letters for the file, by its place
 * among all, and the number of the class in it. The same sources have the same names wherever they
 * are built.
 */
export function shortClassNames(root: string) {
  const files = globSync('src/**/*.module.css', { cwd: root }).toSorted()
  const classesOf = new Map<string, string[]>()

  return (name: string, path: string): string => {
    const file = relative(root, path.split('?', 1)[0] ?? path)
    const classes = classesOf.get(file) ?? []
    classesOf.set(file, classes)
    if (!classes.includes(name)) classes.push(name)
    return lettersOf(files.indexOf(file)) + classes.indexOf(name).toString(36)
  }
}

function lettersOf(index: number): string {
  if (index < 0) throw new Error('a class of a file that is no module of the sources')
  const letter = (place: number) => LETTERS[place % LETTERS.length] ?? ''
  return letter(Math.floor(index / LETTERS.length)) + letter(index)
}
