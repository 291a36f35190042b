/**
 * Letters that do not fall apart into a base letter and an accent, and the Cyrillic alphabets of
 * the site's languages.
 */
const LETTERS: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  ø: 'o',
  å: 'a',
  ł: 'l',
  đ: 'd',
  þ: 'th',
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  ґ: 'g',
  д: 'd',
  е: 'e',
  є: 'ye',
  ж: 'zh',
  з: 'z',
  и: 'i',
  і: 'i',
  ї: 'yi',
  й: 'y',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'kh',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ъ: '',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
  ё: 'yo',
}

const LONGEST = 80

/** The readable part of an article's address. Never empty: a title without letters gets a dash. */
export function slugOf(title: string): string {
  const plain = [...title.normalize('NFC').toLowerCase()]
    .map((letter) => LETTERS[letter] ?? letter)
    .join('')
  const words =
    plain
      .normalize('NFD')
      .replaceAll(/\p{M}/gu, '')
      .replaceAll(/[’'ʼ]/g, '')
      .match(/[a-z0-9]+/g) ?? []
  let slug = ''
  for (const word of words) {
    if (slug.length + word.length >= LONGEST) break
    slug = slug === '' ? word : `${slug}-${word}`
  }
  return slug || (words[0]?.slice(0, LONGEST) ?? '-')
}
