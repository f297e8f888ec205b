'use client'
import { useEffect, useState } from 'react'
import { TriedOperation } from '#components/docs/reference/tried-operation.tsx'
import { Field } from '#components/ui/field.tsx'
import { GroupedSelect } from '#components/ui/input.tsx'
import { Link } from '#components/ui/link.tsx'
import { SkeletonList } from '#components/ui/skeleton.tsx'
import { endpointsOf, fetchDocument, type Documented } from '#lib/browser/api-document.ts'
import { catalogue } from '#lib/words/en/docs-reference.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

type Props = {
  /** The bearer for the next request; undefined where there is none. */
  getBearer: () => Promise<string | undefined>
}

const asked = () => new URLSearchParams(location.search).get('operation') ?? ''

/** The endpoints to choose from, and the chosen one to try. Loaded on demand: the library is half a megabyte. */
export default function Explorer({ getBearer }: Props) {
  const [document, setDocument] = useState<Documented | 'failed'>()
  const [chosen, setChosen] = useState(asked)
  useEffect(() => {
    fetchDocument().then(setDocument, () => setDocument('failed'))
  }, [])
  if (document === undefined) return <SkeletonList rows={8} rowClassName="h-12" label={t('loadingTheEndpoints')} />
  if (document === 'failed')
    return (
      <p role="alert" className="text-danger">
        {t('theDescriptionOfTheApi')}
      </p>
    )
  const groups = endpointsOf(document)
  const isKnown = groups.some(({ options }) => options.some(({ value }) => value === chosen))
  const only = isKnown ? chosen : 'placeOrder'
  const choose = (id: string) => {
    setChosen(id)
    history.replaceState(null, '', `?operation=${id}`)
  }
  return (
    <>
      <Field label={t('endpoint')}>
        <GroupedSelect groups={groups} value={only} onChange={({ target }) => choose(target.value)} />
      </Field>
      <p className="mt-2 mb-4">
        <Link className="text-link" href={`/docs/api/${only}`}>
          {t('itsPage')}
        </Link>
      </p>
      <TriedOperation key={only} document={document} only={only} getBearer={getBearer} />
    </>
  )
}
