import { fold, searchWordsOf } from '#lib/archives/search-words.ts'

type Named = {
  name: string
  city: string
  aliases: string[]
  countryISOA3: string
  nameLatin?: string | null | undefined
}

/** What is kept of an archive only to find and to order it. */
export const searchedBy = (row: Named) => ({
  sortName: fold(row.nameLatin ?? row.name),
  searchWords: searchWordsOf([row.name, row.nameLatin ?? '', row.city, ...row.aliases], row.countryISOA3),
})
