'use client'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Combobox } from '#components/ui/combobox.tsx'
import { Field } from '#components/ui/field.tsx'
import { useDebounced } from '#components/ui/use-debounced.ts'
import { findArchives } from '#lib/archives/operations.ts'
import { useApi } from '#lib/browser/api-provider.tsx'
import { asFailure } from '#lib/browser/failure.ts'
import { listClients } from '#lib/clients/operations.ts'
import { listResearchers } from '#lib/researchers/operations.ts'
import { catalogue } from '#lib/words/en/operator-order-list.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

const lists = { clientId: listClients, chosenId: listResearchers, archiveId: findArchives } as const
export type Named = keyof typeof lists
export const namedLabels = (): Record<Named, string> => ({
  clientId: t('client'),
  chosenId: t('chosenResearcher'),
  archiveId: t('archive'),
})

/** What is called like that, or has that id. */
const useNamed = (of: Named, q: string) =>
  useQuery({
    ...useApi().ask(lists[of], {}, { q, limit: 8 }),
    enabled: q.length > 1,
    placeholderData: keepPreviousData,
  })

/** The name of what an address names by its id. */
export function useNameOf(of: Named, id: string): string {
  const found = useNamed(of, id).data
  return found?.find((one) => one.id === id)?.name ?? id
}

/** A client, a researcher or an archive, chosen by its name. */
export function NameChoice({ of, onChoose }: { of: Named; onChoose: (id: string) => void }) {
  const [typed, setTyped] = useState('')
  const q = useDebounced(typed.trim().slice(0, 200), 200)
  const { data, error, isFetching } = useNamed(of, q)
  const found = q.length > 1 ? (data ?? []) : []
  const status =
    q.length < 2
      ? ''
      : isFetching
        ? t('looking')
        : error
          ? asFailure(error).message
          : found.length === 0
            ? t('nobodyOfThatName')
            : t('found', { found: found.length })
  return (
    <Field label={namedLabels()[of]} optional="unsaid" hint={t('typeAPartOfTheName')}>
      <Combobox
        value={typed}
        onValueChange={setTyped}
        options={found.map(({ id, name }) => ({ value: id, label: name }))}
        status={status}
        maxLength={200}
        onPick={({ value }) => {
          setTyped('')
          onChoose(value)
        }}
      />
    </Field>
  )
}
