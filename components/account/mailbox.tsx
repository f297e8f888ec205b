import { Fragment } from 'react'
import { CatalogueCard } from '#components/ui/card.tsx'
import { DateTime } from '#components/ui/date-time.tsx'
import { EmptyState } from '#components/ui/states.tsx'
import { rich } from '#components/ui/rich.tsx'
import { catalogue } from '#lib/words/en/sign-in.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

type MailboxItem = { id: string; recipient: string; subject: string; text: string; createdAt: string }

/** Every mail of this installation, for want of a mail server. */
export function Mailbox({ mails }: { mails: MailboxItem[] }) {
  return (
    <div className="mx-auto max-w-3xl px-4 py-10 sm:px-6">
      <h1 className="mb-2 text-3xl">{t('mailbox')}</h1>
      <p className="mb-6 text-ink-soft">{t('noMailServerIsSet')}</p>
      {mails.length === 0 ? (
        <EmptyState title={t('noMailYet')}>{t('registerOrAskForA')}</EmptyState>
      ) : (
        <ol className="flex flex-col gap-5">
          {mails.map(({ id, recipient, subject, text, createdAt }) => (
            <li key={id}>
              <CatalogueCard
                callNumber={rich(t, 'to', { recipient, dateTime: <DateTime value={createdAt} /> })}
                title={<bdi>{subject}</bdi>}
              >
                <p dir="auto" className="whitespace-pre-line">
                  <Linked text={text} />
                </p>
              </CatalogueCard>
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}

/** Addresses in a text as links. */
function Linked({ text }: { text: string }) {
  return text.split(/(https?:\/\/\S+)/).map((part, i) =>
    i % 2 === 1 ? (
      <a key={i} href={part} className="text-link break-all">
        {part}
      </a>
    ) : (
      <Fragment key={i}>{part}</Fragment>
    ),
  )
}
