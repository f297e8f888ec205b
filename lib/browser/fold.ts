/** A text by its letters alone, whatever their case and accents, with single spaces: what two people mean the same by. */
export const fold = (text = '') =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()
