/** Of the pictures in the footer. */
export const FOOTER_MEDIA = 'footer-media'
