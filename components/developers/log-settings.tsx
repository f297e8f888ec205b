'use client'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Checkbox } from '#components/ui/checkbox.tsx'
import { toast } from '#components/ui/toast.ts'
import { useApi } from '#lib/browser/api-provider.tsx'
import { useEnvironment } from '#lib/browser/environment.ts'
import { asFailure } from '#lib/browser/failure.ts'
import { useMay } from '#lib/browser/may.ts'
import { changeLogSettings, getLogSettings } from '#lib/requests/operations.ts'
import { catalogue } from '#lib/words/en/developers.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** Whether bodies are kept; to be changed by those who manage keys, and not shown to others. */
export function LogSettings() {
  const may = useMay()
  return may(changeLogSettings) && <KeepsBodies />
}

function KeepsBodies() {
  const api = useApi()
  const { data } = useQuery(api.ask(getLogSettings))
  const change = useMutation({
    ...api.send(changeLogSettings),
    onError: (error) => toast.error(asFailure(error).message),
  })
  const production = useEnvironment() === 'production'
  // As it was clicked, until it is known how that went.
  const kept = change.isPending ? change.variables.keepsBodies : data?.keepsBodies
  return (
    <Checkbox
      className="mb-6 max-w-prose"
      label={production ? t('keepBodiesInProduction') : t('keepBodiesInDevelopment')}
      hint={t('ofCallsByKeysThat')}
      checked={kept ?? false}
      disabled={kept === undefined || change.isPending}
      onChange={({ target }) => change.mutate({ keepsBodies: target.checked })}
    />
  )
}
