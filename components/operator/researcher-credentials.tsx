'use client'
import { useQuery } from '@tanstack/react-query'
import { Failure } from '#components/layout/failure.tsx'
import { ActButton } from '#components/operator/act-button.tsx'
import { CredentialText } from '#components/researchers/credential-text.tsx'
import { Card } from '#components/ui/card.tsx'
import { Skeleton } from '#components/ui/skeleton.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import { checkCredential, listResearcherCredentials } from '#lib/credentials/operations.ts'
import type { ResearcherFileView } from '#lib/researchers/schema.ts'
import { catalogue } from '#lib/words/en/credentials.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** What a researcher states, with the numbers by which it can be checked. */
export function ResearcherCredentials({ file: { id: researcherId, name } }: { file: ResearcherFileView }) {
  const api = useApi()
  const query = useQuery(api.ask(listResearcherCredentials, { researcherId }))
  return (
    <Card className="flex flex-col gap-3">
      <h2 className="text-xl">{t('qualification')}</h2>
      {query.isPending ? (
        <Skeleton className="h-12" />
      ) : query.data === undefined ? (
        <Failure error={query.error} onRetry={query.refetch} retrying={query.isFetching} />
      ) : query.data.length === 0 ? (
        <p className="text-ink-soft">{t('noneStated')}</p>
      ) : (
        <ul className="divide-y divide-line">
          {query.data.map((one) => (
            <li key={one.id} className="flex flex-wrap items-center justify-between gap-3 py-2">
              <span className="min-w-0">
                <CredentialText credential={one} />
                {one.number !== undefined && (
                  <span className="block text-sm text-ink-soft">
                    <bdi>{t('numberIs', { number: one.number })}</bdi>
                  </span>
                )}
              </span>
              <ActButton
                options={api.send(checkCredential, { researcherId, credentialId: one.id })}
                input={{ checked: !one.checked }}
                done={({ checked, title }) => ({
                  text: checked ? t('markedAsChecked', { title, name }) : t('noLongerChecked', { title, name }),
                })}
              >
                {one.checked ? t('takeItBack') : t('iHaveSeenProof')}
              </ActButton>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
