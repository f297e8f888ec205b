'use client'
import { useController, useFormContext } from 'react-hook-form'
import { AttachField } from '#components/attachments/attach-field.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import { attach } from '#lib/browser/attached.ts'
import type { OrderValues } from '#lib/browser/order-draft.ts'
import { mostOfOrder } from '#lib/files/schema.ts'
import { catalogue } from '#lib/words/en/orders-new.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** Files that go with the order. `name`: of this form, among all that take files; with `useArrivals` it gets what has come. */
export function AttachmentFields({ name }: { name: string }) {
  const api = useApi()
  const { control, getValues, setValue } = useFormContext<OrderValues>()
  const { field, fieldState } = useController({ control, name: 'attachmentIds' })
  const remove = (id: string) =>
    setValue(
      'attachmentIds',
      getValues('attachmentIds').filter((file) => file.id !== id),
      { shouldDirty: true, shouldValidate: true },
    )
  return (
    <AttachField
      name={name}
      most={mostOfOrder}
      inputRef={field.ref}
      attached={field.value}
      onAttach={(file) => attach(api, name, file)}
      onRemove={remove}
      hint={t('aFamilyBookAnEntry')}
      error={fieldState.error?.message}
    />
  )
}
