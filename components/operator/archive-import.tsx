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
      <h1 className="mb-6 text-3xl">Import archives</h1>
      <div className="flex max-w-3xl flex-col gap-6">
        <Allowed scope={operation.scope} what="import archives">
          <Card>
            <form noValidate className="flex flex-col gap-5" onSubmit={submit}>
              <p>
                A CSV in UTF-8 whose first line names the columns: <span className="font-card">{columns}</span>. Several
                aliases are separated by |. Country, city and name say which archive a row means: new ones are added,
                others brought up to date, and none is removed; what was merged stays merged. Wrong rows are left out
                and shown here.
              </p>
              {mutation.error && (
                <Banner tone="danger" role="alert">
                  {asFailure(mutation.error).message}
                </Banner>
              )}
              <Field label="File" hint="At most 8 MiB." error={missing && !file ? 'Choose a file.' : undefined}>
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
                  Import
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
    <section role="status" aria-label="Result" className="flex flex-col gap-4">
      <Banner
        tone={refused > 0 ? 'caution' : 'accent'}
        title={refused > 0 ? 'Imported, but not all of it' : 'Imported'}
      >
        <Details
          items={[
            { label: 'Added', value: String(added) },
            { label: 'Brought up to date', value: String(updated) },
            { label: 'As they were', value: String(unchanged) },
            { label: 'Left out', value: String(refused) },
          ]}
        />
      </Banner>
      {faults.length > 0 && (
        <Table
          caption="What is wrong with the rows left out"
          rows={faults}
          rowKey={({ line, column, message }) => `${line}:${column ?? ''}:${message}`}
          columns={[
            { key: 'line', header: 'Line', primary: true, cell: ({ line }) => `Line ${line}` },
            { key: 'column', header: 'Column', cell: ({ column }) => column ?? 'the whole row' },
            { key: 'message', header: 'Fault', cell: ({ message }) => message },
          ]}
        />
      )}
    </section>
  )
}
