/** A number that everybody may know: the card whose mark stands for it, the value, and its name. */
export interface PublicFact {
  kind: string
  value: string | number
  words: string
}
