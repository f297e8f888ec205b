'use client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ArrowDown, ArrowUp, GripVertical, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { sizeText } from '#components/documents/describe-document.ts'
import { moved } from '#components/pictures/pile.ts'
import { LookButton } from '#components/research/own-documents.tsx'
import { toast } from '#components/ui/toast.ts'
import { Button, type ButtonProps } from '#components/ui/button.tsx'
import { classNames } from '#components/ui/class-names.ts'
import { useReader } from '#components/ui/locale.ts'
import { useApi } from '#lib/browser/api-provider.tsx'
import { asFailure } from '#lib/browser/failure.ts'
import { arrangeDocuments, listResearchDocuments, removeDocument } from '#lib/documents/operations.ts'
import type { UploadedView } from '#lib/documents/schema.ts'
import type { ResearchOrderView } from '#lib/researchers/schema.ts'
import { catalogue } from '#lib/words/en/research-board.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

const onError = (error: Error) => toast.error(asFailure(error).message)

function useArrange(orderId: string, documents: readonly UploadedView[]) {
  const api = useApi()
  const client = useQueryClient()
  const { queryKey } = api.askAll(listResearchDocuments, { orderId })
  const sending = api.send(arrangeDocuments, { orderId })
  const mutationKey = ['arrange', orderId]
  // Each move says the whole order: what is shown is what the last one says, and those before it take nothing of it back.
  const isLast = () => client.isMutating({ mutationKey }) === 1
  return useMutation({
    ...sending,
    mutationKey,
    // One after the other, so that what was moved last stays so.
    scope: { id: `arrange ${orderId}` },
    // Shown at once; put back where it could not be done.
    onMutate: async ({ documentIds }) => {
      await client.cancelQueries({ queryKey })
      client.setQueryData(
        queryKey,
        documents.toSorted((a, b) => documentIds.indexOf(a.id) - documentIds.indexOf(b.id)),
      )
      return documents
    },
    onError: (error, _moved, before) => {
      if (before && isLast()) client.setQueryData(queryKey, [...before])
      onError(error)
    },
    onSettled: (data, error, moved, _before, context) =>
      isLast() ? sending.onSettled?.(data, error, moved, undefined, context) : undefined,
  })
}

type Props = {
  order: ResearchOrderView
  documents: readonly UploadedView[]
  onOpen: ((id: string) => void) | undefined
}

/** The documents in the order of pages: by dragging, or by the arrows, which a keyboard reaches too. */
export function PageOrder({ order, documents, onOpen }: Props) {
  const api = useApi()
  const { locale } = useReader()
  const arrange = useArrange(order.id, documents)
  const remove = useMutation({ ...api.send(removeDocument, { orderId: order.id }), onError })
  const [dragged, setDragged] = useState<number>()
  const ids = documents.map(({ id }) => id)
  const move = (from: number, to: number) => {
    if (to >= 0 && to < documents.length && from !== to) arrange.mutate({ documentIds: moved(ids, from, to) })
  }
  return (
    <ol aria-label={t('documentsInTheOrderOf')} className="flex flex-col gap-2">
      {documents.map(({ id, name, sizeBytes, given }, i) => (
        <li
          key={id}
          draggable={documents.length > 1}
          onDragStart={() => setDragged(i)}
          onDragOver={(event) => dragged !== undefined && event.preventDefault()}
          onDrop={(event) => {
            if (dragged === undefined) return
            event.preventDefault()
            move(dragged, i)
          }}
          onDragEnd={() => setDragged(undefined)}
          className={classNames(
            'flex flex-wrap items-center gap-x-2 gap-y-1 rounded-card border p-2',
            dragged === i ? 'border-accent bg-accent-soft' : 'border-line',
          )}
        >
          {documents.length > 1 && (
            <GripVertical aria-hidden="true" className="hidden size-4 shrink-0 cursor-grab text-ink-soft sm:block" />
          )}
          <span className="w-6 shrink-0 text-end text-sm text-ink-soft tabular-nums">{i + 1}</span>
          <span className="min-w-40 grow basis-40">
            <bdi className="block wrap-anywhere">{name}</bdi>
            <span className="text-sm text-ink-soft">{sizeText(sizeBytes, locale)}</span>
          </span>
          <span className="ms-auto flex shrink-0 gap-2">
            {onOpen && <LookButton name={name} onClick={() => onOpen(id)} />}
            <Step label={t('moveUp', { name })} disabled={i === 0} onClick={() => move(i, i - 1)}>
              <ArrowUp aria-hidden="true" className="size-4" />
            </Step>
            <Step label={t('moveDown', { name })} disabled={i === documents.length - 1} onClick={() => move(i, i + 1)}>
              <ArrowDown aria-hidden="true" className="size-4" />
            </Step>
            {mayGo(order) && !given && (
              <Step
                label={t('delete', { name })}
                pending={remove.isPending && remove.variables.documentId === id}
                onClick={() => remove.mutate({ documentId: id })}
              >
                <Trash2 aria-hidden="true" className="size-4" />
              </Step>
            )}
          </span>
        </li>
      ))}
    </ol>
  )
}

type StepProps = Pick<ButtonProps, 'disabled' | 'pending' | 'onClick' | 'children'> & { label: string }

const Step = ({ label, ...rest }: StepProps) => <Button look="quiet" size="icon" aria-label={label} {...rest} />

/** As far as its customer hasn't been given it. */
const mayGo = ({ status }: ResearchOrderView) => status === 'in_progress' || status === 'delivered'
