import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Article } from '#components/docs/article.tsx'
import { parseArticle } from '#lib/server/docs/article.ts'
import { toDrawable } from '#lib/server/docs/drawable.ts'

const draw = (markdown: string) =>
  renderToStaticMarkup(createElement(Article, { blocks: toDrawable(parseArticle(markdown)) }))

it('draws whatever an operator may write, and never as HTML of theirs', () => {
  const html = draw(`<!-- for us -->

## Seller

<div onclick="x()">Moreau <b>SARL</b></div>

> quoted ~~once~~

---

![logo](https://example.org/a.png) and a<br>break

- [ ] to do
- with \`code\`

      and a block of it

| who | <i>what</i> |
| --- | --- |
| ~~a~~ | b<br>c |

[note]: https://example.org
`)
  expect(html).not.toMatch(/<(div onclick|b|i|img|del|hr|blockquote)\b/)
  expect(html).toContain('&lt;b&gt;SARL&lt;/b&gt;')
  expect(html).toContain('b&lt;br&gt;c')
  expect(html).toContain('&gt; quoted ~~once~~')
  expect(html).not.toContain('for us')
  expect(html).not.toContain('[note]')
})
