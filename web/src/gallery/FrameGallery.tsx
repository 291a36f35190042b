import { useRef } from 'react'
import { SearchDropdown } from '../search/SearchDropdown.tsx'
import { LangBar } from '../shell/LangBar.tsx'
import { Logo } from '../ui/Logo.tsx'
import { Module } from '../ui/Module.tsx'
import { Banner } from '../ui/Banner.tsx'
import { Cell, Cells, Row } from './Cell.tsx'
import css from './GalleryPage.module.css'

/**
 * What stands around every page. Suggestions are those of the community that is there: Haldor and
 * half a title in the demo's.
 */
export function FrameGallery() {
  const field = useRef<HTMLInputElement>(null)
  return (
    <Module title="Marks, languages, notices, suggestions">
      <Cells>
        <Cell title="The mark, and that of the video channel">
          <Row>
            <Logo name="Loadout" />
            <Logo name="Loadout" tv />
            <Logo name="Arena" />
            <Logo name="Arena" tv />
          </Row>
        </Cell>
        <Cell title="Language bar: closed, with names">
          <Row>
            <LangBar />
          </Row>
          <LangBar startsOpen />
        </Cell>
        <Cell title="Notices">
          <Banner label="Points and LD$">
            <p>
              LD$ can no longer be earned, but the store stays open.{' '}
              <a href="/gallery">Open the store</a>
            </p>
          </Banner>
          <Banner
            label="One that can be closed"
            close={{ label: 'Close notice', onClose: () => undefined }}
          >
            <p>
              The <b>store</b> moves tonight.
            </p>
          </Banner>
        </Cell>
        <Cell title="Search suggestions">
          <div className={css.held}>
            <SearchDropdown id="gallery-suggestions" words="hal" field={field} />
          </div>
        </Cell>
      </Cells>
    </Module>
  )
}
