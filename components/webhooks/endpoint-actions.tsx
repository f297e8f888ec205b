'use client'
import { useMutation } from '@tanstack/react-query'
import dynamic from 'next/dynamic'
import { useState } from 'react'
import type { Secret } from '#components/developers/secret-dialog.tsx'
import { Button } from '#components/ui/button.tsx'
import { toast } from '#components/ui/toast.ts'
import { useApi } from '#lib/browser/api-provider.tsx'
import { useMay } from '#lib/browser/may.ts'
import { asFailure } from '#lib/browser/failure.ts'
import { verifyWebhook } from '#lib/go-live/operations.ts'
import { pingEndpoint, updateEndpoint } from '#lib/webhooks/operations.ts'
import type { EndpointDetailView } from '#lib/webhooks/schema.ts'
import { catalogue } from '#lib/words/en/webhooks.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

const PingResult = dynamic(() => import('#components/webhooks/ping-result.tsx').then((module) => module.PingResult), {
  ssr: false,
})
const VerificationResult = dynamic(
  () => import('#components/webhooks/verification-result.tsx').then((module) => module.VerificationResult),
  { ssr: false },
)
const EditEndpointDialog = dynamic(
  () => import('#components/webhooks/edit-endpoint-dialog.tsx').then((module) => module.EditEndpointDialog),
  { ssr: false },
)
const RecoverDialog = dynamic(
  () => import('#components/webhooks/recover-dialog.tsx').then((module) => module.RecoverDialog),
  { ssr: false },
)
const RotateSecret = dynamic(
  () => import('#components/webhooks/endpoint-questions.tsx').then((module) => module.RotateSecret),
  { ssr: false },
)
const DeleteEndpoint = dynamic(
  () => import('#components/webhooks/endpoint-questions.tsx').then((module) => module.DeleteEndpoint),
  { ssr: false },
)
const SecretDialog = dynamic(
  () => import('#components/developers/secret-dialog.tsx').then((module) => module.SecretDialog),
  { ssr: false },
)

const turned = () => ({
  active: t('eventsAreSentAgainRecover'),
  paused: t('pausedNothingMoreIsSent'),
})

type Open = 'edit' | 'recover' | 'rotate' | 'delete' | Secret | undefined

/** Nothing for those who may only look. */
export function EndpointActions({ endpoint }: { endpoint: EndpointDetailView }) {
  const may = useMay()
  return may(updateEndpoint) && <Actions endpoint={endpoint} />
}

/** Everything that can be done to an endpoint, and what came of the two trials. */
function Actions({ endpoint }: { endpoint: EndpointDetailView }) {
  const { id, url, status } = endpoint
  const api = useApi()
  const [open, setOpen] = useState<Open>()
  const onError = (error: unknown) => toast.error(asFailure(error).message)
  const ping = useMutation({ ...api.send(pingEndpoint, { endpointId: id }), onError })
  // With the address that was tried: of another its outcome says nothing.
  const verify = useMutation({ ...api.send(verifyWebhook), onMutate: () => url, onError })
  const update = useMutation({ ...api.send(updateEndpoint, { endpointId: id }), onError })
  const active = status === 'active'
  const turn = (next: keyof ReturnType<typeof turned>) =>
    update.mutate({ status: next }, { onSuccess: () => toast.success(turned()[next]) })
  return (
    <>
      <div role="group" aria-label={t('whatToDo')} className="flex flex-wrap gap-2">
        {active ? (
          <>
            <Button size="sm" pending={ping.isPending} onClick={() => ping.mutate()}>
              {t('sendAPing')}
            </Button>
            <Button
              look="secondary"
              size="sm"
              pending={verify.isPending}
              onClick={() => verify.mutate({ endpointId: id })}
            >
              {t('tryItsSignatureCheck')}
            </Button>
            <Button look="secondary" size="sm" onClick={() => setOpen('recover')}>
              {t('recover')}
            </Button>
          </>
        ) : (
          <Button size="sm" pending={update.isPending} onClick={() => turn('active')}>
            {t('resume')}
          </Button>
        )}
        <Button look="secondary" size="sm" onClick={() => setOpen('edit')}>
          {t('edit')}
        </Button>
        {active && (
          <>
            <Button look="secondary" size="sm" pending={update.isPending} onClick={() => turn('paused')}>
              {t('pause')}
            </Button>
            <Button look="secondary" size="sm" onClick={() => setOpen('rotate')}>
              {t('rotateTheSecret')}
            </Button>
          </>
        )}
        <Button look="secondary" size="sm" className="text-danger" onClick={() => setOpen('delete')}>
          {t('delete')}
        </Button>
      </div>
      {ping.data && <PingResult key={ping.data.eventId} endpointId={id} eventId={ping.data.eventId} />}
      {verify.data && verify.context === url && <VerificationResult outcome={verify.data} />}
      <OpenDialog open={open} endpoint={endpoint} onChange={setOpen} />
    </>
  )
}

type DialogProps = { open: Open; endpoint: EndpointDetailView; onChange: (open: Open) => void }

function OpenDialog({ open, endpoint, onChange }: DialogProps) {
  const close = () => onChange(undefined)
  if (open === 'edit') return <EditEndpointDialog endpoint={endpoint} onClose={close} />
  if (open === 'recover') return <RecoverDialog endpoint={endpoint} onClose={close} />
  if (open === 'rotate') return <RotateSecret endpoint={endpoint} onClose={close} onRotated={onChange} />
  if (open === 'delete') return <DeleteEndpoint endpoint={endpoint} onClose={close} />
  return open && <SecretDialog secret={open} onClose={close} />
}
