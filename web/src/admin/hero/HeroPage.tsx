import { useQueryClient } from '@tanstack/react-query'
import { HeroType, listHeroContent } from '@loadout/contract/hero/hero.ts'
import { listHeroForStaff, type StaffHeroItem } from '@loadout/contract/hero/staff-hero.ts'
import { query } from '../../platform/call/query.ts'
import { useText } from '../../platform/language/language.tsx'
import { openModal } from '../../platform/layer/modals.ts'
import { useHead } from '../../platform/page/head.tsx'
import { Button } from '../../ui/Button.tsx'
import { Empty } from '../../ui/Empty.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { LoadStates } from '../LoadStates.tsx'
import { Slides } from './Slides.tsx'

const slidesQuery = query(listHeroForStaff, {})
const loadForm = () =>
  import('./HeroSlideDialog.tsx').then(({ HeroSlideDialog }) => HeroSlideDialog)

export function HeroPage() {
  const text = useText()
  const refresh = useRefresh()
  useHead({ title: text('staff_hero.title'), path: '/admin/hero', hidden: true })

  const open = (slide: StaffHeroItem | undefined, slides: readonly StaffHeroItem[]) =>
    openModal(loadForm, { slide, pictures: picturesOf(slides), onSaved: refresh })
  return (
    <LoadStates query={slidesQuery}>
      {({ entries }) => (
        <>
          <PageHead title={text('staff_hero.title')} lead={text('staff_hero.lead')}>
            <Button
              variant="primary"
              aria-haspopup="dialog"
              onClick={() => open(undefined, entries)}
            >
              {text('staff_hero.add')}
            </Button>
          </PageHead>
          {entries.length === 0 ? (
            <Empty title={text('admin.nothing_yet')} hint={text('staff_hero.none_hint')} />
          ) : (
            <Slides slides={entries} onEdit={(slide) => open(slide, entries)} onChanged={refresh} />
          )}
        </>
      )}
    </LoadStates>
  )
}

/** Pages of this visit show slides as well. */
function useRefresh() {
  const queries = useQueryClient()
  return () =>
    void queries.invalidateQueries({
      predicate: ({ queryKey: [path] }) =>
        path === listHeroForStaff.path || path === listHeroContent.path,
    })
}

/** Each picture once, to be chosen again. */
const picturesOf = (slides: readonly StaffHeroItem[]) => [
  ...new Set(
    slides.filter(({ type }) => type === HeroType.Image).map(({ identifier }) => identifier),
  ),
]
