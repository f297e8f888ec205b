'use client'
import { useState } from 'react'
import { example } from '#components/docs/debugger/example.ts'
import { DifferenceView, FindingCard } from '#components/docs/debugger/finding-card.tsx'
import { signExample, withChangedByte } from '#components/docs/debugger/signed-example.ts'
import { nothingPasted, useComparison, type Comparison, type Pasted } from '#components/docs/debugger/use-comparison.ts'
import { Banner } from '#components/ui/banner.tsx'
import { Button } from '#components/ui/button.tsx'
import { Card } from '#components/ui/card.tsx'
import { Checkbox } from '#components/ui/checkbox.tsx'
import { CopyButton } from '#components/ui/copy-button.tsx'
import { Field } from '#components/ui/field.tsx'
import { Input, Select, Textarea } from '#components/ui/input.tsx'
import { findNewestDelivery } from '#lib/browser/newest-delivery.ts'
import type { EventExample } from '#lib/server/docs/event-examples.ts'
import { catalogue } from '#lib/words/en/docs-debugger.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

type Change = (changed: Partial<Pasted>) => void

/** Compares a webhook's signatures in the browser. */
export function SignatureDebugger({ examples }: { examples: readonly EventExample[] }) {
  const { pasted, comparison, change } = useComparison()
  return (
    <div className="grid items-start gap-8 xl:grid-cols-2">
      <form className="flex min-w-0 flex-col gap-5" onSubmit={(event) => event.preventDefault()}>
        <Banner tone="accent" title={t('nothingYouPasteLeavesThis')}>
          {t('allOfItIsComputed')}
        </Banner>
        <Fill change={change} />
        <Examples examples={examples} pasted={pasted} change={change} />
        <PastedFields pasted={pasted} change={change} />
      </form>
      <section aria-labelledby="result" className="flex min-w-0 flex-col gap-4">
        <h2 id="result" className="text-2xl">
          {t('result')}
        </h2>
        <div role="status" className="flex flex-col gap-4">
          {comparison ? (
            <Result comparison={comparison} hasTwoSecrets={pasted.otherSecret !== ''} />
          ) : (
            <p className="text-ink-soft">{t('pasteABodyAndA')}</p>
          )}
        </div>
      </section>
    </div>
  )
}

function Fill({ change }: { change: Change }) {
  const [note, setNote] = useState('')
  const [pending, setPending] = useState(false)
  const load = async () => {
    setPending(true)
    const found = await findNewestDelivery()
    setPending(false)
    if (typeof found === 'string') return setNote(found)
    const lines = Object.entries(found.request.headers)
      .filter(([name]) => /^webhook-(id|timestamp)$/i.test(name))
      .map(([name, value]) => `${name}: ${value}`)
    change({ body: found.request.body, file: undefined, signed: undefined, headers: lines.join('\n'), judgeAge: false })
    setNote(
      t('ofTheServiceDoesntKeep', {
        eventType: found.eventType,
        toLocaleString: new Date(found.createdAt).toLocaleString(),
      }),
    )
  }
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button look="secondary" size="sm" onClick={() => change(example)}>
        {t('fillInAnExample')}
      </Button>
      <Button look="secondary" size="sm" pending={pending} onClick={load}>
        {t('loadMyNewestDelivery')}
      </Button>
      <Button look="quiet" size="sm" onClick={() => change({ ...nothingPasted, file: undefined, signed: undefined })}>
        {t('clear')}
      </Button>
      <p role="status" className={note === '' ? 'sr-only' : 'w-full text-sm text-ink-soft'}>
        {note}
      </p>
    </div>
  )
}

/** One of each event, rightly signed, to be looked at and spoilt. */
function Examples({ examples, pasted, change }: { examples: readonly EventExample[]; pasted: Pasted; change: Change }) {
  const { signed, body } = pasted
  const choose = async (type: string) => {
    const example = examples.find((one) => one.type === type)
    if (example) change(await signExample(example))
  }
  return (
    <div className="flex flex-wrap items-end gap-2">
      <div className="min-w-0 flex-1 basis-64">
        <Field label={t('anEventAsItWould')}>
          <Select
            value={examples.find((one) => one.body === signed)?.type ?? ''}
            options={[
              { value: '', label: t('chooseAnEvent'), disabled: true },
              ...examples.map(({ type }) => ({ value: type, label: type })),
            ]}
            onChange={({ target }) => void choose(target.value)}
          />
        </Field>
      </div>
      {signed !== undefined && (
        <Button
          look="secondary"
          disabled={body !== signed}
          onClick={() => change({ body: withChangedByte(body), file: undefined })}
        >
          {t('changeOneByte')}
        </Button>
      )}
    </div>
  )
}

function PastedFields({ pasted, change }: { pasted: Pasted; change: Change }) {
  const text = (name: 'body' | 'secret' | 'otherSecret' | 'headers' | 'own') => ({
    value: pasted[name],
    spellCheck: false,
    autoComplete: 'off',
    autoCapitalize: 'off',
    onChange: ({ target }: { target: { value: string } }) =>
      change(name === 'body' ? { body: target.value, file: undefined } : { [name]: target.value }),
  })
  return (
    <>
      <Field label={t('body')} hint={t('asReceivedBeforeAnyParsing')}>
        <Textarea rows={6} className="max-h-96 font-card text-sm" {...text('body')} />
      </Field>
      <BodyFile pasted={pasted} change={change} />
      <Field label={t('signingSecret')} hint={t('asItWasShownWhsec')}>
        <Input className="font-card" {...text('secret')} />
      </Field>
      <Field label={t('anotherSecret')} optional hint={t('theOneBeforeOrAfter')}>
        <Input className="font-card" {...text('otherSecret')} />
      </Field>
      <Field label={t('headers')} hint={t('oneInALineAs')}>
        <Textarea
          rows={5}
          className="font-card text-sm"
          placeholder={t('xServiceSignatureSha256Webhook')}
          {...text('headers')}
        />
      </Field>
      <Field label={t('whatYourProgramComputed')} optional hint={t('thenThePageSaysWhat')}>
        <Input className="font-card" {...text('own')} />
      </Field>
      <Checkbox
        label={t('judgeTheRequestsAge')}
        hint={t('offForARequestFrom')}
        checked={pasted.judgeAge}
        onChange={({ target }) => change({ judgeAge: target.checked })}
      />
    </>
  )
}

/** A text field turns every line break into LF; a file keeps its bytes. */
function BodyFile({ pasted, change }: { pasted: Pasted; change: Change }) {
  return (
    <Field
      label={t('orTheBodyAsA')}
      optional
      hint={
        pasted.file
          ? t('comparedBytes', { name: pasted.file.name, count: pasted.file.bytes.length })
          : t('keepsEveryByteLineBreaks')
      }
    >
      <Input
        type="file"
        className="text-sm file:mr-3 file:rounded-card file:border-0 file:bg-well file:px-3 file:py-1.5 file:text-ink"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          target.value = ''
          if (file)
            void file.arrayBuffer().then((buffer) =>
              change({
                file: { name: file.name, bytes: new Uint8Array(buffer) },
                body: new TextDecoder().decode(buffer),
              }),
            )
        }}
      />
    </Field>
  )
}

function Result({
  comparison: { findings, expected, bytes, changed },
  hasTwoSecrets,
}: {
  comparison: Comparison
  hasTwoSecrets: boolean
}) {
  return (
    <>
      {changed && (
        <Card className="flex flex-col gap-3">
          <h3 className="text-xl">{t('theBodyIsntTheOne')}</h3>
          <DifferenceView difference={changed} given={t('yourBody')} signed={t('asItWasSigned')} />
        </Card>
      )}
      {findings.map((finding) => (
        <FindingCard key={finding.subject} finding={finding} hasTwoSecrets={hasTwoSecrets} />
      ))}
      <Card className="flex flex-col gap-3">
        <h3 className="text-xl">{t('whatTheServiceWouldSend')}</h3>
        <p className="text-ink-soft">{t('forTheseBytesAndThe', { bytes })}</p>
        <Expected name="X-Service-Signature" value={expected.service} />
        {expected.standard !== undefined && <Expected name="webhook-signature" value={expected.standard} />}
      </Card>
    </>
  )
}

function Expected({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <p className="text-sm text-ink-soft">{name}</p>
      <p className="flex items-start justify-between gap-2">
        <code className="font-card break-all">{value}</code>
        <CopyButton value={value} label={t('copy', { name })} />
      </p>
    </div>
  )
}
