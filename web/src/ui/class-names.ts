/** Joins the class names that apply: `classNames(css.root, isOpen && css.open)`. */
export function classNames(...names: (string | false | undefined)[]) {
  let joined = ''
  for (const name of names) if (name) joined += joined ? ` ${name}` : name
  return joined
}
