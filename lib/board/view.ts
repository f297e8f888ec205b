import type { SearchView } from '#lib/board/schema.ts'
import type { BoardSearch } from '#lib/generated/prisma/client.ts'
import { withoutAbsent } from '#lib/view.ts'

export const toSearchView = ({ id, name, alerts, q, archive, country, language }: BoardSearch): SearchView => ({
  ...{ id, name, alerts },
  query: withoutAbsent({ q, archive, country, language }),
})
