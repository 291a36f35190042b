/** Joins the class names that apply: `classNames(css.root, isOpen && css.open)`. */
export const classNames = (...names: (string | false | undefined)[]) => names.filter(Boolean).join(' ')
