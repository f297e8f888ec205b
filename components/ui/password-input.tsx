'use client'
import { useState, type ComponentProps } from 'react'
import { classNames } from '#components/ui/class-names.ts'
import { Input } from '#components/ui/input.tsx'
import { rich } from '#components/ui/rich.tsx'
import { catalogue } from '#lib/words/en/ui.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** A password, and the way to see what one types. */
export function PasswordInput({ className, ...rest }: Omit<ComponentProps<'input'>, 'type'>) {
  const [shown, setShown] = useState(false)
  return (
    <span className="relative block">
      <Input {...rest} type={shown ? 'text' : 'password'} className={classNames('w-full pe-20', className)} />
      <button
        type="button"
        aria-pressed={shown}
        className="absolute inset-y-0 end-0 min-w-16 rounded-sm px-3 text-sm text-ink-soft underline focus-visible:-outline-offset-2"
        onClick={() => setShown(!shown)}
      >
        {rich(t, 'showWhatIType', { span: (text) => <span className="sr-only">{text}</span> })}
      </button>
    </span>
  )
}
