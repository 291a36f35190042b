import { FooterMedia } from '../footer-media/FooterMedia.tsx'
import { FooterItems } from '../store/FooterItems.tsx'
import { Preferences } from './Preferences.tsx'

/** What is in the footer and in the script of no page. */
export const LateFooter = () => (
  <>
    <FooterItems />
    <FooterMedia />
    <Preferences />
  </>
)
