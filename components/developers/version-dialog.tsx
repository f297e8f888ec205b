'use client'
import { useMutation } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { Banner } from '#components/ui/banner.tsx'
import { Button } from '#components/ui/button.tsx'
import { Dialog } from '#components/ui/dialog.tsx'
import { RadioCards } from '#components/ui/radio-cards.tsx'
import { rich } from '#components/ui/rich.tsx'
import { toast } from '#components/ui/toast.ts'
import { useApi } from '#lib/browser/api-provider.tsx'
import { asFailure } from '#lib/browser/failure.ts'
import { updateKey } from '#lib/clients/operations.ts'
import type { KeyView } from '#lib/clients/schema.ts'
import { changedBetween, knownVersions, newestVersion } from '#lib/versions.ts'
import { catalogue } from '#lib/words/en/developers.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** The newest first; of each, which endpoints differ from what the key speaks now. */
const choicesFor = (current: string) =>
  [...new Set([current, ...knownVersions()])]
    .sort()
    .reverse()
    .map((version) => {
      const ids = changedBetween(current, version)
      const differs = t('differsIn', { count: ids.length, ids: ids.join(', ') })
      return { value: version, label: version, description: version === current ? t('itSpeaksThisNow') : differs }
    })

/** Which version of the interface a key speaks. */
export function VersionDialog({ apiKey: { id, name, version }, onClose }: { apiKey: KeyView; onClose: () => void }) {
  const [chosen, setChosen] = useState(newestVersion())
  const update = useMutation(useApi().send(updateKey, { keyId: id }))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const onSuccess = () => {
      toast.success(t('speaksVersion', { name, version: chosen }))
      onClose()
    }
    update.mutate({ version: chosen }, { onSuccess })
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={t('whichVersionSpeaks', { name })}
      description={t('anotherVersionCounts', { version })}
    >
      <form noValidate onSubmit={submit} className="flex flex-col gap-5">
        {update.isError && (
          <Banner tone="danger" role="alert">
            {asFailure(update.error).message}
          </Banner>
        )}
        <RadioCards
          legend={t('versionOfTheInterface')}
          name="version"
          options={choicesFor(version)}
          selected={chosen}
          onChange={({ target }) => setChosen(target.value)}
        />
        <p className="text-sm text-ink-soft">
          {rich(t, 'tryAVersionFirst', {
            a: (text) => (
              <a className="text-link" href="/docs/upgrading">
                {text}
              </a>
            ),
          })}
        </p>
        <div className="flex justify-end">
          <Button type="submit" pending={update.isPending}>
            {t('changeVersion')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
