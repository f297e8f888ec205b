/** Each word of a search as the beginning of a word; quotes make any input a literal for to_tsquery. */
export const toPrefixQuery = (q: string): string =>
  q.split(/\s+/).map((word) => `'${word.replace(/['\\]/g, ' ').trim()}':*`).filter((term) => term !== "'':*").join(' & ')
