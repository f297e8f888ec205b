'use client'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { LabelsField } from '#components/orders/filing/labels-field.tsx'
import { countOrders } from '#components/orders/together/results.tsx'
import { Banner } from '#components/ui/banner.tsx'
import { Button } from '#components/ui/button.tsx'
import { Dialog } from '#components/ui/dialog.tsx'
import { Field } from '#components/ui/field.tsx'
import { Input, Select } from '#components/ui/input.tsx'
import { ProgressBar } from '#components/ui/progress-bar.tsx'
import { toast } from '#components/ui/toast.ts'
import { useApi } from '#lib/browser/api-provider.tsx'
import { failureText } from '#lib/browser/failure-text.ts'
import { fileInPieces } from '#lib/browser/file-orders.ts'
import { listMembers } from '#lib/members/operations.ts'
import { fileOrders, listShelves } from '#lib/filing/operations.ts'
import type { FileOrdersInput } from '#lib/filing/schema.ts'
import type { OrderView } from '#lib/orders/schema.ts'
import { catalogue } from '#lib/words/en/orders-filing.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

type Props = { orders: readonly OrderView[]; onClose: () => void }

/** Where orders are kept: one folder, labels, and who looks after them. What is left alone stays as it is. */
export function FilingDialog({ orders, onClose }: Props) {
  const { filing, change, save, filed } = useFiling(orders, onClose)
  const shelves = useQuery(useApi().ask(listShelves)).data
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('file', { count: countOrders(orders.length) })}
      description={t('forYourOwnOrderResearchers')}
      footer={
        <>
          <Button look="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button pending={save.isPending} onClick={() => save.mutate(filing.input)}>
            {t('save')}
          </Button>
        </>
      }
    >
      <NamedField
        label={t('folder')}
        hint={filing.mixed.folder ? t('theyLieInSeveralFolders') : undefined}
        maxLength={60}
        known={shelves?.folders}
        value={filing.folder}
        onChange={(folder) => change({ folder })}
      />
      <LabelsField
        labels={filing.labels}
        known={shelves?.labels ?? []}
        hint={filing.mixed.labels ? t('enterAddsOneSomeHave') : t('enterAddsOne')}
        onChange={(labels) => change({ labels })}
      />
      <AssigneeField
        value={filing.assigneeId}
        mixed={filing.mixed.assignee}
        onChange={(assigneeId) => change({ assigneeId })}
      />
      <NamedField
        label={t('costCentre')}
        hint={filing.mixed.costCentre ? t('theyHaveSeveralCostCentres') : t('printedOnReceipts')}
        maxLength={100}
        known={shelves?.costCentres}
        value={filing.costCentre}
        onChange={(costCentre) => change({ costCentre })}
      />
      {save.isPending && filed > 0 && <ProgressBar label={t('filing')} value={filed} max={orders.length} />}
      {save.isError && (
        <Banner tone="danger" role="alert">
          {failureText(save.error)} {filed > 0 && t('filedBeforeThat', { filed, total: orders.length })}
        </Banner>
      )}
    </Dialog>
  )
}

type NamedFieldProps = {
  label: string
  hint: string | undefined
  maxLength: number
  known: readonly string[] | undefined
  value: string
  onChange: (value: string) => void
}

/** A name that may be one of those in use. */
function NamedField({ label, hint, maxLength, known = [], value, onChange }: NamedFieldProps) {
  const list = useId()
  return (
    <Field label={label} optional hint={hint}>
      <Input list={list} maxLength={maxLength} value={value} onChange={({ target }) => onChange(target.value)} />
      <datalist id={list}>
        {known.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </Field>
  )
}

const KEEP = 'keep'

/** Only where there is somebody else to look after an order. */
function AssigneeField({
  value,
  mixed,
  onChange,
}: {
  value: string
  mixed: boolean
  onChange: (userId: string) => void
}) {
  const members = useQuery(useApi().ask(listMembers, {}, { limit: 100 })).data
  if (!members || members.length < 2) return null
  const options = [
    ...(mixed ? [{ value: KEEP, label: t('asItIsSeveralPeople') }] : []),
    { value: '', label: t('nobodyInParticular') },
    ...members.map(({ id, name, you }) => ({ value: id, label: you ? t('you', { name }) : name })),
  ]
  return (
    <Field label={t('lookedAfterBy')} optional="unsaid">
      <Select options={options} value={value} onChange={({ target }) => onChange(target.value)} />
    </Field>
  )
}

type Typed = { folder: string; costCentre: string; labels: readonly string[]; assigneeId: string }

/** What all of the orders have; where they differ nothing is shown, and nothing changed unless something is chosen. */
function sharedBy(orders: readonly OrderView[]) {
  const all = <T,>(of: (order: OrderView['order']) => T) => [...new Set(orders.map(({ order }) => of(order)))]
  const folders = all(({ folder }) => folder ?? '')
  const centres = all(({ costCentre }) => costCentre ?? '')
  const assignees = all(({ assignee }) => assignee?.id ?? '')
  const [first] = orders
  const labels = (first?.order.labels ?? []).filter((label) =>
    orders.every(({ order }) => order.labels?.includes(label)),
  )
  return {
    labels,
    folder: folders.length === 1 ? (folders[0] ?? '') : '',
    costCentre: centres.length === 1 ? (centres[0] ?? '') : '',
    assigneeId: assignees.length === 1 ? (assignees[0] ?? '') : KEEP,
    mixed: {
      folder: folders.length > 1,
      costCentre: centres.length > 1,
      assignee: assignees.length > 1,
      labels: orders.some(({ order }) => (order.labels?.length ?? 0) > labels.length),
    },
  }
}

function useFiling(orders: readonly OrderView[], onClose: () => void) {
  // As they were when the dialog opened: the list underneath goes on changing.
  const [before] = useState(() => sharedBy(orders))
  const [typed, setTyped] = useState<Typed>(before)
  const [filed, setFiled] = useState(0)
  const api = useApi()
  const save = useMutation({
    ...api.send(fileOrders),
    mutationFn: (input: FileOrdersInput) =>
      fileInPieces((body) => api.call(fileOrders, { params: {}, body }), input, setFiled),
    onMutate: () => setFiled(0),
    onSuccess: (all) => {
      toast.success(t('filed', { filed: countOrders(all.filed) }))
      onClose()
    },
  })
  const [folder, costCentre] = [typed.folder.trim(), typed.costCentre.trim()]
  const input = {
    orderIds: orders.map(({ id }) => id),
    ...(folder === before.folder ? {} : { folder: folder === '' ? null : folder }),
    ...(costCentre === before.costCentre ? {} : { costCentre: costCentre === '' ? null : costCentre }),
    ...(typed.assigneeId === before.assigneeId || typed.assigneeId === KEEP
      ? {}
      : { assigneeId: typed.assigneeId === '' ? null : typed.assigneeId }),
    addLabels: typed.labels.filter((label) => !before.labels.includes(label)),
    removeLabels: before.labels.filter((label) => !typed.labels.includes(label)),
  }
  return {
    filing: { ...typed, mixed: before.mixed, input },
    change: (more: Partial<Typed>) => setTyped((now) => ({ ...now, ...more })),
    save,
    filed,
  }
}
