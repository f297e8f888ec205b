import { catalogue } from '#lib/words/en/clients.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)
/** What somebody who looks for a document is told where we take no orders from them: on the page and in the mail. */
export const closedAccount = () =>
  ({
    refused: {
      title: t('yourAccountWasNotOpened'),
      text: t('weHaveLookedAtYour'),
    },
    disabled: {
      title: t('yourAccountIsClosedFor'),
      text: t('weHaveClosedYourAccount'),
    },
  }) as const
