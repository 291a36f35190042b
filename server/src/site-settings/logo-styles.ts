import { iconPicture, logoPicture } from './pictures.ts'

/**
 * A picture in the place of the name at the top of every page, for each theme. Styles, because the
 * first script does not grow by what most sites do not have; the name stays in the page for those
 * who hear it.
 */
export function logoStyles({ dark, light }: { dark: string; light: string }): string {
  const logo = (name: string) => `--logo:url(${logoPicture(name)}/480x120.png)`
  return [
    ':root:root{--logo-width:140px;--logo-size:contain;--logo-room:0;--logo-letters:0;--logo-drawn:none;',
    `${logo(dark)}}`,
    `@media(prefers-color-scheme:light){:root:root{${logo(light)}}}`,
    `:root:root[data-theme=dark]{${logo(dark)}}`,
    `:root:root[data-theme=light]{${logo(light)}}`,
    // On paper every theme is the light one.
    `@media print{:root:root:root{${logo(light)}}}`,
  ].join('')
}

/** An icon of the site's own stands before its name in letters. */
export const markStyles = (icon: string): string =>
  `:root:root{--mark:url(${iconPicture(icon)}/192x192.png)}`
