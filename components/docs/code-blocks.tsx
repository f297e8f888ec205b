'use client'
import { Code } from '#components/docs/code.tsx'
import { fillIn } from '#components/docs/reader/fill-in.ts'
import { useReader } from '#components/docs/reader/use-reader.ts'
import { chooseLanguage, useLanguage } from '#components/docs/code-language.ts'
import { classNames } from '#components/ui/class-names.ts'
import { CopyButton } from '#components/ui/copy-button.tsx'
import { catalogue } from '#lib/words/en/docs.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

type CodeBlock = { language: string; file?: string | undefined; code: string }

const names = (): Record<string, string> => ({
  text: t('picture'),
  sh: t('shell'),
  mjs: t('node'),
  js: t('browser'),
  ts: 'TypeScript',
  py: t('python'),
  php: 'PHP',
  rb: t('ruby'),
  go: t('go'),
  java: t('java'),
  sha256: 'SHA-256',
  json: 'JSON',
  yaml: 'YAML',
})
/** What a reader of one language would read instead of it. */
const nearest: Record<string, string> = { mjs: 'ts', js: 'ts', ts: 'mjs' }
const find = (blocks: readonly CodeBlock[], language: string | undefined) =>
  blocks.find((block) => block.language === language)
const nameOf = (language: string) => names()[language] ?? language

/** One example, or the same one in several languages: then a row of buttons says which is shown. */
export function CodeBlocks({ blocks: given }: { blocks: readonly CodeBlock[] }) {
  const reader = useReader()
  const blocks = given.map((block) => ({ ...block, code: fillIn(block.code, reader) }))
  const language = useLanguage()
  const shown = find(blocks, language) ?? find(blocks, nearest[language]) ?? blocks[0]
  if (!shown) return null
  return (
    <figure className="my-5 overflow-hidden rounded-card border border-line bg-sheet">
      <figcaption className="flex min-h-10 items-center justify-between gap-x-3 border-b border-line bg-well px-3 text-sm">
        {blocks.length > 1 ? (
          <div role="group" aria-label={t('language')} className="-ml-2 flex min-w-0 overflow-x-auto">
            {blocks.map((block) => (
              <button
                key={block.language}
                type="button"
                aria-pressed={block === shown}
                onClick={() => chooseLanguage(block.language)}
                className={classNames(
                  'min-h-10 shrink-0 border-b-2 px-2 hover:text-ink focus-visible:-outline-offset-2',
                  block === shown ? 'border-accent font-medium text-ink' : 'border-transparent text-ink-soft',
                )}
              >
                {nameOf(block.language)}
              </button>
            ))}
          </div>
        ) : (
          <span className="text-ink-soft">{nameOf(shown.language)}</span>
        )}
        <span className="flex shrink-0 items-center gap-2">
          {shown.file !== undefined && (
            <a className="text-link hidden sm:inline" href={`/docs/examples/${shown.file}`}>
              {shown.file}
            </a>
          )}
          <CopyButton value={shown.code} label={t('copyTheCode')} />
        </span>
      </figcaption>
      {blocks.map((block) => (
        // It may be wider than the column: the keyboard has to be able to scroll it.
        <pre
          key={block.language}
          hidden={block !== shown}
          tabIndex={0}
          role="group"
          className="overflow-x-auto p-4 font-card text-[0.8125rem] leading-relaxed whitespace-pre focus-visible:-outline-offset-2"
        >
          <Code code={block.code} />
        </pre>
      ))}
    </figure>
  )
}
