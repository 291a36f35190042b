import { AdminIconSprite } from '../admin/admin-icons.tsx'
import { MemberIconSprite } from '../member/member-icons.tsx'
import { useHead } from '../platform/page/head.tsx'
import { PageHead } from '../ui/PageHead.tsx'
import { ControlsGallery } from './ControlsGallery.tsx'
import { FormsGallery } from './FormsGallery.tsx'
import { FrameGallery } from './FrameGallery.tsx'
import { LayerGallery } from './LayerGallery.tsx'
import { ListsGallery } from './ListsGallery.tsx'
import { StatesGallery } from './StatesGallery.tsx'
import css from './GalleryPage.module.css'

/**
 * Every part in every state, for those who build with them: only during `npm run dev` (domains.ts),
 * and in English.
 */
export function GalleryPage() {
  useHead({ title: 'Gallery', path: '/gallery', hidden: true })
  return (
    <>
      <MemberIconSprite />
      <AdminIconSprite />
      <PageHead
        title="Gallery"
        lead="Every control and every waiting, empty or failing moment, in one place."
      />
      <div className={css.sheet}>
        <ControlsGallery />
        <FormsGallery />
        <StatesGallery />
        <ListsGallery />
        <LayerGallery />
        <FrameGallery />
      </div>
    </>
  )
}
