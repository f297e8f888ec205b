'use client'
import { useController, useFormContext } from 'react-hook-form'
import { AttachField } from '#components/attachments/attach-field.tsx'
import type { OrderValues } from '#lib/browser/order-draft.ts'
import { mostOfOrder, type AttachmentView } from '#lib/files/schema.ts'
import { catalogue } from '#lib/words/en/orders-new.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** Files that go with the order. `name`: of this form, among all that take files. */
export function AttachmentFields({ name }: { name: string }) {
  const { control, getValues, setValue } = useFormContext<OrderValues>()
  const { field, fieldState } = useController({ control, name: 'attachmentIds' })
  // A file arrives when it does: by then others may have.
  const change = (how: (known: readonly AttachmentView[]) => AttachmentView[]) =>
    setValue('attachmentIds', how(getValues('attachmentIds')), { shouldDirty: true, shouldValidate: true })
  return (
    <AttachField
      name={name}
      most={mostOfOrder}
      inputRef={field.ref}
      attached={field.value}
      onAttach={(file) => change((known) => [...known, file])}
      onRemove={(id) => change((known) => known.filter((file) => file.id !== id))}
      hint={t('aFamilyBookAnEntry')}
      error={fieldState.error?.message}
    />
  )
}
