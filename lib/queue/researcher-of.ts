type Row = { researcherId: string | null; researcherName: string | null }

/** The researcher of a row of the queue, where somebody is chosen. */
export const researcherOf = ({ researcherId: id, researcherName: name }: Row) =>
  id !== null && name !== null ? { researcher: { id, name } } : {}
