import { useState } from 'react'
import type { Comment } from '@loadout/contract/comments/comments.ts'
import { newsPath } from '@loadout/contract/platform/paths.ts'
import { useCategories } from '../categories/categories.tsx'
import { ArticleCover } from '../articles/ArticleCover.tsx'
import { AuthorCard } from '../articles/AuthorCard.tsx'
import { PlayLabel, PressToPlay } from '../players/PressToPlay.tsx'
import { Avatar } from '../people/Avatar.tsx'
import { PeopleList } from '../people/PeopleList.tsx'
import { Badge } from '../ui/Badge.tsx'
import { CommentItem } from '../comments/CommentItem.tsx'
import { CountryName } from '../ui/CountryName.tsx'
import { DataTable, type Column, type Order } from '../ui/DataTable.tsx'
import { Figure } from '../ui/Figure.tsx'
import { Module } from '../ui/Module.tsx'
import { Num } from '../ui/Num.tsx'
import { Prose } from '../ui/Prose.tsx'
import { RankList } from '../ui/RankList.tsx'
import { Story } from '../articles/Story.tsx'
import type { StoryEntry } from '../articles/story-entry.ts'
import { StoryGrid } from '../articles/StoryGrid.tsx'
import { TagLine } from '../tags/TagLine.tsx'
import { Cell, Cells, Row } from './Cell.tsx'

const AVATAR = '/media/avatar/1'
const people = [
  { id: 1, rank: 1, name: 'Haldor', points: 48_210 },
  { id: 2, rank: 2, name: 'Tindra', points: 41_900 },
  { id: 3, rank: 3, name: 'Ozzy7', points: 12_410 },
]
const columns: Column<(typeof people)[number]>[] = [
  {
    key: 'name',
    title: 'Name',
    head: true,
    cell: ({ name }) => (
      <>
        {name} {name === 'Tindra' && <Badge kind="you">You</Badge>}
      </>
    ),
  },
  { key: 'rank', title: 'Rank', figure: true, cell: ({ rank }) => <Num>{`#${rank}`}</Num> },
  {
    key: 'points',
    title: 'Points',
    figure: true,
    sortable: true,
    cell: ({ points }) => points.toLocaleString('en'),
  },
]
const layouts = ['full', 'flipped', 'half', 'row', 'mini'] as const

const author = { id: 1, username: 'Haldor', avatar: AVATAR, flags: 4 + 128 }
const story = (id: number, categories: StoryEntry['categories'] = []): StoryEntry => ({
  id,
  title: 'Inside the smoke that decided map three',
  slug: 'inside-the-smoke',
  excerpt: 'Nine seconds, two lineups and one very patient player.',
  image: '/media/news/csgo-1',
  published: 1_795_000_000,
  language_id: 0,
  author,
  categories,
  upvotes: 1412,
  comments: 38,
})
const comment = (id: number, deleted = false): Comment => ({
  id,
  author,
  message: deleted ? '' : 'As @Haldor said: they saved twice in a row.',
  mentions: [{ id: 1, name: 'Haldor' }],
  inserted: 1_795_000_000,
  upvotes: 12,
  upvoted: false,
  deleted,
  edited: id % 2 === 0 ? 1_795_001_000 : null,
  answers:
    id % 2 === 0
      ? { id: 1, username: 'Haldor', excerpt: 'They saved once, not twice.', deleted: false }
      : null,
})

export const ListsGallery = () => (
  <Module title="Lists, stories, tables">
    <Cells>
      <StoryCells />
      <ProseCell />
      <RankCell />
      <AuthorCell />
      <PeopleCell />
      <CoverCell />
      <PlayerCell />
      <CommentCell />
      <TableCell />
    </Cells>
  </Module>
)

const PeopleCell = () => (
  <Cell title="People">
    <PeopleList people={[author]} />
    <CountryName code="SE" />
  </Cell>
)

const CoverCell = () => (
  <Cell title="Picture of an article">
    <ArticleCover image="/media/news/csgo-1" />
  </Cell>
)

function StoryCells() {
  const categories = [...useCategories().values()].filter(({ hidden }) => !hidden).slice(0, 2)
  return (
    <>
      {layouts.map((layout, index) => (
        <Cell
          key={layout}
          title={`Story, ${layout}`}
          wide={layout === 'full' || layout === 'flipped'}
        >
          <Story entry={story(index + 1, categories)} layout={layout} />
        </Cell>
      ))}
      <Cell title="Stories side by side" wide>
        <StoryGrid entries={[7, 8, 9].map((id) => story(id, categories))} heading="h3" />
      </Cell>
    </>
  )
}

const ProseCell = () => (
  <Cell title="Reading text" wide>
    <Prose>
      <p>
        Text with <strong>weight</strong>, <em>stress</em>, <a href="/gallery">a link</a> and{' '}
        <code>code</code>.
      </p>
      <h4>Map one</h4>
      <ul>
        <li>One</li>
        <li>Two</li>
      </ul>
      <blockquote>
        <p>“We were losing the middle anyway.”</p>
        <footer>Sölve</footer>
      </blockquote>
      <table>
        <thead>
          <tr>
            <th scope="col">Map</th>
            <th scope="col">Score</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>Nuke</td>
            <td>16:14</td>
          </tr>
        </tbody>
      </table>
    </Prose>
  </Cell>
)

const RankCell = () => (
  <Cell title="Rank list">
    <RankList
      entries={[1, 2, 3].map((id) => ({
        id,
        title: story(id).title,
        href: newsPath({ id, slug: 'x' }),
        language_id: 0,
        figure: <Figure icon="chevron-up" label="Upvotes" figure={1500 - id * 300} />,
      }))}
    />
  </Cell>
)

const AuthorCell = () => (
  <Cell title="Author, avatars, tag line">
    <AuthorCard author={author} news={412} posts={9} />
    <Row>
      {([20, 24, 32, 40, 48, 64] as const).map((size) => (
        <Avatar key={size} path={AVATAR} size={size} />
      ))}
    </Row>
    <TagLine
      title="Example tags"
      tags={[
        { id: 1, name: 'katowice' },
        { id: 2, name: 'nuke' },
      ]}
    />
  </Cell>
)

const PlayerCell = () => (
  <Cell title="Player of another site, before it is asked for">
    <PressToPlay href="#play" className={undefined} onPlay={undefined}>
      <PlayLabel title="Play the video">It comes from another site.</PlayLabel>
    </PressToPlay>
  </Cell>
)

const CommentCell = () => (
  <Cell title="Comments: plain, linked to, deleted">
    <CommentItem onUpvote={() => undefined} comment={comment(1)} />
    <CommentItem onUpvote={() => undefined} comment={comment(2)} target />
    <CommentItem onUpvote={() => undefined} comment={comment(3, true)} />
  </Cell>
)

function TableCell() {
  const [order, setOrder] = useState<Order>({ by: 'points', direction: 'descending' })
  const sorted = people.toSorted(
    (a, b) => (a.points - b.points) * (order.direction === 'ascending' ? 1 : -1),
  )
  return (
    <Cell title="Table" wide>
      <DataTable
        caption="Ranking"
        rows={sorted}
        keyOf={({ id }) => id}
        isYou={({ name }) => name === 'Tindra'}
        isChosen={({ name }) => name === 'Ozzy7'}
        order={order}
        onOrder={(by) =>
          setOrder({
            by,
            direction: order.direction === 'ascending' ? 'descending' : 'ascending',
          })
        }
        columns={columns}
      />
    </Cell>
  )
}
