import { markTyped } from '../search/mark-typed.tsx'
import { Avatar } from '../people/Avatar.tsx'
import { useText } from '../platform/language/language.tsx'
import { Flag } from '../ui/Flag.tsx'
import { Icon } from '../ui/Icon.tsx'
import type { Choice, ChoiceGroup } from './choice.ts'
import css from './ChoiceList.module.css'

type Props = {
  id: string
  groups: readonly ChoiceGroup[]
  /** Which of all choices the arrow keys have come to. */
  active: number
  words: string
  onPoint: (index: number) => void
  onChoose: (choice: Choice) => void
}

/** The options of the field above, in groups. They never take the focus: the field keeps it. */
export function ChoiceList({ id, groups, active, words, onPoint, onChoose }: Props) {
  const text = useText()
  const first = firstOf(groups)
  return (
    <div role="listbox" id={`${id}-list`} aria-label={text('palette.choices')} className={css.root}>
      {groups.map(({ key, label, choices }, group) => (
        <div key={key} role="group" aria-labelledby={`${id}-${key}`}>
          <p id={`${id}-${key}`} role="presentation">
            {label}
          </p>
          {choices.map((choice, place) => {
            const index = (first[group] ?? 0) + place
            return (
              <Option
                key={choice.id}
                id={`${id}-${index}`}
                choice={choice}
                isActive={index === active}
                words={words}
                onPoint={() => onPoint(index)}
                onChoose={() => onChoose(choice)}
              />
            )
          })}
        </div>
      ))}
    </div>
  )
}

/** The number that the first choice of each group has among all. */
const firstOf = (groups: readonly ChoiceGroup[]) => {
  let next = 0
  return groups.map(({ choices }) => {
    const own = next
    next += choices.length
    return own
  })
}

type OptionProps = {
  id: string
  choice: Choice
  isActive: boolean
  words: string
  onPoint: () => void
  onChoose: () => void
}

/** A link where it leads somewhere, so that it opens in another tab as any link does. */
function Option({ id, choice, isActive, words, onPoint, onChoose }: OptionProps) {
  const attributes = {
    id,
    role: 'option',
    'aria-selected': isActive,
    tabIndex: -1,
    onPointerMove: isActive ? undefined : onPoint,
    onClick: onChoose,
  }
  const content = (
    <>
      <Look look={choice.look} />
      <span lang={choice.lang}>
        <bdi>{markTyped(choice.label, words)}</bdi>
      </span>
      {choice.isCurrent && <Icon name="check" size="sm" />}
    </>
  )
  return choice.href === undefined ? (
    <button type="button" {...attributes}>
      {content}
    </button>
  ) : (
    <a href={choice.href} {...attributes}>
      {content}
    </a>
  )
}

function Look({ look }: Pick<Choice, 'look'>) {
  if ('avatar' in look) return <Avatar path={look.avatar} size={24} priority />
  return 'flag' in look ? <Flag flag={look.flag} /> : <Icon name={look.icon} />
}
