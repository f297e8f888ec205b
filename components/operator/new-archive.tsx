'use client'
import { useRouter } from 'next/navigation'
import { Allowed } from '#components/operator/allowed.tsx'
import { ArchiveForm } from '#components/operator/lazy-archive-form.tsx'
import { Card } from '#components/ui/card.tsx'
import { toast } from '#components/ui/toast.ts'
import { addArchive } from '#lib/archives/operations.ts'
import { catalogue } from '#lib/words/en/operator-archives.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

export function NewArchive() {
  const router = useRouter()
  return (
    <>
      <h1 className="mb-6 text-3xl">{t('addAnArchive')}</h1>
      <Card className="max-w-3xl">
        <Allowed scope={addArchive.scope} what={t('addArchives')}>
          <ArchiveForm
            onSaved={({ id, name }) => {
              toast.success(t('isInTheDirectory', { name }))
              router.push(`/operator/archives/${id}`)
            }}
          />
        </Allowed>
      </Card>
    </>
  )
}
