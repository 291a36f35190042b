import { useState } from 'react'
import { languageById } from '@loadout/contract/languages/languages.ts'
import type { WrittenPost } from '@loadout/contract/posts/writing.ts'
import { useText } from '../../platform/language/language.tsx'
import { RichText } from '../../platform/rich-text.tsx'
import { Button } from '../../ui/Button.tsx'
import { Prose } from '../../ui/Prose.tsx'
import { Time } from '../../ui/Time.tsx'
import type { Writing } from './use-autosave.ts'
import css from '../../admin/editing/Editor.module.css'

type Props = { theirs: WrittenPost; writing: Pick<Writing, 'keepMine' | 'takeTheirs'> }

/**
 * Another window has gone on. Nothing is lost: its text can be read, and either of the two kept.
 */
export function ConflictNote({ theirs, writing }: Props) {
  const text = useText()
  const [isRead, setRead] = useState(false)
  const lang = languageById(theirs.language_id)?.locale
  return (
    <>
      <div className={css.note} role="alert">
        <p>
          {text('posts.conflict')} <Time at={theirs.kept} exact />
        </p>
        <Button size="sm" aria-expanded={isRead} onClick={() => setRead(!isRead)}>
          {text('posts.read_other')}
        </Button>
        <Button size="sm" onClick={writing.keepMine}>
          {text('posts.keep_this')}
        </Button>
        <Button size="sm" variant="quiet" onClick={() => writing.takeTheirs(theirs)}>
          {text('posts.take_other')}
        </Button>
      </div>
      {isRead && (
        <div className={css.note}>
          <Prose lang={lang}>
            <h2>{theirs.title === '' ? text('posts.untitled') : theirs.title}</h2>
            <RichText html={theirs.content} name="other-window" />
          </Prose>
        </div>
      )}
    </>
  )
}
