'use client'
import { Checkbox } from '#components/ui/checkbox.tsx'
import { catalogue } from '#lib/words/en/messages.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

type Props = { checked: boolean; onChange: (checked: boolean) => void; by: 'customer' | 'researcher' }

const hints = () => ({
  customer: t('weRemindTheResearcherAfter'),
  researcher: t('thePromisedDateStandsStill'),
})

/** Marks a message as a question, while somebody is at work. */
export const AsQuestion = ({ checked, onChange, by }: Props) => (
  <Checkbox
    checked={checked}
    onChange={({ target }) => onChange(target.checked)}
    label={t('thisIsAQuestionThat')}
    hint={hints()[by]}
  />
)
