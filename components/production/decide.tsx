'use client'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { AskSecond, wantsSecond } from '#components/operator/ask-second.tsx'
import { useHandled } from '#components/operator/handled.tsx'
import { AllowByHand, DisableProduction, RefuseProduction } from '#components/operator/production-decision.tsx'
import { useUndo } from '#components/operator/use-undo.ts'
import { LimitFields, useLimits } from '#components/production/limit-fields.tsx'
import { Banner } from '#components/ui/banner.tsx'
import { Button } from '#components/ui/button.tsx'
import { Card } from '#components/ui/card.tsx'
import { Field } from '#components/ui/field.tsx'
import { Input } from '#components/ui/input.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import { asFailure } from '#lib/browser/failure.ts'
import { enableProduction, reopenProduction } from '#lib/clients/operations.ts'
import type { ClientView } from '#lib/clients/schema.ts'
import { undoSeconds } from '#lib/operators/undo-seconds.ts'
import { setDayLimits } from '#lib/production/operations.ts'
import { productionOf } from '#lib/clients/state.ts'
import { catalogue } from '#lib/words/en/production.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

type Props = { client: ClientView }

/** The yes with its limits, or the no with its reason; below what they rest on. */
export function Decide({ client }: Props) {
  const { productionState: state, kind } = client
  const locked = productionOf(client) === 'locked'
  return (
    <section aria-labelledby="decide">
      <Card className="flex flex-col gap-5">
        <h2 id="decide" className="text-xl">
          {state === 'enabled' ? t('limits') : t('decide')}
        </h2>
        {state === 'enabled' ? <ChangeLimits client={client} /> : <Enable client={client} />}
        <div className="flex flex-wrap gap-2 border-t border-rule pt-4">
          {state === 'requested' && <RefuseProduction client={client} />}
          {locked && kind === 'personal' && <AllowByHand client={client} />}
          {!locked && <DisableProduction client={client} />}
        </div>
      </Card>
    </section>
  )
}

const reasonOf = (typed: string) => (typed.trim() === '' ? {} : { reason: typed.trim() })

function Enable({ client }: Props) {
  const { id, name, productionState } = client
  const api = useApi()
  const { mutateAsync, isPending, error } = useMutation(api.send(enableProduction, { clientId: id }))
  const reopen = useUndo(api.send(reopenProduction, { clientId: id }))
  const handled = useHandled()
  const fields = useLimits(client)
  const { limits } = fields
  const [reason, setReason] = useState('')
  const [asking, setAsking] = useState<string>()
  const submit = async () => {
    if (!limits || isPending) return
    const done = await mutateAsync({ limits, ...reasonOf(reason) }).catch((refusal: unknown) => {
      if (wantsSecond(refusal)) setAsking(asFailure(refusal).message)
    })
    if (!done) return
    const undo = productionState === 'requested' ? { undo: () => reopen(), undoFor: undoSeconds } : {}
    handled({ text: t('mayUseProduction', { name }), ...undo })
  }
  return (
    <>
      <LimitForm
        {...{ fields, reason, setReason, submit, isPending }}
        error={error && !wantsSecond(error) ? error : null}
        look="primary"
        label={t('enableProduction')}
      />
      {asking !== undefined && limits && (
        <AskSecond
          second={{ what: 'client.enable_production', targetId: id, limits }}
          why={asking}
          reason={reason}
          onClose={() => setAsking(undefined)}
        />
      )}
    </>
  )
}

function ChangeLimits({ client }: Props) {
  const { id, name } = client
  const { mutateAsync, isPending, error } = useMutation(useApi().send(setDayLimits, { clientId: id }))
  const handled = useHandled()
  const fields = useLimits(client)
  const { limits } = fields
  const [reason, setReason] = useState('')
  const submit = async () => {
    if (!limits || isPending) return
    const done = await mutateAsync({ ...limits, ...reasonOf(reason) }).catch(() => undefined)
    if (!done) return
    setReason('')
    handled({ text: t('limitsSaved', { name }) })
  }
  return (
    <LimitForm {...{ fields, reason, setReason, submit, isPending, error }} look="secondary" label={t('saveLimits')} />
  )
}

type FormProps = {
  fields: ReturnType<typeof useLimits>
  reason: string
  setReason: (reason: string) => void
  submit: () => Promise<void>
  isPending: boolean
  error: Error | null
  look: 'primary' | 'secondary'
  label: string
}

/** The limits and why, for the yes as for a change of it. */
const LimitForm = ({ fields, reason, setReason, submit, isPending, error, look, label }: FormProps) => (
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
    <LimitFields {...fields} />
    <Field label={t('reason')} hint={t('membersReadIt')} optional>
      <Input value={reason} onChange={({ target }) => setReason(target.value)} />
    </Field>
    <div>
      <Button type="submit" look={look} pending={isPending}>
        {label}
      </Button>
    </div>
  </form>
)
