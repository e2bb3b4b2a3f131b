/** Something that everybody may know: a card for its colour and mark, a value, and words. */
export interface Fact {
  kind: string
  value: string | number
  words: string
}
