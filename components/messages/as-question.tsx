'use client'
import { Checkbox } from '#components/ui/checkbox.tsx'

type Props = { checked: boolean; onChange: (checked: boolean) => void; by: 'customer' | 'researcher' }

const hints = {
  customer: 'We remind the researcher after a day, and after three.',
  researcher:
    'The promised date stands still until the customer writes back. We remind them after a day, and after three.',
}

/** Marks a message as a question, while somebody is at work. */
export const AsQuestion = ({ checked, onChange, by }: Props) => (
  <Checkbox
    checked={checked}
    onChange={({ target }) => onChange(target.checked)}
    label="This is a question that has to be answered"
    hint={hints[by]}
  />
)
