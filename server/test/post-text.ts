/** HTML whose words are so many characters long. */
export const postText = (length: number, begins = '') =>
  `<p>${begins.padEnd(length, 'wörd ').slice(0, length - 1)}.</p>`
