import type { ListedStage } from '#lib/researchers/state.ts'
import { catalogue } from '#lib/words/en/research-work.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

export const stageNames = (): Record<ListedStage, string> => ({
  to_do: t('toDo'),
  offer_out: t('offerOut'),
  to_start: t('toStart'),
  at_work: t('atWork'),
  question_waits: t('questionWaits'),
  delivered: t('delivered'),
  changes_asked: t('changesAsked'),
  done: t('done'),
})
