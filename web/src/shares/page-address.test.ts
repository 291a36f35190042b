import { expect, test } from 'vitest'
import { pageAddress } from './page-address.ts'

test.each([
  { search: '', shown: undefined, query: '' },
  { search: '?page=2&utm_source=x', shown: undefined, query: '' },
  { search: '', shown: 'language_id=3', query: '?language_id=3' },
  { search: '?page=2', shown: 'lang=de', query: '?lang=de' },
  { search: '?lang=ru&page=2', shown: 'language_id=0', query: '?lang=ru' },
  { search: '?language_id=5&lang=ru', shown: undefined, query: '?language_id=5&lang=ru' },
])(
  'the address that is copied or shared of a page at "$search" that shows $shown names the language that is read there: "$query"',
  ({ search, shown, query }) => {
    const place = { origin: 'https://community.example', pathname: '/news/1/nordwind', search }
    expect(pageAddress(place, shown)).toBe(`https://community.example/news/1/nordwind${query}`)
  },
)
