'use client'
import { useMutation, useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useState } from 'react'
import type { OrdersQuery } from '#components/operator/orders/list-query.ts'
import { Button } from '#components/ui/button.tsx'
import { Field } from '#components/ui/field.tsx'
import { Input } from '#components/ui/input.tsx'
import { Link } from '#components/ui/link.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import { failureText } from '#lib/browser/failure-text.ts'
import { listOperatorViews, removeOperatorView, saveOperatorView } from '#lib/saved-views/operations.ts'
import { catalogue } from '#lib/words/en/operator-order-list.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** The lists of orders that an operator keeps under names, and the way to keep the one that is shown. */
export function KeptViews({ query, isFiltered }: { query: OrdersQuery; isFiltered: boolean }) {
  const api = useApi()
  const views = useQuery(api.ask(listOperatorViews, {}, { list: 'orders', limit: 100 })).data ?? []
  const remove = useMutation(api.send(removeOperatorView))
  return (
    <div className="flex flex-col gap-2 border-t border-line pt-3">
      <h2 className="font-body text-base font-medium">{t('savedViews')}</h2>
      {views.length > 0 && (
        <ul className="flex flex-col">
          {views.map(({ id, name, query: kept }) => (
            <li key={id} className="flex items-center justify-between gap-2">
              <Link
                href={`/operator/orders?${new URLSearchParams(kept)}`}
                className="text-link min-w-0 py-2 break-words"
              >
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
      {isFiltered ? <KeepView query={query} /> : <p className="text-sm text-ink-soft">{t('chooseFiltersOrASort')}</p>}
    </div>
  )
}

function KeepView({ query }: { query: OrdersQuery }) {
  const [name, setName] = useState('')
  const save = useMutation({ ...useApi().send(saveOperatorView), onSuccess: () => setName('') })
  return (
    <form
      noValidate
      className="flex flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        const kept = Object.entries(query).flatMap(([key, value]) =>
          value === undefined ? [] : [[key, value] as const],
        )
        if (name.trim() !== '') save.mutate({ list: 'orders', name, query: Object.fromEntries(kept) })
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
