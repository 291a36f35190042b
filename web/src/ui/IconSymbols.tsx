/**
 * Icons that are not in the sprite of every page, once wherever they are needed; `Icon` refers to
 * the symbols by their names.
 */
export const IconSymbols = ({ icons }: { icons: Readonly<Record<string, string>> }) => (
  <svg width="0" height="0" aria-hidden style={{ position: 'absolute' }}>
    {Object.entries(icons).map(([name, path]) => (
      <symbol key={name} id={`icon-${name}`} viewBox="0 0 24 24">
        <path d={path} />
      </symbol>
    ))}
  </svg>
)
