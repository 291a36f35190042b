import { Button } from '../ui/Button.tsx'
import { Empty } from '../ui/Empty.tsx'
import { LoadFailed } from '../ui/LoadFailed.tsx'
import { Loading } from '../ui/Loading.tsx'
import { Module } from '../ui/Module.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import { Cell, Cells, Row } from './Cell.tsx'
import css from './GalleryPage.module.css'

export const StatesGallery = () => (
  <Module title="Empty, loading, error">
    <Cells>
      <Cell title="Empty">
        <Empty title="No comments yet" hint="The first one sets the tone. Make it a good one.">
          <Button variant="primary">Write a comment</Button>
        </Empty>
      </Cell>
      <Cell title="No results">
        <Empty
          kind="none"
          title="No results"
          hint="Nothing matches “hedset”. Check the spelling or clear the filters."
        >
          <Button>Clear filters</Button>
        </Empty>
      </Cell>
      <Cell title="Error">
        <LoadFailed onRetry={() => undefined} />
      </Cell>
      <Cell title="Signed out">
        <Empty title="You must log in to view this page" hint="What is here is only for you.">
          <Button variant="primary" href="/login">
            Sign in
          </Button>
        </Empty>
      </Cell>
      <Cell title="Loading a story (after 500 ms)">
        <Skeleton shape="story" />
      </Cell>
      <Cell title="Loading a list, a page, a session">
        <Skeleton shape="row" count={3} />
        <div className={css.shown}>
          <Loading />
        </div>
        <Row>
          <Spinner />
          Authenticating
        </Row>
      </Cell>
    </Cells>
  </Module>
)
