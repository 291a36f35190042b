import { afterEach, expect, test, vi } from 'vitest'
import { followLinks, isHome } from './follow-links.ts'

afterEach(() => void vi.unstubAllGlobals())

/** `part` is the section of the page that the link stands in. */
type Link = { href: string; target?: string; download?: boolean; part?: string }

/** Clicks a link, or beside one; answers where the site went and whether the browser was kept. */
function click(link: Link | undefined, pressed: Partial<MouseEvent> = {}, place?: object) {
  const went: string[] = []
  const left: string[] = []
  let clicked: (event: unknown) => void = () => undefined
  vi.stubGlobal('location', {
    origin: 'https://loadout.example',
    pathname: '/news/1/here',
    search: '?page=3',
  })
  vi.stubGlobal('document', {
    addEventListener: (_: string, hear: typeof clicked) => (clicked = hear),
    getElementById: (id: string) => (id === 'comment-5' ? place : null),
  })
  class Stub {
    closest = () =>
      link
        ? Object.assign(new URL(link.href, 'https://loadout.example'), {
            target: link.target ?? '',
            hasAttribute: (name: string) => name === 'download' && link.download === true,
            closest: () => (link.part ? { id: link.part } : null),
          })
        : null
  }
  vi.stubGlobal('Element', Stub)
  const preventDefault = vi.fn<() => void>()
  followLinks((to, from) => {
    went.push(to)
    left.push(from)
  })
  clicked({ button: 0, target: new Stub(), preventDefault, ...pressed })
  return { went, left, isKept: preventDefault.mock.calls.length > 0 }
}

test.each(['/', '/news/2/there?page=2#comments', 'https://loadout.example/tags', '/user/a.name1'])(
  'a click on %s is followed inside the site',
  (href) => {
    const { pathname, search, hash } = new URL(href, 'https://loadout.example')
    expect(click({ href })).toMatchObject({ went: [pathname + search + hash], isKept: true })
  },
)

test.each<{ what: string; link?: Link; pressed?: Partial<MouseEvent> }>([
  { what: 'beside a link' },
  { what: 'on another site', link: { href: 'https://elsewhere.example/' } },
  { what: 'on a call', link: { href: '/api/docs' } },
  { what: 'on a picture', link: { href: '/media/news/1.webp' } },
  { what: 'on a file', link: { href: '/sitemap.xml' } },
  { what: 'on a download', link: { href: '/people', download: true } },
  { what: 'on a link for a new tab', link: { href: '/tags', target: '_blank' } },
  { what: 'with the middle button', link: { href: '/tags' }, pressed: { button: 1 } },
  { what: 'with Ctrl', link: { href: '/tags' }, pressed: { ctrlKey: true } },
  { what: 'with Cmd', link: { href: '/tags' }, pressed: { metaKey: true } },
  { what: 'with Shift', link: { href: '/tags' }, pressed: { shiftKey: true } },
  { what: 'with Alt', link: { href: '/tags' }, pressed: { altKey: true } },
  { what: 'that was used up', link: { href: '/tags' }, pressed: { defaultPrevented: true } },
])('a click $what is the browser’s business', ({ link, pressed }) => {
  expect(click(link, pressed)).toMatchObject({ went: [], isKept: false })
})

test('who follows a link is told to have left the page, with its part that the link stood in', () => {
  expect(click({ href: '/login' }).left).toEqual(['/news/1/here?page=3'])
  expect(click({ href: '/login', part: 'comments' }).left).toEqual(['/news/1/here?page=3#comments'])
})

test('a link within the page takes the focus along, to what could not have it, too', () => {
  const place = { tabIndex: -1, focus: vi.fn<(options: object) => void>() }
  click({ href: '/news/1/here#comment-5' }, {}, place)
  expect(place.focus).toHaveBeenCalledExactlyOnceWith({ preventScroll: true })
  place.focus.mockClear()
  click({ href: '/news/2/there#comment-5' }, {}, place)
  expect(place.focus).not.toHaveBeenCalled()
})

test.each([
  ['/', true],
  ['/?page=2', true],
  ['/userfeed#top', true],
  ['/userfeeds', false],
  ['/news/1/x', false],
])('AMB-28 %s is a home screen: %s', (to, home) => {
  expect(isHome(to)).toBe(home)
})
