'use client'
import { useMutation, type UseMutationOptions } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { AskSecond, wantsSecond, type Second } from '#components/operator/ask-second.tsx'
import { useHandled, type Done } from '#components/operator/handled.tsx'
import { Banner } from '#components/ui/banner.tsx'
import { Button, type ButtonProps } from '#components/ui/button.tsx'
import { Dialog } from '#components/ui/lazy-dialog.tsx'
import { Field } from '#components/ui/field.tsx'
import { Textarea } from '#components/ui/input.tsx'
import { sendByKeys } from '#components/ui/send-by-keys.ts'
import { asFailure } from '#lib/browser/failure.ts'
import { useMay } from '#lib/browser/may.ts'
import { catalogue } from '#lib/words/en/operator-orders.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

type ReasonButtonProps<Input, Output> = Pick<ButtonProps, 'look'> & {
  label: ReactNode
  /** In a list of many the danger is said in the dialog only. */
  quiet?: boolean
  title: string
  /** What will happen, money and mails included. */
  description: ReactNode
  /** Who will read the reason. */
  hint?: string
  optional?: boolean
  confirm: string
  options: UseMutationOptions<Output, Error, Input>
  toInput: (reason: string) => Input
  done: (output: Output) => Done
  onOpenChange?: (open: boolean) => void
  /** What must be known before it can happen isn't yet. */
  waiting?: boolean
  /** What to ask another operator for, where the API wants two. */
  second?: Second
  children?: ReactNode
}

/** An act that wants a reason, typed before it happens; shown to those who may. */
export function ReasonButton<Input, Output>(props: ReasonButtonProps<Input, Output>) {
  const {
    label,
    quiet = false,
    look = 'secondary',
    title,
    description,
    hint,
    optional = false,
    confirm,
    waiting,
  } = props
  const act = useReasonedAct(props)
  const { open, change, reason, setReason, isMissing, submit, isPending, error } = act
  const may = useMay()
  if (props.options.meta && !may(props.options.meta)) return null
  return (
    <>
      <Button look={quiet ? 'secondary' : look} size="sm" onClick={() => change(true)}>
        {label}
      </Button>
      <Dialog open={open} onOpenChange={change} title={title} description={description}>
        <form
          noValidate
          className="flex flex-col gap-5"
          onSubmit={(event) => {
            event.preventDefault()
            void submit()
          }}
        >
          {error && (
            <Banner tone="danger" role="alert">
              {asFailure(error).message}
            </Banner>
          )}
          {props.children}
          <Field label={t('reason')} hint={hint} optional={optional} error={isMissing ? t('sayWhy') : undefined}>
            <Reason value={reason} onChange={setReason} />
          </Field>
          <div className="flex flex-wrap justify-end gap-3">
            <Button look="secondary" onClick={() => change(false)}>
              {t('back')}
            </Button>
            <Button
              type="submit"
              look={look === 'danger' || look === 'money' ? look : 'primary'}
              pending={isPending || waiting === true}
            >
              {confirm}
            </Button>
          </div>
        </form>
      </Dialog>
      {act.asking}
    </>
  )
}

const Reason = ({ value, onChange }: { value: string; onChange: (value: string) => void }) => (
  <Textarea rows={3} value={value} onChange={({ target }) => onChange(target.value)} onKeyDown={sendByKeys} />
)

function useReasonedAct<Input, Output>(props: ReasonButtonProps<Input, Output>) {
  const { options, toInput, done, optional = false, waiting = false, hint, onOpenChange, second } = props
  const [open, setOpen] = useState(false)
  const [reason, setReason] = useState('')
  const [missing, setMissing] = useState(false)
  const [why, setWhy] = useState<string>()
  const { mutateAsync, isPending, error, reset } = useMutation(options)
  const handled = useHandled()
  const change = (next: boolean) => {
    setOpen(next)
    onOpenChange?.(next)
    setMissing(false)
    reset()
  }
  const submit = async () => {
    if (waiting) return
    if (!optional && reason.trim() === '') return setMissing(true)
    const output = await mutateAsync(toInput(reason.trim())).catch((refusal: unknown) => {
      if (!second || !wantsSecond(refusal)) return
      change(false)
      setWhy(asFailure(refusal).message)
    })
    if (output === undefined) return
    change(false)
    setReason('')
    handled(done(output))
  }
  const asking = second && why !== undefined && (
    <AskSecond second={second} why={why} reason={reason} hint={hint} onClose={() => setWhy(undefined)} />
  )
  const isMissing = missing && reason.trim() === ''
  return { open, change, reason, setReason, isMissing, submit, isPending, error, asking }
}
