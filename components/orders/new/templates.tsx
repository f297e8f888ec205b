'use client'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Pencil, X } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import { Dialog } from '#components/ui/dialog.tsx'
import { Field } from '#components/ui/field.tsx'
import { Input } from '#components/ui/input.tsx'
import { changeAddress, useAddress } from '#components/ui/use-address.ts'
import { useApi } from '#lib/browser/api-provider.tsx'
import { failureText } from '#lib/browser/failure-text.ts'
import { useMay } from '#lib/browser/may.ts'
import { listTemplates, removeTemplate, renameTemplate } from '#lib/templates/operations.ts'
import type { TemplateView } from '#lib/templates/schema.ts'
import { catalogue } from '#lib/words/en/orders-new.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

type Props = { onUse: (template: TemplateView) => void }

/** The orders that are kept under names, to begin with one of them; the address may name it (`?template=`). */
export function Templates({ onUse }: Props) {
  const templates = useQuery(useApi().ask(listTemplates, {}, { limit: 100 })).data
  const [open, setOpen] = useState(false)
  const wanted = useAddress().get('template')
  const use = useEffectEvent(onUse)
  useEffect(() => {
    if (wanted === null || templates === undefined) return
    changeAddress({ template: '' })
    const found = templates.find(({ id }) => id === wanted)
    if (found) use(found)
  }, [wanted, templates])
  if (!templates || templates.length === 0) return null
  return (
    <div>
      <Button look="secondary" size="sm" onClick={() => setOpen(true)}>
        {t('beginWithATemplate', { count: templates.length })}
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title={t('templates')} description={t('everybodyOfYourAccountSees')}>
        <ul aria-label={t('templates')} className="flex flex-col divide-y divide-line">
          {templates.map((template) => (
            <Row
              key={template.id}
              template={template}
              onUse={() => {
                setOpen(false)
                onUse(template)
              }}
            />
          ))}
        </ul>
      </Dialog>
    </div>
  )
}

function Row({ template, onUse }: { template: TemplateView; onUse: () => void }) {
  const { id, name, order } = template
  const may = useMay()
  const [renaming, setRenaming] = useState(false)
  const remove = useMutation(useApi().send(removeTemplate))
  if (renaming) return <Rename template={template} onDone={() => setRenaming(false)} />
  return (
    <li className="py-2">
      <div className="flex items-center justify-between gap-2">
        <button type="button" className="min-w-0 grow text-start" onClick={onUse}>
          <span dir="auto" className="block font-medium break-words text-link">
            {name}
          </span>
          <span dir="auto" className="block text-sm text-ink-soft">
            {[order.documentType, order.repositoryName].filter(Boolean).join(', ')}
          </span>
        </button>
        {may(renameTemplate) && (
          <span className="flex shrink-0">
            <Button look="quiet" size="icon" aria-label={t('rename', { name })} onClick={() => setRenaming(true)}>
              <Pencil aria-hidden="true" className="size-4" />
            </Button>
            <Button
              look="quiet"
              size="icon"
              aria-label={t('remove3', { name })}
              pending={remove.isPending}
              onClick={() => remove.mutate({ templateId: id })}
            >
              <X aria-hidden="true" className="size-4" />
            </Button>
          </span>
        )}
      </div>
      {remove.isError && (
        <p role="alert" className="text-sm text-danger">
          {failureText(remove.error)}
        </p>
      )}
    </li>
  )
}

function Rename({ template: { id, name: before }, onDone }: { template: TemplateView; onDone: () => void }) {
  const [name, setName] = useState(before)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const rename = useMutation({ ...useApi().send(renameTemplate, { templateId: id }), onSuccess: onDone })
  const issue = rename.isError ? failureText(rename.error) : undefined
  return (
    <li className="py-2">
      <form
        noValidate
        className="flex flex-wrap items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault()
          // The form of the order stands around the dialog's place in React.
          event.stopPropagation()
          if (name.trim() !== '') rename.mutate({ name })
        }}
      >
        <Field label={t('name')} className="min-w-0 grow" error={issue && t('theName', { issue })}>
          <Input ref={field} maxLength={60} value={name} onChange={({ target }) => setName(target.value)} />
        </Field>
        <Button type="submit" pending={rename.isPending}>
          {t('rename2')}
        </Button>
        <Button look="secondary" onClick={onDone}>
          {t('cancel')}
        </Button>
      </form>
    </li>
  )
}
