'use client'
import { useState } from 'react'
import { example } from '#components/docs/debugger/example.ts'
import { FindingCard } from '#components/docs/debugger/finding-card.tsx'
import { nothingPasted, useComparison, type Comparison, type Pasted } from '#components/docs/debugger/use-comparison.ts'
import { Banner } from '#components/ui/banner.tsx'
import { Button } from '#components/ui/button.tsx'
import { Card } from '#components/ui/card.tsx'
import { Checkbox } from '#components/ui/checkbox.tsx'
import { CopyButton } from '#components/ui/copy-button.tsx'
import { Field } from '#components/ui/field.tsx'
import { Input, Textarea } from '#components/ui/input.tsx'
import { findNewestDelivery } from '#lib/browser/newest-delivery.ts'

type Change = (changed: Partial<Pasted>) => void

/** Compares a webhook's signatures in the browser. */
export function SignatureDebugger() {
  const { pasted, comparison, change } = useComparison()
  return (
    <div className="grid items-start gap-8 xl:grid-cols-2">
      <form className="flex min-w-0 flex-col gap-5" onSubmit={(event) => event.preventDefault()}>
        <Banner tone="accent" title="Nothing you paste leaves this page">
          All of it is computed here, by your browser. No request is made with it, and nothing is kept.
        </Banner>
        <Fill change={change} />
        <PastedFields pasted={pasted} change={change} />
      </form>
      <section aria-labelledby="result" className="flex min-w-0 flex-col gap-4">
        <h2 id="result" className="text-2xl">
          Result
        </h2>
        <div role="status" className="flex flex-col gap-4">
          {comparison ? (
            <Result comparison={comparison} hasTwoSecrets={pasted.otherSecret !== ''} />
          ) : (
            <p className="text-ink-soft">Paste a body and a secret. The result follows as you type.</p>
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
    change({ body: found.request.body, file: undefined, headers: lines.join('\n'), judgeAge: false })
    setNote(
      `${found.eventType} of ${new Date(found.createdAt).toLocaleString()}. The service doesn't keep signatures: add the endpoint's secret, and what your program received or computed.`,
    )
  }
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button look="secondary" size="sm" onClick={() => change(example)}>
        Fill in an example
      </Button>
      <Button look="secondary" size="sm" pending={pending} onClick={load}>
        Load my newest delivery
      </Button>
      <Button look="quiet" size="sm" onClick={() => change({ ...nothingPasted, file: undefined })}>
        Clear
      </Button>
      <p role="status" className={note === '' ? 'sr-only' : 'w-full text-sm text-ink-soft'}>
        {note}
      </p>
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
      <Field label="Body" hint="As received, before any parsing.">
        <Textarea rows={6} className="max-h-96 font-card text-sm" {...text('body')} />
      </Field>
      <BodyFile pasted={pasted} change={change} />
      <Field label="Signing secret" hint="As it was shown, whsec_ included.">
        <Input className="font-card" {...text('secret')} />
      </Field>
      <Field label="Another secret" optional hint="The one before or after it, while it is being rotated.">
        <Input className="font-card" {...text('otherSecret')} />
      </Field>
      <Field label="Headers" hint="One in a line, as a log or curl shows them, or as JSON. Others are ignored.">
        <Textarea
          rows={5}
          className="font-card text-sm"
          placeholder={
            'X-Service-Signature: sha256=…\nwebhook-id: evt_…\nwebhook-timestamp: …\nwebhook-signature: v1,…'
          }
          {...text('headers')}
        />
      </Field>
      <Field label="What your program computed" optional hint="Then the page says what your program did otherwise.">
        <Input className="font-card" {...text('own')} />
      </Field>
      <Checkbox
        label="Judge the request's age"
        hint="Off for a request from a log: a receiver refuses what is more than five minutes old."
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
      label="Or the body as a file"
      optional
      hint={
        pasted.file
          ? `Compared: ${pasted.file.name}, ${pasted.file.bytes.length} bytes.`
          : 'Keeps every byte: line breaks and a byte order mark too.'
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
  comparison: { findings, expected, bytes },
  hasTwoSecrets,
}: {
  comparison: Comparison
  hasTwoSecrets: boolean
}) {
  return (
    <>
      {findings.map((finding) => (
        <FindingCard key={finding.subject} finding={finding} hasTwoSecrets={hasTwoSecrets} />
      ))}
      <Card className="flex flex-col gap-3">
        <h3 className="text-xl">What the service would send</h3>
        <p className="text-ink-soft">For these {bytes} bytes and the first secret.</p>
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
        <CopyButton value={value} label={`Copy ${name}`} />
      </p>
    </div>
  )
}
