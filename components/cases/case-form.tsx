'use client'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { toast } from '#components/ui/toast.ts'
import { Banner } from '#components/ui/banner.tsx'
import { Button } from '#components/ui/button.tsx'
import { Checkbox } from '#components/ui/checkbox.tsx'
import { Field } from '#components/ui/field.tsx'
import { Textarea } from '#components/ui/input.tsx'
import { useNow } from '#components/ui/locale.ts'
import { RadioCards } from '#components/ui/radio-cards.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import { documentsQuery } from '#lib/browser/documents.ts'
import { failureText } from '#lib/browser/failure-text.ts'
import { sentence } from '#lib/browser/form.ts'
import { keepText, keptText } from '#lib/browser/kept-text.ts'
import { openCase } from '#lib/cases/operations.ts'
import { openCaseInput } from '#lib/cases/schema.ts'
import { caseKinds, kindsFor, type CaseKind } from '#lib/cases/state.ts'
import { kindWords } from '#lib/cases/words.ts'
import type { OrderView } from '#lib/orders/schema.ts'
import { isHandedOver } from '#lib/orders/state.ts'
import { rich } from '#components/ui/rich.tsx'
import { catalogue } from '#lib/words/en/cases.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

type Props = { view: OrderView; onClose: () => void }

/** What is wrong, by choice and in words, and with which documents. */
export function CaseForm({ view, onClose }: Props) {
  const { kind, choose, content, type, chosen, toggle, issues, submit, request } = useReport({ view, onClose })
  const now = useNow() ?? 0
  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <RadioCards
        legend={t('whatIsWrong')}
        name="kind"
        selected={kind ?? ''}
        error={issues.kind}
        onChange={({ target }) => choose(target.value)}
        options={kindsFor({ status: view.status, completedAt: view.order.completedAt }, now).map((value) => ({
          value,
          label: kindWords()[value].label,
          description: kindWords()[value].hint,
        }))}
      />
      <Field label={t('sayItInYourOwn')} hint={t('theResearcherAndCallslipRead')} error={issues.content}>
        <Textarea name="problem" rows={5} value={content} onChange={({ target }) => type(target.value)} />
      </Field>
      {isHandedOver(view.status) && <Documents view={view} chosen={chosen} onToggle={toggle} />}
      {request.isError && (
        <Banner tone="danger" role="alert">
          {failureText(request.error)}
        </Banner>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="secondary" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button type="submit" pending={request.isPending}>
          {t('reportIt')}
        </Button>
      </div>
    </form>
  )
}

/** The words are kept while they are typed, until they have been sent. */
function useReport({ view, onClose }: Props) {
  const name = `case:${view.id}`
  const [kind, setKind] = useState<CaseKind>()
  const [content, setContent] = useState(() => keptText(name))
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [issues, setIssues] = useState<{ kind?: string; content?: string }>({})
  const request = useMutation({
    ...useApi().send(openCase, { orderId: view.id }),
    onSuccess: () => {
      keepText(name, '')
      toast.success(t('reportedYouGetAMail'))
      onClose()
    },
  })
  const choose = (value: string) => {
    setKind(caseKinds.find((one) => one === value))
    setIssues(({ kind: _, ...others }) => others)
  }
  const type = (text: string) => {
    setContent(text)
    setIssues(({ content: _, ...others }) => others)
    keepText(name, text)
  }
  const toggle = (id: string) =>
    setChosen((before) => (before.includes(id) ? before.filter((one) => one !== id) : [...before, id]))
  const submit = () => {
    if (request.isPending) return
    const words = openCaseInput.shape.content.safeParse(content)
    const missing = content.trim() === '' ? t('sayWhatIsWrong') : sentence(words.error?.issues[0]?.message)
    setIssues({
      ...(kind === undefined ? { kind: t('chooseWhatFitsBest') } : {}),
      ...(words.success ? {} : { content: missing ?? t('sayWhatIsWrong') }),
    })
    if (kind === undefined) document.getElementsByName('kind')[0]?.focus()
    else if (!words.success) document.getElementsByName('problem')[0]?.focus()
    else request.mutate({ kind, content: words.data, ...(chosen.length > 0 ? { documentIds: [...chosen] } : {}) })
  }
  return { kind, choose, content, type, chosen, toggle, issues, submit, request }
}

type DocumentsProps = { view: OrderView; chosen: readonly string[]; onToggle: (id: string) => void }

function Documents({ view, chosen, onToggle }: DocumentsProps) {
  const documents = useQuery(documentsQuery(useApi(), view)).data ?? []
  if (documents.length === 0) return null
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-2 font-medium">
        {rich(t, 'whichDocumentsOptional', {
          span: (text) => <span className="font-normal text-ink-soft">{text}</span>,
        })}
      </legend>
      {documents.map(({ id, name }) => (
        <Checkbox
          key={id}
          label={
            <span className="wrap-anywhere">
              <bdi>{name}</bdi>
            </span>
          }
          checked={chosen.includes(id)}
          onChange={() => onToggle(id)}
        />
      ))}
    </fieldset>
  )
}
