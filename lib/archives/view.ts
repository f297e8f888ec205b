import type { ArchiveView } from '#lib/archives/schema.ts'
import type { Archive } from '#lib/generated/prisma/client.ts'
import { withoutAbsent } from '#lib/view.ts'

export type ArchiveListing = Pick<
  Archive,
  'id' | 'name' | 'nameLatin' | 'kind' | 'city' | 'countryISOA3' | 'isil' | 'website'
>

export const toArchiveView = ({
  id,
  name,
  nameLatin,
  kind,
  city,
  countryISOA3,
  isil,
  website,
}: ArchiveListing): ArchiveView => withoutAbsent({ id, name, nameLatin, kind, city, countryISOA3, isil, website })
