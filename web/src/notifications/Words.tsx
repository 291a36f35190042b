import { markedParts } from '@loadout/texts/marked-words.ts'

/** Words some of which stand out, between `<b>` and `</b>`; anything else is shown as it is. */
export const Words = ({ words }: { words: string }) => (
  <>
    {markedParts(words).map((part, place) => (place % 2 === 0 ? part : <b key={place}>{part}</b>))}
  </>
)
