'use client'
import { useState } from 'react'
import { ReasonButton } from '#components/operator/reason-button.tsx'
import { Checkbox } from '#components/ui/checkbox.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import { disablePerson, enablePerson, endPersonSessions } from '#lib/people/operations.ts'
import type { PersonFileView } from '#lib/people/schema.ts'

type Props = { person: PersonFileView }

export function DisablePerson({ person: { id, name, keys } }: Props) {
  const [endKeys, setEndKeys] = useState(false)
  return (
    <ReasonButton
      label="Disable …"
      look="danger"
      title={`Disable ${name}?`}
      description="They are signed out everywhere at once and can’t sign in. Their clients, and orders under way, go on."
      hint="They read it in a mail."
      confirm="Disable"
      options={useApi().send(disablePerson, { userId: id })}
      toInput={(reason) => ({ reason, endKeys })}
      done={() => ({ text: `${name} is disabled and signed out everywhere.` })}
    >
      {keys > 0 && (
        <Checkbox
          label={keys === 1 ? 'Revoke the API key that they made' : `Revoke the ${keys} API keys that they made`}
          hint="Programs that use them stop working at once. It can’t be undone."
          checked={endKeys}
          onChange={(event) => setEndKeys(event.target.checked)}
        />
      )}
    </ReasonButton>
  )
}

export function EnablePerson({ person: { id, name } }: Props) {
  return (
    <ReasonButton
      label="Enable again …"
      look="primary"
      title={`Let ${name} in again?`}
      description="They can sign in with their password. Sessions and keys that ended stay ended."
      hint="Kept in the audit log."
      confirm="Enable"
      options={useApi().send(enablePerson, { userId: id })}
      toInput={(reason) => ({ reason })}
      done={() => ({ text: `${name} may sign in again, and reads so in a mail.` })}
    />
  )
}

export function SignOutPerson({ person: { id, name } }: Props) {
  return (
    <ReasonButton
      label="Sign out everywhere …"
      title={`Sign ${name} out everywhere?`}
      description="Every session of theirs ends at once. They can sign in again."
      hint="Kept in the audit log."
      confirm="Sign them out"
      options={useApi().send(endPersonSessions, { userId: id })}
      toInput={(reason) => ({ reason })}
      done={() => ({ text: `${name} is signed out everywhere.` })}
    />
  )
}
