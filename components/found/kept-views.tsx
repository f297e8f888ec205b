'use client'
import { X } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import { Field } from '#components/ui/field.tsx'
import { Input } from '#components/ui/input.tsx'
import { Link } from '#components/ui/link.tsx'
import { failureText } from '#lib/browser/failure-text.ts'
import { catalogue } from '#lib/words/en/found-choices.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

type Keeping = {
  /** How the last keeping goes. */
  keeping: { isPending: boolean; error: Error | null }
  onKeep: (name: string, onKept: () => void) => void
}
type Props = Keeping & {
  views: readonly { id: string; name: string; href: string }[]
  /** Whether what is shown is worth a name. */
  isFiltered: boolean
  onForget: (viewId: string) => void
}

/** The lists that somebody keeps under names, and the way to keep the one that is shown. */
export const KeptViews = ({ views, isFiltered, onForget, ...keeping }: Props) => (
  <div className="flex flex-col gap-2 border-t border-line pt-3">
    <h2 className="font-body text-base font-medium">{t('savedViews')}</h2>
    {/* Before those there are: whoever comes by Tab needn't pass them all. */}
    {isFiltered ? <KeepView {...keeping} /> : <p className="text-sm text-ink-soft">{t('chooseFiltersOrASort')}</p>}
    {views.length > 0 && (
      <ul className="flex flex-col">
        {views.map(({ id, name, href }) => (
          <li key={id} className="flex items-center justify-between gap-2">
            <Link href={href} className="text-link min-w-0 py-2 break-words">
              <span dir="auto">{name}</span>
            </Link>
            <Button look="quiet" size="icon" aria-label={t('forgetTheView', { name })} onClick={() => onForget(id)}>
              <X aria-hidden="true" className="size-4" />
            </Button>
          </li>
        ))}
      </ul>
    )}
  </div>
)

function KeepView({ keeping: { isPending, error }, onKeep }: Keeping) {
  const [name, setName] = useState('')
  return (
    <form
      noValidate
      className="flex flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        // The panel must not take the button's click for a choice that closes it.
        if (name.trim() !== '') onKeep(name, () => setName(''))
      }}
    >
      <Field label={t('keepThisListAs')} optional="unsaid" error={error ? failureText(error) : undefined}>
        <Input maxLength={60} value={name} onChange={({ target }) => setName(target.value)} />
      </Field>
      <Button type="submit" look="secondary" pending={isPending} disabled={name.trim() === ''}>
        {t('saveTheView')}
      </Button>
    </form>
  )
}
