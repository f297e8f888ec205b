'use client'
import { useMutation } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import type { z } from 'zod'
import { Allowed } from '#components/operator/allowed.tsx'
import { Banner } from '#components/ui/banner.tsx'
import { Button } from '#components/ui/button.tsx'
import { Card, Details } from '#components/ui/card.tsx'
import { Field } from '#components/ui/field.tsx'
import { Input } from '#components/ui/input.tsx'
import { Table } from '#components/ui/table.tsx'
import { importArchives as operation } from '#lib/archives/operations.ts'
import type { ArchiveInput, importReportView } from '#lib/archives/schema.ts'
import { useApi } from '#lib/browser/api-provider.tsx'
import { asFailure } from '#lib/browser/failure.ts'
import { importArchives } from '#lib/browser/import-archives.ts'
import { rich } from '#components/ui/rich.tsx'
import { catalogue } from '#lib/words/en/operator-archives.ts'
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
  aliases: 1,
} satisfies Record<keyof ArchiveInput, 1>).join(', ')

export function ArchiveImport() {
  const [file, setFile] = useState<File>()
  const [missing, setMissing] = useState(false)
  const mutation = useMutation(importArchives(useApi()))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setMissing(file === undefined)
    if (file) mutation.mutate(file)
  }
  return (
    <>
      <h1 className="mb-6 text-3xl">{t('importArchives')}</h1>
      <div className="flex max-w-3xl flex-col gap-6">
        <Allowed scope={operation.scope} what={t('importArchives2')}>
          <Card>
            <form noValidate className="flex flex-col gap-5" onSubmit={submit}>
              <p>{rich(t, 'aCsvInUtf8', { span: <span className="font-card">{columns}</span> })}</p>
              {mutation.error && (
                <Banner tone="danger" role="alert">
                  {asFailure(mutation.error).message}
                </Banner>
              )}
              <Field label={t('file')} hint={t('atMost8Mib')} error={missing && !file ? t('chooseAFile') : undefined}>
                <Input
                  type="file"
                  accept=".csv,text/csv"
                  onChange={(event) => {
                    setFile(event.target.files?.[0])
                    mutation.reset()
                  }}
                />
              </Field>
              <div>
                <Button type="submit" pending={mutation.isPending}>
                  {t('import')}
                </Button>
              </div>
            </form>
          </Card>
        </Allowed>
        {mutation.data && <Report report={mutation.data} />}
      </div>
    </>
  )
}

function Report({
  report: { added, updated, unchanged, refused, faults },
}: {
  report: z.output<typeof importReportView>
}) {
  return (
    <section role="status" aria-label={t('result')} className="flex flex-col gap-4">
      <Banner tone={refused > 0 ? 'caution' : 'accent'} title={refused > 0 ? t('importedButNotAllOf') : t('imported')}>
        <Details
          items={[
            { label: t('added'), value: String(added) },
            { label: t('broughtUpToDate'), value: String(updated) },
            { label: t('asTheyWere'), value: String(unchanged) },
            { label: t('leftOut'), value: String(refused) },
          ]}
        />
      </Banner>
      {faults.length > 0 && (
        <Table
          caption={t('whatIsWrongWithThe')}
          rows={faults}
          rowKey={({ line, column, message }) => `${line}:${column ?? ''}:${message}`}
          columns={[
            { key: 'line', header: t('line'), primary: true, cell: ({ line }) => t('line2', { line }) },
            { key: 'column', header: t('column'), cell: ({ column }) => column ?? t('theWholeRow') },
            { key: 'message', header: t('fault'), cell: ({ message }) => message },
          ]}
        />
      )}
    </section>
  )
}
