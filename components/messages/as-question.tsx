'use client'
import { Checkbox } from '#components/ui/checkbox.tsx'

type Props = { checked: boolean; onChange: (checked: boolean) => void }

/** Marks a message as a question, while somebody is at work. */
export const AsQuestion = ({ checked, onChange }: Props) => (
  <Checkbox
    checked={checked}
    onChange={({ target }) => onChange(target.checked)}
    label="This is a question that has to be answered"
    hint="The promised date stands still until the other side writes back. We remind them after a day, and after three."
  />
)
