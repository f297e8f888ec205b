'use client'
import { useMutation } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { StatusBadge } from '#components/ui/badge.tsx'
import { Banner } from '#components/ui/banner.tsx'
import { Button } from '#components/ui/button.tsx'
import { Card } from '#components/ui/card.tsx'
import { CopyableId } from '#components/ui/copy-button.tsx'
import { Field } from '#components/ui/field.tsx'
import { Input } from '#components/ui/input.tsx'
import { toast } from '#components/ui/toast.ts'
import { useApi } from '#lib/browser/api-provider.tsx'
import { asFailure } from '#lib/browser/failure.ts'
import { apiSentence } from '#lib/browser/form.ts'
import { addDomain, proveDomain, removeDomain } from '#lib/sign-on/operations.ts'
import type { DomainView } from '#lib/sign-on/schema.ts'
import { rich } from '#components/ui/rich.tsx'
import { catalogue } from '#lib/words/en/sign-on.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** Whose addresses are led to the provider: domains that are shown to be the client's own. */
export function DomainsCard({ domains }: { domains: DomainView[] }) {
  return (
    <Card className="flex min-w-0 flex-col gap-5">
      <div>
        <h2 className="text-xl">{t('domainsOfYourAddresses')}</h2>
        <p className="mt-1 text-sm text-ink-soft">{t('aDomainCountsOnceA')}</p>
      </div>
      {domains.length > 0 && (
        <ul aria-label={t('domains')} className="flex flex-col gap-4">
          {domains.map((domain) => (
            <Domain key={domain.id} {...domain} />
          ))}
        </ul>
      )}
      <AddDomain />
    </Card>
  )
}

function Domain({ id: domainId, domain, provedAt, record }: DomainView) {
  const api = useApi()
  const prove = useMutation({ ...api.send(proveDomain, { domainId }), retry: false })
  const onError = (error: Error) => void toast.error(asFailure(error).message)
  const remove = useMutation({ ...api.send(removeDomain, { domainId }), retry: false, onError })
  return (
    <li className="flex flex-col gap-3 border-t border-line pt-4">
      <p className="flex flex-wrap items-center justify-between gap-3">
        <span className="font-medium break-all">{domain}</span>
        <StatusBadge tone={provedAt ? 'accent' : 'caution'}>{provedAt ? t('proved') : t('notProvedYet')}</StatusBadge>
      </p>
      {!provedAt && (
        <dl className="flex flex-col gap-1 text-sm">
          <dt className="text-ink-soft">{t('nameOfTheTxtRecord')}</dt>
          <dd>
            <CopyableId id={record.name} label={t('copyTheRecordsNameFor', { domain })} />
          </dd>
          <dt className="text-ink-soft">{t('itsValue')}</dt>
          <dd>
            <CopyableId id={record.value} label={t('copyTheRecordsValueFor', { domain })} />
          </dd>
        </dl>
      )}
      {prove.isError && (
        <Banner tone="danger" role="alert">
          <span className="wrap-anywhere">{asFailure(prove.error).message}</span>
        </Banner>
      )}
      <div className="flex flex-wrap gap-3">
        {!provedAt && (
          <Button
            size="sm"
            pending={prove.isPending}
            onClick={() => prove.mutate(undefined, { onSuccess: () => toast.success(t('isProved', { domain })) })}
          >
            {rich(t, 'lookForTheRecordOf', { span: (text) => <span className="sr-only">{text}</span>, domain })}
          </Button>
        )}
        <Button look="secondary" size="sm" pending={remove.isPending} onClick={() => remove.mutate(undefined)}>
          {rich(t, 'giveUp', { span: <span className="sr-only"> {domain}</span> })}
        </Button>
      </div>
    </li>
  )
}

function AddDomain() {
  const [domain, setDomain] = useState('')
  const add = useMutation({ ...useApi().send(addDomain), retry: false })
  const failure = add.isError ? asFailure(add.error) : undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    add.mutate({ domain }, { onSuccess: () => setDomain('') })
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-3 border-t border-line pt-4">
      <Field
        label={t('anotherDomain')}
        hint={t('whatStandsBehindThe')}
        error={failure && (apiSentence(failure.details[0]?.message) ?? failure.message)}
      >
        <Input
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder={t('exampleCom')}
          value={domain}
          onChange={({ target }) => setDomain(target.value)}
        />
      </Field>
      <div>
        <Button type="submit" look="secondary" pending={add.isPending}>
          {t('add')}
        </Button>
      </div>
    </form>
  )
}
