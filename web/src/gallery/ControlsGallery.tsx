import { useState } from 'react'
import { Flag } from '@loadout/contract/accounts/flags.ts'
import { useCategories } from '../categories/categories.tsx'
import { accent } from '../ui/accent.ts'
import { Badge } from '../ui/Badge.tsx'
import { Button } from '../ui/Button.tsx'
import { CategoryLabel } from '../categories/CategoryLabel.tsx'
import { Chip } from '../ui/Chip.tsx'
import { Count } from '../ui/Count.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Tooltip } from '../ui/layer/Tooltip.tsx'
import { Meter } from '../ui/Meter.tsx'
import { Module } from '../ui/Module.tsx'
import { MoreButton } from '../ui/MoreButton.tsx'
import { Num } from '../ui/Num.tsx'
import { Pagination } from '../ui/Pagination.tsx'
import { Segmented } from '../ui/Segmented.tsx'
import { Select } from '../ui/Select.tsx'
import { TabPanels } from '../ui/TabPanels.tsx'
import { Tabs } from '../ui/Tabs.tsx'
import { Tag } from '../tags/Tag.tsx'
import { UpvoteButton } from '../upvotes/UpvoteButton.tsx'
import { Verified } from '../people/Verified.tsx'
import { Cell, Cells, Row } from './Cell.tsx'
import css from './GalleryPage.module.css'

const neutrals = [
  ['Page', 'bg'],
  ['Surface', 'surface'],
  ['Sunken', 'sunken'],
  ['Pressed', 'pressed'],
]
const inks = [
  ['Flare', 'brand', 'on-brand'],
  ['Flare tint', 'brand-tint', 'brand-text'],
  ['Done', 'ok-tint', 'ok'],
  ['Careful', 'warn-tint', 'warn'],
  ['Wrong', 'bad-tint', 'bad'],
  ['Info', 'info-tint', 'info'],
  ['Live', 'live', 'on-live'],
  ['Ink', 'ink', 'on-inverse'],
  ['Ink 2', 'ink-2', 'on-inverse'],
  ['Ink 3', 'ink-3', 'on-inverse'],
]
const periods = [
  { value: 'week', label: 'Week' },
  { value: 'month', label: 'Month' },
  { value: 'all', label: 'All time' },
]

const growing = { hasMore: true, isLoadingMore: false, error: null, loadMore: () => undefined }

export const ControlsGallery = () => (
  <Module title="Colours and controls">
    <Cells>
      <ColourCells />
      <ButtonCells />
      <FilterCell />
      <LabelCell />
      <PeriodCell />
      <FigureCells />
      <TabCells />
    </Cells>
  </Module>
)

function ColourCells() {
  const categories = [...useCategories().values()]
  return (
    <>
      <Cell title="Neutrals, Flare and status">
        <div className={css.swatches}>
          {[...neutrals, ...inks].map(([name, fill, ink = 'ink']) => (
            <div
              key={name}
              className={css.swatch}
              style={{ background: `var(--${fill})`, color: `var(--${ink})` }}
            >
              {name}
            </div>
          ))}
        </div>
      </Cell>
      <Cell title="Games: tint and text from one stored colour">
        <div className={css.swatches}>
          {categories.map((category) => (
            <div key={category.id} {...accent(category)}>
              <div
                className={css.swatch}
                style={{ background: 'var(--cat-tint)', color: 'var(--cat-text)' }}
              >
                {category.name}
              </div>
            </div>
          ))}
        </div>
      </Cell>
    </>
  )
}

function ButtonCells() {
  const [following, setFollowing] = useState(true)
  const [upvoted, setUpvoted] = useState(true)
  return (
    <>
      <Cell title="Buttons">
        <Row>
          <Button variant="primary">Publish</Button>
          <Button variant="inverse">Continue</Button>
          <Button>Load more</Button>
          <Button variant="quiet">Cancel</Button>
          <Button variant="danger">Delete</Button>
          <Button href="/gallery">A link</Button>
        </Row>
      </Cell>
      <Cell title="Busy, disabled, small, block">
        <Row>
          <Button variant="primary" busy>
            Sending
          </Button>
          <Button busy>Sending</Button>
          <Button variant="primary" disabled>
            Disabled
          </Button>
          <Button disabled>Disabled</Button>
          <Button size="sm">Small</Button>
          <Button variant="primary" block>
            As wide as its place
          </Button>
        </Row>
      </Cell>
      <Cell title="Follow, upvote, icon with tooltip">
        <Row>
          <Button aria-pressed={following} onClick={() => setFollowing(!following)}>
            <Icon name={following ? 'check' : 'user-plus'} />
            {following ? 'Following' : 'Follow'}
          </Button>
          <UpvoteButton upvotes={1203} given={false} onPress={() => undefined} />
          <UpvoteButton upvotes={1204} given={upvoted} onPress={() => setUpvoted(!upvoted)} />
          <UpvoteButton upvotes={12} given small onPress={() => undefined} />
          <Tooltip label="Share this article">
            <Button icon aria-label="Share this article">
              <Icon name="link" />
            </Button>
          </Tooltip>
        </Row>
      </Cell>
    </>
  )
}

function FilterCell() {
  const categories = [...useCategories().values()]
  const [chosen, setChosen] = useState<number[]>(categories.slice(0, 2).map(({ id }) => id))
  return (
    <Cell title="Filter chips">
      <Row>
        <Chip pressed={chosen.length === 0} onPress={() => setChosen([])}>
          All games
        </Chip>
        {categories.map((category) => (
          <Chip
            key={category.id}
            tint={category}
            pressed={chosen.includes(category.id)}
            onPress={() =>
              setChosen(
                chosen.includes(category.id)
                  ? chosen.filter((id) => id !== category.id)
                  : [...chosen, category.id],
              )
            }
          >
            {category.name}
          </Chip>
        ))}
      </Row>
    </Cell>
  )
}

function LabelCell() {
  const categories = [...useCategories().values()]
  return (
    <Cell title="Badges, count, tags, labels">
      <Row>
        <Badge>Moderator</Badge>
        <Badge kind="outline">Draft</Badge>
        <Badge kind="live">Live</Badge>
        <Badge kind="you">You</Badge>
        <Badge kind="ok">Resolved</Badge>
        <Badge kind="info">Has reply</Badge>
        <Badge kind="warn">Open</Badge>
        <Badge kind="bad">Banned</Badge>
        {categories.slice(0, 3).map((category) => (
          <Badge key={category.id} tint={category}>
            {category.name}
          </Badge>
        ))}
        <Count of={3} />
        <Verified person={{ flags: Flag.VerifiedSymbol | Flag.Featured }} />
        <Tag tag={{ id: 1, name: 'katowice' }} />
        {categories.slice(0, 3).map((category) => (
          <CategoryLabel key={category.id} category={category} />
        ))}
      </Row>
    </Cell>
  )
}

function PeriodCell() {
  const [period, setPeriod] = useState('week')
  return (
    <Cell title="Segmented, select">
      <Row>
        <Segmented label="Period" value={period} options={periods} onChange={setPeriod} />
        <Select label="Order" value={period} options={periods} onChange={setPeriod} />
      </Row>
    </Cell>
  )
}

const FigureCells = () => (
  <>
    <Cell title="Meters">
      <Meter label="Of the price" value={18} max={100} words="82 to go" />
      <Meter label="Your points" value={62} max={100} you />
      <Meter label="Your task" value={84} max={100} you large />
    </Cell>
    <Cell title="Numbers: 25.5, 34, 51, 68">
      <Row>
        <Num>64.50</Num>
        <Num size={2}>12,410</Num>
        <Num size={3}>#4</Num>
        <Num size={4}>31%</Num>
      </Row>
    </Cell>
  </>
)

const TabCells = () => (
  <>
    <Cell title="Tabs that are pages">
      <Tabs
        label="Example pages"
        tabs={[
          { href: '/gallery', label: 'Latest', current: true },
          { href: '/gallery?other', label: 'Trending', current: false },
        ]}
      />
    </Cell>
    <Cell title="Tabs within a page">
      <TabPanels
        label="Example tabs"
        panels={[
          { key: 'featured', label: 'Featured', content: <p>What is featured.</p> },
          { key: 'latest', label: 'Latest cash outs', content: <p>What was cashed out.</p> },
          { key: 'mine', label: 'Yours', content: <p>What is yours.</p> },
        ]}
      />
    </Cell>
    <Cell title="Pagination">
      <Pagination page={1} lastPage={10} href={(page) => `/gallery?page=${page}`} />
    </Cell>
    <Cell title="Below a list that grows, while it does, after a failure">
      {[{}, { isLoadingMore: true }, { error: new Error('no answer') }].map((state, index) => (
        <MoreButton key={index} label="Show more" list={{ ...growing, ...state }} />
      ))}
    </Cell>
  </>
)
