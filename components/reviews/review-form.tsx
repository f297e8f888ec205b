'use client'
import { useMutation, type UseMutationOptions } from '@tanstack/react-query'
import { useState } from 'react'
import { Banner } from '#components/ui/banner.tsx'
import { Button } from '#components/ui/button.tsx'
import { Field, FieldError } from '#components/ui/field.tsx'
import { VisuallyHidden } from '#components/ui/hidden.tsx'
import { Textarea } from '#components/ui/input.tsx'
import { failureText } from '#lib/browser/failure-text.ts'
import type { ReviewsView, WriteReviewInput } from '#lib/reviews/schema.ts'
import { rich } from '#components/ui/rich.tsx'
import { catalogue } from '#lib/words/en/reviews.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

type Props = { options: UseMutationOptions<ReviewsView, Error, WriteReviewInput>; hint: string }

/** One to five stars, and words where somebody has some. */
export function ReviewForm({ options, hint }: Props) {
  const [stars, setStars] = useState<number>()
  const [content, setContent] = useState('')
  const [missing, setMissing] = useState(false)
  const { mutate, isPending, error } = useMutation(options)
  const submit = () => {
    setMissing(stars === undefined)
    if (stars === undefined) document.getElementsByName('stars')[0]?.focus()
    else if (!isPending) mutate({ stars, ...(content.trim() === '' ? {} : { content }) })
  }
  return (
    <form
      noValidate
      className="flex flex-col items-start gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <StarChoice stars={stars} error={missing && stars === undefined} onChoose={setStars} />
      <Field label={t('inWords')} hint={hint} optional className="w-full">
        <Textarea rows={3} value={content} onChange={({ target }) => setContent(target.value)} />
      </Field>
      {error && (
        <Banner tone="danger" role="alert">
          {failureText(error)}
        </Banner>
      )}
      <Button type="submit" pending={isPending}>
        {t('sendTheReview')}
      </Button>
    </form>
  )
}

type ChoiceProps = { stars: number | undefined; error: boolean; onChoose: (stars: number) => void }

const StarChoice = ({ stars, error, onChoose }: ChoiceProps) => (
  <fieldset aria-describedby={error ? 'stars-missing' : undefined}>
    <legend className="mb-1.5 font-medium">
      {rich(t, 'howDidItGo1', { span: (text) => <span className="font-normal text-ink-soft">{text}</span> })}
    </legend>
    <div className="flex flex-wrap gap-2">
      {[1, 2, 3, 4, 5].map((count) => (
        <label
          key={count}
          className="flex min-h-11 items-center gap-2 rounded-card border border-line px-3 has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
        >
          <input
            type="radio"
            name="stars"
            value={count}
            checked={stars === count}
            onChange={() => onChoose(count)}
            className="size-5 accent-accent focus-visible:outline-none"
          />
          <span>
            {count} <span aria-hidden="true">★</span>
            <VisuallyHidden>{t('stars', { count })}</VisuallyHidden>
          </span>
        </label>
      ))}
    </div>
    <FieldError id="stars-missing" message={error ? t('chooseFromOneToFive') : undefined} />
  </fieldset>
)
