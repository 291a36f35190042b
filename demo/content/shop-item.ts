/** An item of the demo store. Its picture is drawn: a motif, in the colours of a game. */
export type DemoItem = {
  name: string
  description: string
  /** LD$. */
  price: number
  category: 'computers' | 'vip' | 'giftcard' | 'clothing' | 'csgo' | 'fortnite' | 'pubg' | 'lol'
  drawing: readonly [motif: ItemMotif, palette: ItemPalette, scheme: number]
  featured?: true
  hidden?: true
}

type ItemMotif =
  | 'giftCard'
  | 'mouse'
  | 'keyboard'
  | 'headset'
  | 'tee'
  | 'hoodie'
  | 'cap'
  | 'ticket'
  | 'crate'
  | 'monitor'
  | 'chips'
  | 'pad'
  | 'mousepad'
  | 'mug'
  | 'poster'
  | 'backpack'
  | 'microphone'
  | 'chair'
type ItemPalette = 'general' | 'csgo' | 'fortnite' | 'pubg' | 'lol' | 'dota' | 'poker'
