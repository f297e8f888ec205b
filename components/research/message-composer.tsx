'use client'
import { useForm, useWatch } from 'react-hook-form'
import { AccountForm } from '#components/account/account-form.tsx'
import { useAccountForm } from '#components/account/use-account-form.ts'
import { AttachField } from '#components/attachments/attach-field.tsx'
import { useAttached } from '#components/attachments/use-attached.ts'
import { AsQuestion } from '#components/messages/as-question.tsx'
import { Field } from '#components/ui/field.tsx'
import { Textarea } from '#components/ui/input.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import { keptText } from '#lib/browser/kept-text.ts'
import { lazyResolver } from '#lib/browser/lazy-resolver.ts'
import { forgetText, isSame, useKeeping } from '#lib/browser/use-kept-text.ts'
import { mostOfMessage } from '#lib/files/schema.ts'
import { postResearchMessage } from '#lib/messages/operations.ts'
import type { ResearchOrderView } from '#lib/researchers/schema.ts'
import { catalogue } from '#lib/words/en/research.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

const resolver = lazyResolver(() => import('#lib/messages/schema.ts').then((all) => all.postResearchMessageInput))

export function MessageComposer({ order: { id: orderId, mine, status } }: { order: ResearchOrderView }) {
  const name = `research-message:${orderId}`
  const form = useForm({ resolver, defaultValues: { content: keptText(name), question: false } })
  const [content, question] = useWatch({ control: form.control, name: ['content', 'question'] })
  useKeeping(name, content)
  const files = useAttached(`message:${orderId}`)
  const atWork = mine && status === 'in_progress'
  const { send, failure, pending } = useAccountForm(
    form,
    useApi().send(postResearchMessage, { orderId }),
    (_, sent) => {
      // What was written or attached since is for the next one.
      files.drop(sent.attachmentIds ?? [])
      forgetText(name, sent.content)
      const now = form.getValues()
      form.reset({
        content: isSame(now.content, sent.content) ? '' : now.content,
        question: sent.question ? false : now.question,
      })
    },
  )
  return (
    <AccountForm
      onSubmit={form.handleSubmit(({ question: marked, ...message }) => {
        if (files.isComing()) return
        const attachmentIds = files.attached.map(({ id }) => id)
        return send({ ...message, attachmentIds, ...(marked === true && atWork ? { question: true } : {}) })
      })}
      failure={failure}
      pending={pending}
      submit={t('send')}
    >
      <Field label={t('writeToTheCustomer')} error={form.formState.errors.content?.message}>
        <Textarea rows={3} className="max-h-80" {...form.register('content')} />
      </Field>
      <AttachField {...files.field} most={mostOfMessage} hint={t('picturesAndPdfsUpTo')} />
      {atWork && (
        <AsQuestion
          by="researcher"
          checked={question === true}
          onChange={(marked) => form.setValue('question', marked)}
        />
      )}
    </AccountForm>
  )
}
