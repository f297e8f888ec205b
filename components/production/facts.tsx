'use client'
import type { ReactNode } from 'react'
import { AnswerList } from '#components/go-live/answers.tsx'
import { Badge } from '#components/ui/badge.tsx'
import { Banner } from '#components/ui/banner.tsx'
import { Card, Details } from '#components/ui/card.tsx'
import { DateTime } from '#components/ui/date-time.tsx'
import { TypedText } from '#components/ui/typed-text.tsx'
import { EndpointBadge } from '#components/webhooks/endpoint-state.tsx'
import { roleWords } from '#lib/clients/roles.ts'
import type { ProductionFileView } from '#lib/production/schema.ts'
import { catalogue } from '#lib/words/en/production.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

type Props = { file: ProductionFileView }

const Part = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <section aria-labelledby={id}>
    <Card className="flex flex-col gap-3">
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      {children}
    </Card>
  </section>
)
const None = ({ children }: { children: ReactNode }) => <p className="text-ink-soft">{children}</p>

/** What stands out, before anything else. */
export const Flags = ({ file: { flags } }: Props) =>
  flags.length === 0 ? (
    <Banner tone="accent">{t('nothingStandsOut')}</Banner>
  ) : (
    <Banner tone="caution" title={t('whatStandsOut', { count: flags.length })}>
      <ul className="mt-1 list-disc ps-5">
        {flags.map(({ id, sentence }) => (
          <li key={id} className="wrap-anywhere">
            {sentence}
          </li>
        ))}
      </ul>
    </Banner>
  )

export const Answers = ({ file: { client } }: Props) => (
  <Part id="answers" title={t('theirAnswers')}>
    {client.productionAnswers ? <AnswerList answers={client.productionAnswers} /> : <None>{t('noAnswers')}</None>}
    <Details
      items={[
        {
          label: t('askedOn'),
          value: client.productionRequestedAt && <DateTime value={client.productionRequestedAt} />,
        },
        { label: t('clientSince'), value: <DateTime value={client.createdAt} shape="date" /> },
        { label: t('madeFor'), value: t(`kind.${client.kind}`) },
      ]}
    />
  </Part>
)

export const Practice = ({ file: { checks, sandbox } }: Props) => (
  <Part id="practice" title={t('inDevelopment')}>
    <ul className="flex flex-col gap-1">
      {checks.map(({ id, done, at }) => (
        <li key={id} className="flex items-start gap-3">
          <Badge tone={done ? 'accent' : 'neutral'}>{done ? t('seen') : t('notSeen')}</Badge>
          <span className="flex flex-wrap items-baseline gap-x-3">
            <span>{t(`check.${id}`)}</span>
            {at && (
              <span className="text-sm text-ink-soft">
                <DateTime value={at} shape="date" />
              </span>
            )}
          </span>
        </li>
      ))}
    </ul>
    <Details
      items={[
        { label: t('orders'), value: sandbox.orders },
        { label: t('requests'), value: t('requestsOfThem', sandbox) },
      ]}
    />
  </Part>
)

export const People = ({ file: { members, domains } }: Props) => (
  <Part id="people" title={t('people')}>
    {members.length === 0 ? (
      <None>{t('nobody')}</None>
    ) : (
      <ul className="flex flex-col gap-3">
        {members.map(({ id, name, email, role, confirmed, secondFactor, disabled }) => (
          <li key={id} className="flex flex-col gap-1">
            <p>
              <bdi className="font-medium">{name}</bdi>, <span className="wrap-anywhere">{email}</span>
            </p>
            <p className="flex flex-wrap gap-1">
              <Badge>{roleWords()[role].label}</Badge>
              <Badge className="whitespace-normal!" tone={confirmed ? 'accent' : 'caution'}>
                {confirmed ? t('confirmed') : t('notConfirmed')}
              </Badge>
              <Badge className="whitespace-normal!" tone={secondFactor ? 'accent' : 'neutral'}>
                {secondFactor ? t('factor') : t('noFactor')}
              </Badge>
              {disabled && <Badge tone="danger">{t('disabled')}</Badge>}
            </p>
          </li>
        ))}
      </ul>
    )}
    <Details
      items={[
        { label: t('website'), value: domains.web ?? t('notNamed') },
        { label: t('mailDomains'), value: domains.mail.join(', ') },
        { label: t('provedDomains'), value: domains.proved.join(', ') },
      ]}
    />
  </Part>
)

export const Endpoints = ({ file: { endpoints } }: Props) => (
  <Part id="endpoints" title={t('endpoints')}>
    {endpoints.length === 0 ? (
      <None>{t('noEndpoints')}</None>
    ) : (
      <ul className="flex flex-col gap-3">
        {endpoints.map((endpoint) => (
          <li key={endpoint.id} className="flex flex-col items-start gap-1">
            <span className="font-card text-sm break-all">{endpoint.url}</span>
            <span className="flex flex-wrap gap-1">
              <EndpointBadge endpoint={endpoint} />
              <Badge className="whitespace-normal!" tone={endpoint.verifiedAt ? 'accent' : 'neutral'}>
                {endpoint.verifiedAt ? t('checksSignatures') : t('signaturesNotSeen')}
              </Badge>
            </span>
          </li>
        ))}
      </ul>
    )}
  </Part>
)

export const Decisions = ({ file: { decisions } }: Props) => (
  <Part id="decisions" title={t('earlierDecisions')}>
    {decisions.length === 0 ? (
      <None>{t('noDecisions')}</None>
    ) : (
      <ol className="flex flex-col gap-3">
        {decisions.map(({ action, by, reason, createdAt }) => (
          <li key={`${action} ${createdAt}`} className="flex flex-col gap-1">
            <p>
              <span className="font-medium">{t(`decision.${action}`)}</span>{' '}
              <span className="text-sm text-ink-soft">
                <bdi>{by.name}</bdi>, <DateTime value={createdAt} />
              </span>
            </p>
            {reason && <TypedText>{reason}</TypedText>}
          </li>
        ))}
      </ol>
    )}
  </Part>
)
