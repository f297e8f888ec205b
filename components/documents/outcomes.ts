import { catalogue } from '#lib/words/en/documents.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)
/** What came of a search, in words. */
export const outcomes = () =>
  ({
    found: { title: t('found'), text: t('theResearcherFoundWhatYou') },
    partial: {
      title: t('foundInPart'),
      text: t('theResearcherFoundSomeOf'),
    },
    not_found: {
      title: t('notFound'),
      text: t('theResearcherSearchedAndDid'),
    },
  }) as const
