import { accentRoles } from '@loadout/contract/site-settings/accent-colour.ts'

/**
 * The roles of tokens.css in a colour of the site's own. It comes as a file of its own because
 * pages have no inline styles (checklist M05).
 */
export function accentStyles(accent: string): string {
  const { fill, onFill, textOnLight, textOnDark } = accentRoles(accent)
  const text = `light-dark(${textOnLight},${textOnDark})`
  return [
    ':root:root{',
    `--brand:${fill};`,
    `--brand-hover:color-mix(in oklab,${fill} 85%,${onFill === '#ffffff' ? '#000' : '#fff'});`,
    `--on-brand:${onFill};`,
    `--brand-text:${text};`,
    `--brand-tint:light-dark(color-mix(in oklab,${fill} 14%,#fff),color-mix(in oklab,${fill} 16%,#0a110e));`,
    `--focus:${text}`,
    '}',
  ].join('')
}
