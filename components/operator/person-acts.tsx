'use client'
import { useState } from 'react'
import { ReasonButton } from '#components/operator/reason-button.tsx'
import { Checkbox } from '#components/ui/checkbox.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import { disablePerson, enablePerson, endPersonSessions } from '#lib/people/operations.ts'
import type { PersonFileView } from '#lib/people/schema.ts'
import { catalogue } from '#lib/words/en/operator-people.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

type Props = { person: PersonFileView }

export function DisablePerson({ person: { id, name, keys } }: Props) {
  const [endKeys, setEndKeys] = useState(false)
  return (
    <ReasonButton
      label={t('disable')}
      look="danger"
      title={t('disable2', { name })}
      description={t('theyAreSignedOutEverywhere')}
      hint={t('theyReadItInA')}
      confirm={t('disable3')}
      options={useApi().send(disablePerson, { userId: id })}
      toInput={(reason) => ({ reason, endKeys })}
      done={() => ({ text: t('isDisabledAndSignedOut', { name }) })}
    >
      {keys > 0 && (
        <Checkbox
          label={t('revokeTheApiKeysThat', { keys })}
          hint={t('programsThatUseThemStop')}
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
      label={t('enableAgain')}
      look="primary"
      title={t('letInAgain', { name })}
      description={t('theyCanSignInWith')}
      hint={t('keptInTheAuditLog')}
      confirm={t('enable')}
      options={useApi().send(enablePerson, { userId: id })}
      toInput={(reason) => ({ reason })}
      done={() => ({ text: t('maySignInAgainAnd', { name }) })}
    />
  )
}

export function SignOutPerson({ person: { id, name } }: Props) {
  return (
    <ReasonButton
      label={t('signOutEverywhere')}
      title={t('signOutEverywhere2', { name })}
      description={t('everySessionOfTheirsEnds')}
      hint={t('keptInTheAuditLog')}
      confirm={t('signThemOut')}
      options={useApi().send(endPersonSessions, { userId: id })}
      toInput={(reason) => ({ reason })}
      done={() => ({ text: t('isSignedOutEverywhere', { name }) })}
    />
  )
}
