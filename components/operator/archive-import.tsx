'use client'
import { useMutation } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { useState, type FormEvent } from 'react'
import { FoundList } from '#components/found/found-list.tsx'
import { Allowed } from '#components/operator/allowed.tsx'
import { ImportState } from '#components/operator/import-state.tsx'
import { Banner } from '#components/ui/banner.tsx'
import { Button } from '#components/ui/button.tsx'
import { Card } from '#components/ui/card.tsx'
import { DateTime } from '#components/ui/date-time.tsx'
import { Field } from '#components/ui/field.tsx'
import { Input } from '#components/ui/input.tsx'
import { Link } from '#components/ui/link.tsx'
import { rich } from '#components/ui/rich.tsx'
import { listArchiveImports, previewArchiveImport as operation } from '#lib/archives/operations.ts'
import type { ArchiveImportView, ArchiveInput } from '#lib/archives/schema.ts'
import { useApi } from '#lib/browser/api-provider.tsx'
import { asFailure } from '#lib/browser/failure.ts'
import { previewArchiveImport } from '#lib/browser/preview-archive-import.ts'
import { catalogue } from '#lib/words/en/operator-imports.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

const columns = Object.keys({
  name: 1,
  nameLatin: 1,
  kind: 1,
  city: 1,
  countryISOA3: 1,
  isil: 1,
  website: 1,
  coordinates: 1,
  aliases: 1,
} satisfies Record<keyof ArchiveInput, 1>).join(', ')

export function ArchiveImport() {
  return (
    <>
      <h1 className="mb-6 text-3xl">{t('importArchives')}</h1>
      <div className="flex flex-col gap-8">
        <div className="max-w-3xl">
          <Allowed scope={operation.scope} what={t('importArchives2')}>
            <Upload />
          </Allowed>
        </div>
        <section aria-labelledby="imports">
          <h2 id="imports" className="mb-4 text-2xl">
            {t('importsAndPreviews')}
          </h2>
          <Imports />
        </section>
      </div>
    </>
  )
}

function Upload() {
  const [file, setFile] = useState<File>()
  const [missing, setMissing] = useState(false)
  const router = useRouter()
  const mutation = useMutation(previewArchiveImport(useApi()))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setMissing(file === undefined)
    if (file)
      mutation.mutate(file, {
        onSuccess: ({ id }: ArchiveImportView) => router.push(`/operator/archives/import/${id}`),
      })
  }
  return (
    <Card>
      <form noValidate className="flex flex-col gap-5" onSubmit={submit}>
        <p>{rich(t, 'aCsvInUtf8', { span: <span className="font-card wrap-anywhere">{columns}</span> })}</p>
        <p>{t('whatIsEmptyStays')}</p>
        {mutation.error && (
          <Banner tone="danger" role="alert">
            {asFailure(mutation.error).message}
          </Banner>
        )}
        <Field label={t('file')} hint={t('atMost8Mib')} error={missing && !file ? t('chooseAFile') : undefined}>
          <Input
            type="file"
            accept=".csv,text/csv"
            // A file that was saved after it was chosen has to be chosen again, and that of the same name is no change of it.
            onClick={({ currentTarget }) => {
              currentTarget.value = ''
              setFile(undefined)
            }}
            onChange={(event) => {
              setFile(event.target.files?.[0])
              mutation.reset()
            }}
          />
        </Field>
        <div>
          <Button type="submit" pending={mutation.isPending}>
            {t('preview')}
          </Button>
        </div>
      </form>
    </Card>
  )
}

const Imports = () => (
  <FoundList
    options={useApi().askPages(listArchiveImports, {}, { limit: 10 })}
    caption={t('importsNewestFirst')}
    noun={t('imports')}
    emptyTitle={t('noImportYet')}
    empty={t('whatIsImportedStandsHere')}
    rowKey={({ id }) => id}
    columns={[
      {
        key: 'file',
        header: t('file'),
        primary: true,
        cell: ({ id, file }: ArchiveImportView) => (
          <Link className="text-link wrap-anywhere" href={`/operator/archives/import/${id}`}>
            <bdi>{file.name ?? t('aFileWithoutAName')}</bdi>
          </Link>
        ),
      },
      {
        key: 'when',
        header: t('previewed'),
        cell: ({ previewed }: ArchiveImportView) =>
          rich(t, 'atBy', { dateTime: <DateTime value={previewed.at} />, name: <bdi>{previewed.by.name}</bdi> }),
      },
      { key: 'added', header: t('added'), align: 'end', cell: ({ added }: ArchiveImportView) => added },
      { key: 'changed', header: t('changed'), align: 'end', cell: ({ changed }: ArchiveImportView) => changed },
      { key: 'state', header: t('state'), cell: (row: ArchiveImportView) => <ImportState state={row.state} /> },
    ]}
  />
)
