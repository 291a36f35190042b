import { redirect, useParams } from 'react-router'
import {
  getContentPage,
  type ContentPage as Page,
} from '@loadout/contract/content-pages/content-pages.ts'
import { english, languageById, type LanguageId } from '@loadout/contract/languages/languages.ts'
import { plainText } from '@loadout/contract/platform/plain-text.ts'
import { CallError } from '../platform/call/call-error.ts'
import { query, useLoaded } from '../platform/call/query.ts'
import { useLanguage } from '../platform/language/language.tsx'
import { useHead } from '../platform/page/head.tsx'
import { pageLoader } from '../platform/page/page-load.ts'
import { richTextName } from '../platform/page/state.ts'
import { RichText } from '../platform/rich-text.tsx'
import { PageHead } from '../ui/PageHead.tsx'
import { Prose } from '../ui/Prose.tsx'

/** Urls are lower case and have no slash at either end (AMB-134). */
const urlIn = (path = '') => path.toLowerCase().replace(/(?<!\/)\/+$/, '')

const pageQuery = (url: string, language_id: LanguageId) =>
  query(getContentPage, { url, language_id })

/** Any path that is nothing else is a content page, or leads home (PAGE-03, PAGE-04). */
export const loader = pageLoader(async ({ queries, language, params }) => {
  const url = urlIn(params['*'])
  if (url === '' || url.length > 120) throw redirect('/')
  try {
    await queries.ensureQueryData(pageQuery(url, language().id))
  } catch (error) {
    if (error instanceof CallError && (error.status === 400 || error.status === 404))
      throw redirect('/')
    throw error
  }
})

export function ContentPage() {
  const url = urlIn(useParams()['*'])
  const { language } = useLanguage()
  const page = useLoaded(pageQuery(url, language.id)).data
  useContentHead(page)

  return (
    <>
      <PageHead title={page.title} />
      <Prose lang={languageById(page.language_id)?.locale} tables="words">
        <RichText html={page.content} name={richTextName(getContentPage.path, page.url)} />
      </Prose>
    </>
  )
}

/** Search engines hear of the languages that it is written in, under the same path. */
function useContentHead({ title, content, url, language_id, languages }: Page) {
  const path = `/${url}`
  useHead({
    title,
    description: plainText(content),
    path,
    alternates: languages.flatMap((id) => {
      const other = languageById(id)
      return other ? [{ locale: other.locale, path }] : []
    }),
    language: languageById(language_id) ?? english,
  })
}
