'use client'
import { useMutation } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { Banner } from '#components/ui/banner.tsx'
import { Button } from '#components/ui/button.tsx'
import { Dialog } from '#components/ui/dialog.tsx'
import { Field } from '#components/ui/field.tsx'
import { Textarea } from '#components/ui/input.tsx'
import { toast } from '#components/ui/toast.ts'
import { useApi } from '#lib/browser/api-provider.tsx'
import { asFailure, type ApiFailure } from '#lib/browser/failure.ts'
import { updateKey } from '#lib/clients/operations.ts'
import type { KeyView } from '#lib/clients/schema.ts'
import { catalogue } from '#lib/words/en/developers.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

const entriesOf = (text: string) => text.split(/[\s,;]+/).filter((entry) => entry !== '')

/** The API names an entry by its place; who typed it knows it by what it says. */
function issueOf(failure: ApiFailure | undefined, entries: readonly string[]): string | undefined {
  const [first] = failure?.details ?? []
  const [, place] = /^allowedNetworks\[(\d+)\]/.exec(first?.field ?? '') ?? []
  return place === undefined ? first?.message : `${entries[Number(place)] ?? t('anEntry')} ${first?.message}.`
}

/** From where a key may be used. */
export function NetworksDialog({
  apiKey: { id, name, allowedNetworks, lastUsedFrom },
  onClose,
}: {
  apiKey: KeyView
  onClose: () => void
}) {
  const [text, setText] = useState(allowedNetworks.join('\n'))
  const update = useMutation(useApi().send(updateKey, { keyId: id }))
  const failure = update.isError ? asFailure(update.error) : undefined
  const issue = issueOf(failure, update.variables?.allowedNetworks ?? [])
  const onSuccess = () => {
    toast.success(t('whereMayBeUsedFrom', { name }))
    onClose()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    update.mutate({ allowedNetworks: entriesOf(text) }, { onSuccess })
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={t('whereMayBeUsedFrom2', { name })}
      description={t('fromAnywhereElseItIs')}
    >
      <form noValidate onSubmit={submit} className="flex flex-col gap-5">
        {failure && issue === undefined && (
          <Banner tone="danger" role="alert">
            {failure.message}
          </Banner>
        )}
        <Field
          label={t('addressesAndNetworks')}
          optional
          hint={t('oneALineSuchAs', {
            lastUse: lastUsedFrom?.network ? t('itWasLastUsedFrom', { network: lastUsedFrom.network }) : '',
          })}
          error={issue}
        >
          <Textarea
            rows={5}
            className="font-card"
            spellCheck={false}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </Field>
        <div className="flex justify-end">
          <Button type="submit" pending={update.isPending}>
            {t('save')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
