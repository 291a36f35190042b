const ADDRESS = /^\/media\/text\/([0-9a-f]{32})\/1200x1200\.webp$/

/** Where a picture inside a text is; texts hold no other (docs/architecture/pictures.md). */
export const isTextPictureAddress = (address: string): boolean => ADDRESS.test(address)

/** `name` is what its file is called: 32 hexadecimal digits. */
export const textPictureAddress = (name: string) => `/media/text/${name}/1200x1200.webp`
