'use client'
import { X } from 'lucide-react'
import { useId, useState } from 'react'
import { Badge } from '#components/ui/badge.tsx'
import { Button } from '#components/ui/button.tsx'
import { Field } from '#components/ui/field.tsx'
import { Input } from '#components/ui/input.tsx'
import { catalogue } from '#lib/words/en/orders-filing.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

type Props = {
  labels: readonly string[]
  /** Those that are in use anywhere. */
  known: readonly string[]
  hint: string
  onChange: (labels: readonly string[]) => void
}

/** Labels as badges that can be taken off, and a field for one more: Enter, a comma or leaving the field adds it. */
export function LabelsField({ labels, known, hint, onChange }: Props) {
  const [typed, setTyped] = useState('')
  const list = useId()
  const add = () => {
    const label = typed.replace(/,$/, '').trim()
    setTyped('')
    if (label !== '' && !labels.includes(label)) onChange([...labels, label])
  }
  return (
    <div className="flex flex-col gap-2">
      <Field label={t('labels')} optional hint={hint}>
        <Input
          list={list}
          maxLength={40}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={add}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' && event.key !== ',') return
            event.preventDefault()
            add()
          }}
        />
        <datalist id={list}>
          {known
            .filter((label) => !labels.includes(label))
            .map((label) => (
              <option key={label} value={label} />
            ))}
        </datalist>
      </Field>
      {labels.length > 0 && (
        <ul aria-label={t('labels')} className="flex flex-wrap gap-2">
          {labels.map((label) => (
            <li key={label}>
              <Badge className="pe-0.5">
                <span dir="auto">{label}</span>
                <Button
                  look="quiet"
                  size="icon"
                  className="size-6 min-h-6 min-w-6"
                  aria-label={t('removeTheLabel', { label })}
                  onClick={() => onChange(labels.filter((one) => one !== label))}
                >
                  <X aria-hidden="true" className="size-3.5" />
                </Button>
              </Badge>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
