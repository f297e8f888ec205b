'use client'
import { useMutation, useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { Link } from '#components/ui/link.tsx'
import { useState } from 'react'
import { viewAddress } from '#components/orders/filing/view-address.ts'
import { useOrderFilters } from '#components/orders/use-order-filters.ts'
import { Button } from '#components/ui/button.tsx'
import { Field } from '#components/ui/field.tsx'
import { Input } from '#components/ui/input.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import { failureText } from '#lib/browser/failure-text.ts'
import { listViews, removeView, saveView } from '#lib/saved-views/operations.ts'
import { catalogue } from '#lib/words/en/orders-filing.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** The lists that somebody keeps under names, and the way to keep the one that is shown. */
export function SavedViews() {
  const api = useApi()
  const views = useQuery(api.ask(listViews, {}, { limit: 100 })).data ?? []
  const remove = useMutation(api.send(removeView))
  const { isFiltered } = useOrderFilters()
  return (
    <div className="flex flex-col gap-2 border-t border-line pt-3">
      <h2 className="font-body text-base font-medium">{t('savedViews')}</h2>
      {views.length > 0 && (
        <ul className="flex flex-col">
          {views.map(({ id, name, query }) => (
            <li key={id} className="flex items-center justify-between gap-2">
              <Link href={viewAddress(query)} className="text-link min-w-0 py-2 break-words">
                <span dir="auto">{name}</span>
              </Link>
              <Button
                look="quiet"
                size="icon"
                aria-label={t('forgetTheView', { name })}
                onClick={() => remove.mutate({ viewId: id })}
              >
                <X aria-hidden="true" className="size-4" />
              </Button>
            </li>
          ))}
        </ul>
      )}
      {isFiltered ? <SaveView /> : <p className="text-sm text-ink-soft">{t('chooseFiltersOrASort')}</p>}
    </div>
  )
}

function SaveView() {
  const { filters } = useOrderFilters()
  const [name, setName] = useState('')
  const save = useMutation({ ...useApi().send(saveView), onSuccess: () => setName('') })
  const { turn, status, externalOrderRef, q, customerName, folder, label, assigneeId, sort, order } = filters
  const query = { turn, status, externalOrderRef, q, customerName, folder, label, assigneeId, sort, order }
  return (
    <form
      noValidate
      className="flex flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        // The panel must not take the button's click for a choice that closes it.
        if (name.trim() !== '') save.mutate({ name, query })
      }}
    >
      <Field label={t('keepThisListAs')} optional="unsaid" error={save.isError ? failureText(save.error) : undefined}>
        <Input maxLength={60} value={name} onChange={({ target }) => setName(target.value)} />
      </Field>
      <Button type="submit" look="secondary" pending={save.isPending} disabled={name.trim() === ''}>
        {t('saveTheView')}
      </Button>
    </form>
  )
}
