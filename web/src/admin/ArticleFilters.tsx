import {
  languageByCode,
  languages,
  type LanguageId,
} from '@loadout/contract/languages/languages.ts'
import type { PlainMessageId } from '@loadout/texts/text.ts'
import { useText } from '../platform/language/language.tsx'
import { FilterSelect } from './FilterSelect.tsx'
import type { ListAddress } from './list-address.ts'
import css from './ListFilters.module.css'
import { ListSearch } from './ListSearch.tsx'

type Searched<State extends string> = {
  /** The longest search. */
  max: number
  /** What each state is called, in the order of the list. */
  states: Record<State, PlainMessageId>
}

type ArticleFilter<State> = {
  words: string
  state: State | undefined
  languageId: LanguageId | undefined
}

/** What the address of a list of articles asks for. */
export const articleFilterIn = <State extends string>(
  address: ListAddress,
  { max, states }: Searched<State>,
): ArticleFilter<State> => ({
  words: address.value('q')?.slice(0, max) ?? '',
  state: (Object.keys(states) as State[]).find((each) => each === address.value('state')),
  languageId: languageByCode(address.value('language'))?.id,
})

export const isNarrowed = ({ words, state, languageId }: ArticleFilter<string>) =>
  words !== '' || state !== undefined || languageId !== undefined

type Props<State extends string> = Searched<State> & {
  address: ListAddress
  filter: ArticleFilter<State>
  /** What the search is called. */
  search: string
}

export function ArticleFilters<State extends string>({
  address,
  filter: { words, state, languageId },
  search,
  max,
  states,
}: Props<State>) {
  const text = useText()
  return (
    <div className={css.root}>
      <ListSearch label={search} value={words} max={max} onSearch={(q) => address.change({ q })} />
      <FilterSelect
        label={text('newsroom.state')}
        any={text('newsroom.any_state')}
        value={state ?? ''}
        options={(Object.entries(states) as [State, PlainMessageId][]).map(([value, label]) => ({
          value,
          label: text(label),
        }))}
        onChange={(value) => address.change({ state: value })}
      />
      <FilterSelect
        label={text('newsroom.language')}
        any={text('newsroom.any_language')}
        value={languageId === undefined ? '' : String(languageId)}
        options={languages.map(({ id, name }) => ({ value: String(id), label: name }))}
        onChange={(value) => address.change({ language: value })}
      />
    </div>
  )
}
